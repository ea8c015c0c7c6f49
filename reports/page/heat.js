// Any two dimensions as a table of numbers and colours.

'use strict';

/** Shares of supported cases that pass, from which on a cell has a level: [share, level, sign]. */
const HEAT_LEVELS = [[1, 'all', '✓'], [0.99, 'most', '!'], [0.9, 'many', '!'], [0.5, 'half', '!'], [Number.MIN_VALUE, 'few', '✗'], [0, 'zero-pass', '✗']];

const heat = {
  name: 'heat',
  title: 'Any two dimensions',

  isThere() { return model.runs.length > 0; },

  show(into, state) {
    const run = navigation.run(state);
    const rows = dimensions.named(state.rows, 'type');
    const columns = dimensions.named(state.columns, 'reduction');
    const where = (state.q ?? '').trim();
    const filter = where === '' ? null : search.compile(where);
    into.append(this.chooser('heat', { rows: rows.name, columns: columns.name }, dimensions.list.map(({ name, title }) => [name, title])), this.legend());
    if (filter !== null)
      into.append(element('p', {}, 'Only cases of ', element('code', {}, where), '. ',
        element('a', { href: address.with({ q: null, view: 'heat' }) }, 'All cases'), ...filter.messages.map((text) => ` ${text}`)));
    const runs = run === null ? order.runs() : [run];
    into.append(rows === columns ? element('p', {}, 'Choose two different dimensions.') : this.table(run, runs, rows, columns, where, filter));
  },

  /** Chooses two members of the address of a view, which are `chosen`, from options [value, text]; a button swaps them. */
  chooser(view, chosen, options) {
    const [[first, one], [second, other]] = Object.entries(chosen);
    const select = (id) => element('label', {}, id, element('select', {
      id: `${view}-${id}`, onchange: (event) => address.go({ view, ...chosen, [id]: event.target.value }),
    }, options.map(([value, text]) => element('option', { value, selected: value === chosen[id] }, text))));
    const swap = element('button', { type: 'button', id: `${view}-swap`, onclick: () => address.go({ view, [first]: other, [second]: one }) }, 'Swap');
    return element('div', { class: 'choices-of-view' }, select(first), select(second), swap);
  },

  legend() {
    const steps = [['all', '✓ all pass'], ['most', '! from 99 %'], ['many', '! from 90 %'], ['half', '! from 50 %'], ['few', '✗ fewer'], ['zero-pass', '✗ none'], ['off', '– not supported']];
    return element('p', { class: 'note heat-legend' }, 'Passed of supported cases; below it the failures. ',
      steps.map(([level, words]) => [element('span', { class: `heat ${level}` }, words), ' ']), '· no case');
  },

  /** Counts by row and column. */
  count(runs, rows, columns, rowKeys, columnKeys, filter) {
    const table = rowKeys.map(() => columnKeys.map(() => null));
    const rowsOf = rows.isOfRuns ? null : dimensions.positions(rows, rowKeys);
    const columnsOf = columns.isOfRuns ? null : dimensions.positions(columns, columnKeys);
    const runAt = new Map((rows.isOfRuns ? rowKeys : columns.isOfRuns ? columnKeys : []).map(({ key }, at) => [key, [at]]));
    for (const run of runs)
      for (const number of scores.numbers(run)) {
        if (filter !== null && !filter.holds(run, number)) continue;
        for (const row of rowsOf === null ? runAt.get(run.number) : rowsOf[number])
          for (const column of columnsOf === null ? runAt.get(run.number) : columnsOf[number])
            scores.add((table[row][column] ??= scores.empty()), run.verdicts[number]);
      }
    return table;
  },

  table(run, runs, rows, columns, where, filter) {
    const ofRuns = (keys) => keys.filter((key) => key.run === undefined || runs.includes(key.run));
    const rowKeys = ofRuns(rows.keys()), columnKeys = ofRuns(columns.keys());
    const counted = this.count(runs, rows, columns, rowKeys, columnKeys, filter);
    const shownRows = rowKeys.map((key, at) => ({ key, at })).filter(({ at }) => counted[at].some((cell) => cell !== null));
    const shownColumns = columnKeys.map((key, at) => ({ key, at })).filter(({ at }) => counted.some((row) => row[at] !== null));
    if (shownRows.length === 0) return element('p', {}, 'No case is of both.');
    const total = (cells) => scores.sum(cells.filter((cell) => cell !== null));
    const link = (...keys) => this.link(run, where, keys);
    const isCounted = (dimension) => !['clause', 'question'].includes(dimension.name); // a case may be about several of these
    const body = shownRows.map((row) => [
      { content: row.key.text, sort: row.at, title: row.key.title },
      ...shownColumns.map((column) => this.cell(counted[row.at][column.at], link(row.key, column.key), `${row.key.text}, ${column.key.text}`)),
      ...(isCounted(columns) ? [this.cell(total(counted[row.at]), link(row.key), `${row.key.text}, all`)] : [])]);
    if (isCounted(rows)) {
      const foot = ['all', ...shownColumns.map((column) =>
        this.cell(total(counted.map((row) => row[column.at])), link(column.key), `all, ${column.key.text}`))];
      if (isCounted(columns)) foot.push(this.cell(total(counted.flat()), link(), 'all'));
      body.push(Object.assign(foot, { foot: true }));
    }
    return sortableTable({
      caption: `${rows.title} × ${columns.title}, ${run === null ? `all ${countText(runs.length, 'run')}` : run.title}`,
      className: 'dense heat-table',
      limit: 200,
      heads: [{ text: rows.title }, ...shownColumns.map(({ key }) => ({ text: key.text, title: key.title, isNumber: true })),
        ...(isCounted(columns) ? [{ text: 'all', isNumber: true }] : [])],
      rows: body,
    }).element;
  },

  /** To the cases of one run, or to the same cases by implementation. */
  link(run, where, keys) {
    const one = run ?? keys.find((key) => key.run)?.run ?? null;
    const terms = [where, ...keys.map(({ term }) => term)].filter(Boolean);
    if (one !== null) return navigation.cases(one, terms);
    return navigation.address('heat', null, { rows: 'implementation', columns: 'version', q: terms.join(' ') });
  },

  cell(counts, href, what) {
    if (counts === null || counts.cases === 0) return { content: '·', sort: '', className: 'heat none' };
    const supported = marks.supported(counts), passed = counts.passed + counts.warned;
    const [, level, sign] = supported === 0 ? [0, counts.unsupported > 0 ? 'off' : 'none', counts.unsupported > 0 ? '–' : '·']
      : HEAT_LEVELS.find(([share]) => passed / supported >= share);
    return {
      content: supported === 0 ? sign : `${sign} ${scores.passedText(counts)}`,
      small: counts.failed > 0 ? numberText(counts.failed) : '',
      sort: supported === 0 ? -1 : passed / supported,
      className: `heat ${level}`,
      href,
      title: `${what}: ${scores.title(counts)}`,
    };
  },
};

views.push(heat);
