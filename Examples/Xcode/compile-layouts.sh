#!/bin/sh
# A Run Script phase of Xcode: compiles each spec in the input file list to the file in the same line of the output file list.
#
# A sandboxed script may read and write the files of its lists only, so layoutc writes to standard output.
set -eu
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"

while read -r spec <&3 && read -r output <&4; do
  mkdir -p "$(dirname "$output")"
  layoutc build --quiet --format text "$spec" --emit swift --runtime none -o - >"$output" || {
    rm -f "$output"
    exit 1
  }
done 3<"$SCRIPT_INPUT_FILE_LIST_0" 4<"$SCRIPT_OUTPUT_FILE_LIST_0"
