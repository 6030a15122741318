// The least that any process costs.
int main(void) { return 0; }
