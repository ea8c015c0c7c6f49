// Two runs, an older and a newer one: what got worse first, then what got better, by cause.

'use strict';

const EXAMPLES_SHOWN = 3;

const comparison = {
  name: 'comparison',
  title: 'Comparison',

  isThere() { return model.runs.length > 1; },

  show(into, state) {
    const [older, newer] = this.pair(state);
    into.append(heat.chooser('comparison', { older: older.number, newer: newer.number }, order.runs().map((run) => [run.number, run.title])));
    if (older === newer) {
      into.append(element('p', {}, 'Choose two different runs.'));
      return;
    }
    const kinds = changes.all(older, newer);
    into.append(this.summary(older, newer, kinds), ...this.notes(older, newer));
    for (const [direction, heading] of Object.entries(DIRECTIONS)) this.showDirection(into, older, newer, kinds, direction, heading);
  },

  /** The two runs of the address; else the last two versions of the implementation with the most. */
  pair(state) {
    const chosen = (text) => (/^\d+$/.test(text ?? '') ? model.runs[Number(text)] : undefined);
    const [, runs] = order.histories().reduce((best, one) => (one[1].length > best[1].length ? one : best));
    const [named] = model.data.pairs ?? []; // of the command compare
    const usual = named ? [model.runs[named.older], model.runs[named.newer]] : (runs.length > 1 ? runs.slice(-2) : order.runs().slice(0, 2));
    return [chosen(state.older) ?? usual[0], chosen(state.newer) ?? usual[1]];
  },

  count(kinds, direction) {
    return changes.kinds(direction).reduce((sum, { name }) => sum + kinds.get(name).length, 0);
  },

  summary(older, newer, kinds) {
    const worse = this.count(kinds, 'worse'), better = this.count(kinds, 'better'), neither = this.count(kinds, 'neither');
    const isInBoth = (number) => model.letter(older, number) !== '.' && model.letter(newer, number) !== '.';
    const same = scores.numbers(newer).filter(isInBoth).length - [...kinds.values()].flat().filter(isInBoth).length;
    const item = (mark, sign, number, words, direction) => element('li', { class: number > 0 ? mark : null },
      number > 0 && direction !== '' ? element('a', { href: this.casesOf(older, newer, direction) }, element('b', {}, `${sign} ${numberText(number)}`), ' ', element('span', {}, words))
        : element('span', { class: 'none' }, element('b', {}, `${sign} ${numberText(number)}`), ' ', element('span', {}, words)));
    return element('ul', { class: 'counts' }, item('bad', '✗', worse, 'worse', 'worse'), item('good', '✓', better, 'better', 'better'),
      item('off', '·', neither, 'neither', ''), item('', '=', same, 'the same', ''));
  },

  notes(older, newer) {
    const notes = [];
    if (older.name !== newer.name) notes.push('These are two implementations, not two versions of one.');
    if (older.edition !== newer.edition) notes.push(`They were judged by different editions of the specification: ${older.edition} and ${newer.edition}.`);
    if (changes.pair(older, newer)?.judged_alike === false && older.edition === newer.edition) notes.push('They were judged with different strictness.');
    const other = Object.keys(older.corpora ?? {}).filter((source) => newer.corpora?.[source] !== undefined && older.corpora[source] !== newer.corpora[source]);
    if (other.length > 0) notes.push(`Their cases have different versions: ${other.map((source) => `${source} ${older.corpora[source]} and ${newer.corpora[source]}`).join('; ')}.`);
    if (older.program !== newer.program) notes.push(`They were written by different versions of the suite: ${older.program} and ${newer.program}.`);
    if (newer.lost.length > 0 && older.lost.length === 0) notes.push(`The newer run lost processes, the older one none: ${newer.lost.join(' ')}`);
    return notes.map((note) => element('p', { class: 'note' }, note));
  },

  casesOf(older, newer, direction) {
    return navigation.cases(newer, [`changed:${direction}`], { older: older.number, newer: newer.number });
  },

  showDirection(into, older, newer, kinds, direction, heading) {
    const count = this.count(kinds, direction);
    if (count === 0 && direction === 'neither') return;
    into.append(element('h3', {}, `${heading}: ${countText(count, 'case')}`));
    if (count === 0) into.append(element('p', {}, 'Nothing.'));
    for (const { name, words } of changes.kinds(direction)) {
      const numbers = kinds.get(name);
      if (numbers.length > 0) this.showKind(into, older, newer, words[numbers.length === 1 ? 0 : 1], numbers, direction);
    }
  },

  showKind(into, older, newer, words, numbers, direction) {
    const groups = this.groups(older, newer, direction === 'better' ? older : newer, numbers);
    const title = `${numberText(numbers.length)} ${words}`;
    const table = sortableTable({
      caption: `${title}, by cause`,
      className: 'changes',
      noun: 'group',
      limit: 30,
      isPlain: true,
      heads: [{ text: 'cases', isNumber: true }, { text: direction === 'better' ? 'what it was' : 'why' }, { text: 'before' }, { text: 'now' }, { text: 'such as' }],
      rows: groups.map((group) => this.row(older, newer, group)),
    }).element;
    if (direction !== 'neither') into.append(table);
    else into.append(element('details', { class: 'fold' }, element('summary', {}, title), table));
  },

  /** By the causes of a run, or else by clause and reason: the largest first. */
  groups(older, newer, run, numbers) {
    const groups = new Map();
    for (const number of numbers) {
      const clause = model.found(run, number)[0]?.name;
      const reason = [clause, model.reason(run, number)].filter(Boolean).join(': ');
      const cause = run.causes[run.reasonOf.get(number)?.cause]?.title;
      const key = JSON.stringify([cause ?? reason, older.verdicts[number], newer.verdicts[number], changes.ofOtherCase(older, newer, number)]);
      if (!groups.has(key)) groups.set(key, { text: cause ?? reason, numbers: [] });
      groups.get(key).numbers.push(number);
    }
    return [...groups.values()].sort((a, b) => b.numbers.length - a.numbers.length);
  },

  row(older, newer, { text, numbers }) {
    const [first] = numbers;
    const verdict = (run) => {
      const letter = model.letter(run, first), other = run === newer ? changes.ofOtherCase(older, newer, first) : undefined;
      if (other !== undefined) return { content: other, small: 'of another case with this id', sort: other };
      const mark = marks.ofLetter(letter);
      const standing = PASSES.has(letter) ? scores.standingWords(run, first) : '';
      return { content: marks.labelled(mark, model.verdict(run, first)), small: standing ?? '', sort: model.verdict(run, first) };
    };
    const examples = numbers.slice(0, EXAMPLES_SHOWN).map((number) => element('li', {}, element('a', {
      href: navigation.case(model.letter(newer, number) === '.' ? older : newer, number),
    }, model.id(number))));
    const left = numbers.length - examples.length;
    return [numbers.length, text || 'no reason given', verdict(older), verdict(newer),
      { sort: model.id(first), content: element('ul', {}, examples, left > 0 ? element('li', {}, `and ${numberText(left)} more`) : null) }];
  },
};

views.push(comparison);
