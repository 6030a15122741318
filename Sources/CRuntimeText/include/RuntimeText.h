// The text of LayoutRuntime, which layoutc writes beside generated Swift.

/// The sources one after the other, each with a zero byte behind it.
const unsigned char *runtimeText(void);

/// In bytes.
long runtimeTextLength(void);
