# Everything here needs only Python 3.11 or newer, make and git. A C compiler makes the kernel fast;
# a current Node is brought along as a Python wheel when the machine has none.

PYTHON ?= python3
VENV   ?= .venv
BIN     = $(VENV)/bin
# Processes of a test run, one a core; one alone with: make test JOBS=0
JOBS   ?= logical
PYTEST  = $(BIN)/python -m pytest
SPREAD  = -n $(JOBS) --dist worksteal
# Finding none of its kind of test (5) is no failure for a part of the run; the first part has some.
OR_NONE = || test $$? -eq 5
ARGS   ?=
# Where it is set, every one of the many processes of a run would compile all it imports again.
unexport PYTHONDONTWRITEBYTECODE

# What the kernel and the page are built from: touching one of these rebuilds, nothing else does.
KERNEL_SOURCES = $(wildcard packaging/build_kernel.py) $(shell find src -name '*_cy.py' -o -name '*_inc.py' 2>/dev/null)
PAGE_SOURCES   = packaging/build_page.py $(shell find web -type f \
	-not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path '*/generated/*' 2>/dev/null)
PACKAGING      = pyproject.toml hatch_build.py

.PHONY: docs help play test test-python test-web test-browser pictures soak lint format bench build page kernel clean distclean
.DEFAULT_GOAL = help

help:
	@echo "make play   install what is needed and open the table in a browser"
	@echo "make test   all tests (fast ones first, then the page's, then those in a browser)"
	@echo "make lint   formatting, types, dependency rules"
	@echo "make soak   the long runs: thousands of random games of every ruleset"
	@echo "make bench  benchmarks"
	@echo "make pictures  every state of the page in both themes, in build/pictures"
	@echo "make docs   the documentation site, in build/site"
	@echo "make clean  remove what was built (distclean: the environment too)"

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Jantaku needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@test -x $(BIN)/python && $(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv $(VENV) || \
		{ echo "No virtual environment can be made here; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@touch $@

# Installing builds kernel and page through the hook, with Cython and Node in pip's own build
# environment, so that whoever only plays gets neither installed.
$(VENV)/.play: $(VENV)/.made $(PACKAGING) $(KERNEL_SOURCES) $(PAGE_SOURCES)
	@echo "Installing Jantaku (the first time takes a minute or two)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[play]'
	@touch $@

$(VENV)/.dev: $(VENV)/.made $(PACKAGING)
	@echo "Installing the development tools"
	@JANTAKU_BUILD_KERNEL=no JANTAKU_BUILD_PAGE=no \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

$(VENV)/.kernel: $(VENV)/.dev $(KERNEL_SOURCES)
	@$(BIN)/python packaging/build_kernel.py || echo "The kernel will run interpreted." >&2
	@touch $@

$(VENV)/.page: $(VENV)/.dev $(PAGE_SOURCES)
	@$(BIN)/python packaging/build_page.py
	@touch $@

kernel: $(VENV)/.kernel
page: $(VENV)/.page
build: kernel page

play: $(VENV)/.play
	@$(BIN)/python packaging/build_page.py --is-current || \
		{ echo "The page in the browser is missing or older than its sources: see" >&2; \
		  echo "  $(BIN)/python packaging/build_page.py" >&2; }
	$(BIN)/jantaku serve --open $(ARGS)

test: build
	$(PYTEST) $(SPREAD) -m "not slow and not browser and not soak" $(ARGS)
	$(MAKE) --no-print-directory test-web
	$(PYTEST) $(SPREAD) -m "slow and not browser and not soak" $(ARGS) $(OR_NONE)
	$(MAKE) --no-print-directory test-browser

test-python: kernel
	$(PYTEST) $(SPREAD) -m "not browser and not soak" $(ARGS)

test-web: $(VENV)/.page
	$(BIN)/python packaging/build_page.py --npm run test

test-browser: build
	$(PYTEST) $(SPREAD) -m "browser and not soak" $(ARGS) $(OR_NONE)

pictures: build
	$(BIN)/python -m tests.browser.pictures $(ARGS)

soak: build
	$(PYTEST) -m soak -s $(ARGS)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy hatch_build.py $(wildcard packaging/*.py)
	$(BIN)/lint-imports --no-cache
	$(BIN)/python packaging/build_page.py --npm run check

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: build
	@for script in benchmarks/*.py; do echo "== $$script"; $(BIN)/python $$script $(ARGS) || exit 1; done

$(VENV)/.docs: $(VENV)/.made $(PACKAGING)
	@JANTAKU_BUILD_KERNEL=no JANTAKU_BUILD_PAGE=no \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	@touch $@

docs: $(VENV)/.docs
	$(BIN)/python packaging/build_docs.py

clean:
	rm -rf build dist src/jantaku/server/static web/dist web/node_modules web/src/generated
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks .import_linter_cache
	find src tests -name '*_cy*.so' -delete -o -name '*_cy*.pyd' -delete -o -name '*_cy.c' -delete
	find src tests packaging benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	rm -f $(VENV)/.play $(VENV)/.kernel $(VENV)/.page $(VENV)/.docs

distclean: clean
	rm -rf $(VENV)
