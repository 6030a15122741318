#!/bin/sh
# Writes the file lists of the Run Script phase anew: to be run by hand in this folder when a spec comes or goes.
set -eu
layoutc inputs Layouts --emit swift --format xcfilelist >Layouts-inputs.xcfilelist
layoutc inputs Layouts --emit swift --format xcfilelist --list outputs >Layouts-outputs.xcfilelist
