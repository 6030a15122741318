# The commands of a day's work; `make help` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
LAYOUTC := .build/release/layoutc
SWIFT_SOURCES := Package.swift Sources Plugins Tests Examples/PhotoGrid

RELEASE := --configuration release
ifeq ($(shell uname -s),Linux)
# A static executable has no libraries to find, and runs on any distribution.
RELEASE += $(addprefix -Xswiftc ,-static-executable -use-ld=lld)
endif

.PHONY: help run build dependencies test bench fuzz format lint docs install clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## Build, compile specs/tiles.yaml and show what comes out
	@echo '$$ layoutc build specs/tiles.yaml'
	@$(LAYOUTC) build specs/tiles.yaml

build: dependencies ## Build .build/release/layoutc, installing libyaml first where it is missing
	@[ -x $(LAYOUTC) ] || echo 'building $(LAYOUTC); the first time takes some minutes'
	@$(SWIFT) build --quiet $(RELEASE) --product layoutc

dependencies:
	@scripts/install-dependencies

test: build lint ## Run all tests, against debug code and against the release executable
	@scripts/install-test-tools
	@LAYOUTC_BINARY='$(CURDIR)/$(LAYOUTC)' $(SWIFT) test
	@for check in scripts/check-*; do echo "$$check"; "$$check" || exit 1; done

bench: build ## Measure against the floors and peers of docs/performance.md; ROWS=tiles48 picks rows
	@Benchmarks/run $(ROWS)

fuzz: dependencies ## Feed the compiler hostile input for a while
	@Fuzz/run

format: ## Format all Swift sources
	@$(SWIFT) format --in-place --recursive $(SWIFT_SOURCES)

lint: ## Check the format of all Swift sources
	@$(SWIFT) format lint --strict --recursive $(SWIFT_SOURCES)

docs: build ## Write the generated parts of the documentation anew
	@scripts/generate-docs

install: build ## Install the executable, completions and manual page below PREFIX
	@install -d '$(PREFIX)/bin' '$(PREFIX)/share/man/man1' '$(PREFIX)/share/bash-completion/completions' \
	  '$(PREFIX)/share/zsh/site-functions' '$(PREFIX)/share/fish/vendor_completions.d'
	@install -m 755 $(LAYOUTC) '$(PREFIX)/bin/layoutc'
	@$(LAYOUTC) man > '$(PREFIX)/share/man/man1/layoutc.1'
	@$(LAYOUTC) completions bash > '$(PREFIX)/share/bash-completion/completions/layoutc'
	@$(LAYOUTC) completions zsh > '$(PREFIX)/share/zsh/site-functions/_layoutc'
	@$(LAYOUTC) completions fish > '$(PREFIX)/share/fish/vendor_completions.d/layoutc.fish'
	@echo 'installed $(PREFIX)/bin/layoutc'

clean: ## Remove what was built and generated
	@rm -rf .build .tools Generated
