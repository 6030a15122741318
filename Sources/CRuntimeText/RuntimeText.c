#include "RuntimeText.h"

// `#embed` is C23, which clang has in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

// One line for each folder of LayoutRuntime, which lists its own files.
static const unsigned char text[] = {
#include "../LayoutRuntime/Geometry/Files.h"
#include "../LayoutRuntime/Tables/Files.h"
#include "../LayoutRuntime/Flow/Files.h"
#include "../LayoutRuntime/Waterfall/Files.h"
#include "../LayoutRuntime/Timing/Files.h"
#include "../LayoutRuntime/Transitions/Files.h"
#include "../LayoutRuntime/Data/Files.h"
#include "../LayoutRuntime/Chains/Files.h"
#include "../LayoutRuntime/Packed/Files.h"
#include "../LayoutRuntime/UIKit/Files.h"
};

const unsigned char *runtimeText(void) {
  return text;
}

long runtimeTextLength(void) {
  return sizeof text;
}
