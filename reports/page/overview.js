// The top of a run: what the implementation does, in a sentence, in counts, and by operator version.

'use strict';

/** @type {[string, string[], string][]} The columns of the table of statements: words, and the members of standings that they sum up. */
const STANDING_COLUMNS = [
  ['answered', ['answered'], 'Valid inputs that are answered correctly'],
  ['correctly refused', ['refused', 'permitted'], 'Refused, where refusal is required or permitted'],
  ['not defined', ['unstated'], 'The specification allows anything, and nothing was damaged'],
  ['answered although invalid', ['accepted'], 'Invalid inputs that are answered, with a warning'],
  ['failed', ['failed'], 'Wrong answers, crashes, timeouts, too much memory; waived or not'],
  ['not supported', ['unsupported', 'claimed', 'limited', 'newer', 'excused'], 'The implementation says that it does not support them'],
  ['others', ['not_shown', 'disputed', 'untested'], 'Refusals that show nothing, because the valid sibling of the case '
    + 'was not answered either; stored outputs that the specification does not allow; cases without a verdict'],
];

/** The counts above the bar: kind of scores.empty, mark, words. */
const COUNTS = [
  ['passed', 'good', 'passed'],
  ['warned', 'fair', 'passed with warnings'],
  ['failed', 'bad', 'failed'],
  ['unsupported', 'off', 'not supported'],
  ['others', 'none', 'without a verdict'],
];

const overview = {
  name: 'overview',
  title: 'Overview',

  isThere(state) { return navigation.run(state) !== null; },

  show(into, state) {
    const run = navigation.run(state);
    into.append(element('p', { class: 'sentence' }, run.sentence), this.counts(run), ...this.incomplete(run));
    into.append(...[links.implementation(run), run.command === '' ? null : command.block(run.command)].filter(Boolean));
    this.showStatements(into, run);
    this.showPairs(into, run);
    this.showRemarks(into, run);
    this.showUnsupported(into, run);
    into.append(element('h3', {}, 'About this run'), this.facts(run), this.badge());
  },

  /** How to show the result in a README. */
  badge() {
    return element('details', {}, element('summary', {}, 'A badge of this run'),
      command.block('scatter-cts report RESULTS.jsonl --format badge --output badge.json'),
      command.block('![ONNX scatter](https://img.shields.io/endpoint?url=https://YOUR-SITE/badge.json)'));
  },

  incomplete(run) {
    return [
      run.complete ? null : element('p', { class: 'label fair' }, '! This run is not complete: it confirms nothing.'),
      run.selected ? element('p', { class: 'note' }, 'Only some cases were selected for this run.') : null,
    ].filter(Boolean);
  },

  /** The counts, each a link to its cases, and a bar in proportion, which only repeats them. */
  counts(run) {
    const counts = scores.all(run);
    const shown = COUNTS.filter(([kind]) => counts[kind] > 0 || kind === 'passed' || kind === 'failed');
    const list = element('ul', { class: 'counts' }, shown.map(([kind, mark, words]) => {
      const text = [element('b', {}, `${marks.signs[mark]} ${numberText(counts[kind])}`), ' ', element('span', {}, words)];
      if (counts[kind] === 0) return element('li', {}, element('span', { class: 'none' }, text));
      return element('li', { class: mark }, element('a', { href: navigation.cases(run, [`kind:${kind}`]) }, text));
    }));
    const bar = element('div', { class: 'bar', 'aria-hidden': 'true' }, shown.filter(([kind]) => counts[kind] > 0).map(([kind, mark]) => {
      const part = element('span', { class: mark });
      part.style.flexGrow = (100 * counts[kind]) / counts.cases;
      return part;
    }));
    return element('div', {}, list, counts.cases > 0 ? bar : null);
  },

  facts(run) {
    const all = [...run.facts, ['written by', run.program], ['edition of the specification', run.edition]]
      .filter(([, value], at, list) => value !== '' && value !== undefined && list.findIndex(([, other]) => other === value) === at);
    return caseView.factList(all);
  },

  /** Cases of an operator version by the member of their standing. */
  standings(run) {
    const table = new Map();
    for (const number of scores.numbers(run)) {
      const version = model.data.cases.versions[number];
      if (!table.has(version)) table.set(version, {});
      const counts = table.get(version), standing = scores.standing(run, number);
      counts[standing] = (counts[standing] ?? 0) + 1;
    }
    return table;
  },

  showStatements(into, run) {
    const counted = this.standings(run);
    const rows = run.statements.filter(({ cases }) => cases > 0).map((statement) => {
      const version = model.data.versions[statement.version];
      const own = counted.get(statement.version) ?? {};
      const mark = statement.grade;
      const words = [statement.statement, statement.limits].filter(Boolean).join(', ');
      const numbers = STANDING_COLUMNS.map(([head, members]) => {
        const number = members.reduce((sum, member) => sum + (own[member] ?? 0), 0);
        const isWrong = number > 0 && head === 'failed';
        if (number === 0) return { content: '0', sort: 0, className: 'zero' };
        const terms = [navigation.term('version', version.id), `standing:${members.join(',')}`];
        return { content: number, sort: number, mark: isWrong ? 'bad' : undefined, href: navigation.cases(run, terms) };
      });
      return [element('a', { href: navigation.cases(run, [navigation.term('version', version.id)]) }, version.id),
        { content: `${marks.signs[mark]} ${words}`, mark, sort: words }, statement.cases, ...numbers];
    });
    const sums = STANDING_COLUMNS.map((column, at) => rows.reduce((sum, row) => sum + row[at + 3].sort, 0));
    const total = Object.assign(['all', '', rows.reduce((sum, row) => sum + row[2], 0), ...sums], { foot: true });
    into.append(element('h3', {}, 'Operator versions'), sortableTable({
      caption: 'The statement about each operator version, and its cases by what they show',
      className: 'statements',
      heads: [{ text: 'operator version' }, { text: 'statement' }, { text: 'cases', isNumber: true },
        ...STANDING_COLUMNS.map(([text, , title]) => ({ text, title, isNumber: true }))],
      rows: [...rows, total],
    }).element);
    into.append(element('details', {}, element('summary', {}, 'What the columns mean'),
      element('dl', { class: 'meanings' }, STANDING_COLUMNS.map(([head, , meaning]) => [element('dt', {}, head), element('dd', {}, `${meaning}.`)]))));
  },

  /** Types with reductions that are confirmed, and those that are not. */
  showPairs(into, run) {
    const rows = run.statements.filter(({ cases, confirmed, wanting }) => cases > 0 && (confirmed !== '' || wanting !== ''))
      .map(({ version, confirmed, wanting }) => [model.data.versions[version].id, confirmed || 'nothing', wanting || 'nothing']);
    if (rows.length === 0) return;
    into.append(element('h3', {}, 'Types and reductions that are confirmed'), sortableTable({
      caption: 'Confirmed: answered correctly, and no case counts against it',
      className: 'pairs',
      heads: [{ text: 'operator version' }, { text: 'confirmed' }, { text: 'not confirmed' }],
      rows,
    }).element);
  },

  showRemarks(into, run) {
    const items = [
      ...run.lost.map((text) => element('li', { class: 'bad' }, `✗ ${text}`)),
      ...run.suspects.map((text) => element('li', {}, `What failing cases have in common: ${text}.`)),
      ...run.remarks.map((text) => element('li', {}, text)),
    ];
    if (items.length > 0) into.append(element('h3', {}, 'Remarks'), element('ul', {}, items));
  },

  showUnsupported(into, run) {
    if (run.unsupported.length === 0) return;
    into.append(element('h3', {}, 'Why cases are not supported'), sortableTable({
      caption: 'Reasons that the implementation gives',
      heads: [{ text: 'reason' }, { text: 'cases', isNumber: true }],
      className: 'reasons',
      limit: 20,
      noun: 'reason',
      isPlain: true,
      rows: [...run.unsupported].sort(([, a], [, b]) => b - a),
    }).element);
  },
};

views.push(overview);
