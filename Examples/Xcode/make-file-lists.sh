#!/bin/sh
# Writes the file lists of the Run Script phase anew, to be run by hand in this folder when a spec comes or goes; and what all
# specs share, LayoutRuntime.swift, which changes with layoutc only.
set -eu
set -- Layouts --emit swift --runtime none --format xcfilelist
layoutc inputs "$@" >Layouts-inputs.xcfilelist
# Written to standard output, the tables of a spec stand in one file with its layouts.
layoutc inputs "$@" --list outputs | grep -v '\.tables\.swift$' >Layouts-outputs.xcfilelist
layoutc runtime >LayoutRuntime.swift
