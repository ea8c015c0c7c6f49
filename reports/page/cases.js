// The list of cases: a search, selectors that write its terms, and a row for each case that it finds.

'use strict';

const casesView = {
  name: 'cases',
  title: 'Cases',
  ROWS: 100, // shown at once, as many as a filter lays out in 50 ms; fewer where each row has a sign for many runs
  ROWS_OF_RUNS: 40,

  isThere: () => model.runs.length > 0,

  show(into, state) {
    const run = navigation.run(state), runs = run === null ? order.runs() : [run];
    this.run = run;
    this.runs = runs;
    this.there = caseOrder.byVerdict(runs).filter((number) => runs.some((one) => model.letter(one, number) !== '.'));
    this.field = element('input', {
      id: 'search', type: 'search', value: state.q ?? '', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off',
      'aria-describedby': 'search-example', oninput: () => address.go({ q: this.field.value }, true),
    });
    this.selects = this.makeSelects();
    this.found = element('span', { 'aria-live': 'polite' });
    this.clearing = element('button', { type: 'button', onclick: () => this.clear() }, 'Clear');
    this.messages = element('div', { class: 'search-messages', role: 'status' });
    this.table = sortableTable({
      caption: run === null ? 'Each run has a column; a sign leads to the case in that run' : 'Failures first; a case leads to its details',
      className: run === null ? 'cases dense of-runs' : 'cases', rows: [], noun: 'case', limit: run === null ? this.ROWS_OF_RUNS : this.ROWS,
      heads: this.heads(), build: (number) => this.row(number),
    });
    this.sortAsSaid(state);
    into.append(this.form(), this.messages, element('p', { class: 'found' }, this.found, this.clearing), this.table.element);
    this.filter(state);
  },

  update(into, state) {
    if (document.activeElement !== this.field) this.field.value = state.q ?? '';
    this.filter(state);
    return true;
  },

  // ---- the search

  form() {
    const terms = Object.entries(search.KEYS).map(([key, takes]) => element('div', {}, element('dt', {}, element('code', {}, `${key}:`)), element('dd', {}, takes)));
    return element('form', { class: 'search', role: 'search', onsubmit: (event) => event.preventDefault() },
      element('label', { for: 'search' }, 'Search'), this.field,
      element('p', { class: 'note', id: 'search-example' }, 'Such as ', element('code', {}, 'verdict:fail dtype:float16 clause:*.index-* -waived:yes'),
        '. All terms must hold; words are looked for in ids and reasons.'),
      element('details', { class: 'search-help' }, element('summary', {}, 'All terms'),
        element('dl', { class: 'terms' }, terms),
        element('p', { class: 'note' }, 'Values are globs (* ? [abc]) where names are looked for; commas mean “or”; texts with spaces stand in double quotes; ',
          'a - before a term means “not”.')),
      element('div', { class: 'choices-of-view' }, Object.values(this.selects).map(({ label }) => label)));
  },

  /** The selectors, by the key of the term that they write. Values have a "=" before them, because a reduction may be "". */
  makeSelects() {
    const { data } = model;
    const used = (names, column) => names.filter((name, position) => data.cases[column].includes(position));
    const letters = new Set(this.runs.flatMap((run) => [...new Set(run.verdicts)]));
    const verdicts = Object.entries(VERDICTS).filter(([letter]) => letters.has(letter)).map(([, name]) => name);
    const choices = {
      verdict: ['verdict', verdicts],
      version: ['operator version', used(data.versions.map(({ id }) => id), 'versions')],
      dtype: ['type', used(data.types, 'types').sort()],
      reduction: ['reduction', used(data.reductions, 'reductions')],
      clause: ['clause', model.clauseNames],
    };
    return Object.fromEntries(Object.entries(choices).map(([key, [words, values]]) => {
      const select = element('select', {
        id: `choose-${key}`,
        onchange: () => address.go({ q: search.withTerm(address.get().q ?? '', key, select.value === '' ? null : values[select.selectedIndex - 1]) }),
      }, element('option', { value: '' }, 'any'), values.map((value) => element('option', { value: `=${navigation.termValue(value)}` }, value === '' ? '“”' : value)));
      return [key, { select, label: element('label', {}, words, select) }];
    }));
  },

  filter(state) {
    const text = state.q ?? '', compiled = search.compile(text);
    const found = this.there.filter((number) => compiled.about(number) && this.runs.some((run) => compiled.inRun(run, number)));
    for (const [key, { select }] of Object.entries(this.selects)) {
      const value = search.valueOf(text, key);
      select.value = value === '' ? '' : `=${value}`;
      if (select.selectedIndex < 0) select.selectedIndex = 0;
    }
    this.messages.replaceChildren(...compiled.messages.map((message) => element('p', {}, message)));
    this.found.textContent = `${numberText(found.length)} of ${countText(this.there.length, 'case')}`;
    this.clearing.hidden = text === '';
    this.state = state;
    this.table.setRows(found);
  },

  clear() {
    address.go({ q: null });
    this.field.value = '';
    this.field.focus();
  },

  // ---- the table

  heads() {
    const { run } = this, { data } = model;
    const types = caseOrder.places(data.types), reductions = caseOrder.places(data.reductions), texts = caseOrder.places(data.texts);
    const fixed = [
      { text: 'case', key: caseOrder.idKey() },
      { text: 'operator version', key: (number) => data.cases.versions[number] },
      { text: 'type', key: (number) => types[data.cases.types[number]] ?? '' },
      { text: 'reduction', key: (number) => reductions[data.cases.reductions[number]] ?? '' },
    ];
    if (run === null)
      return [...fixed, ...this.runs.map((one) => ({ text: one.title, className: 'upright', key: (number) => caseOrder.rank(one, number) }))];
    fixed.splice(1, 0, { text: 'verdict', key: (number) => caseOrder.rank(run, number) });
    return [...fixed, { text: 'why', key: (number) => texts[run.reasonOf.get(number)?.text] ?? '' }];
  },

  /** Where a case is shown, with the search that the way back leads to. */
  caseAddress(run, number) {
    return navigation.address('case', run, { case: model.id(number), q: this.state.q ?? null, sort: this.state.sort ?? null });
  },

  row(number) {
    const { run } = this;
    const version = model.version(number)?.id ?? 'none';
    const name = { content: shortId(number), href: this.caseAddress(run, number), title: model.id(number), className: 'case-id' };
    const known = [version, model.type(number), model.reduction(number) || '“”'];
    if (run === null) return [name, ...known, ...this.runs.map((one) => this.sign(one, number))];
    const clauses = model.found(run, number).map((clause) => clause.name);
    return [name, this.verdict(number), ...known, { content: model.reason(run, number), small: clauses.join(', '), className: 'reason' }];
  },

  verdict(number) {
    const { run } = this, mark = marks.ofLetter(model.letter(run, number));
    const more = [model.set(run, 'waived').has(number) ? 'waived' : '', model.set(run, 'unsteady').has(number) ? 'unsteady' : ''];
    return { content: `${marks.signs[mark]} ${model.verdict(run, number)}`, mark, small: more.filter((text) => text !== '').join(', ') };
  },

  /** The sign of a case in one of several runs. */
  sign(run, number) {
    const mark = marks.ofLetter(model.letter(run, number)), words = `${run.title}: ${model.verdict(run, number)}`;
    if (mark === 'none') return { content: marks.signs.none, mark, title: words };
    return { content: element('a', { href: this.caseAddress(run, number), 'aria-label': words, title: words }, marks.signs[mark]), mark };
  },

  /** The order of the table is in the address: sort=2 is by the third column, sort=-2 the other way round. */
  sortAsSaid(state) {
    const [, falls, column] = /^(-?)(\d{1,3})$/.exec(state.sort ?? '') ?? [];
    if (column !== undefined && Number(column) < this.table.heads.length) {
      this.table.sortBy(Number(column));
      if (falls === '-') this.table.sortBy(Number(column));
    }
    this.table.element.addEventListener('click', (event) => {
      if (event.target.closest('thead button')) address.go({ sort: `${this.table.falls ? '-' : ''}${this.table.column}` }, true);
    });
  },
};

views.push(casesView);
