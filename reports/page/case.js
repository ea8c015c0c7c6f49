// One case: what it is, what a run made of it, its clauses, and the same case in other runs.

'use strict';

const caseView = {
  name: 'case',
  title: 'Case',

  isThere: (state) => model.data.case !== undefined || caseView.number(state) !== undefined,

  /** The number of the case of the address: its id, or the number itself. */
  number(state) {
    const text = state.case ?? '';
    const known = model.numberOfId.get(text);
    return known ?? (/^\d{1,9}$/.test(text) && Number(text) < model.caseCount ? Number(text) : undefined);
  },

  show(into, state) {
    const number = this.number(state);
    into.append(...(number === undefined ? this.only(model.data.case) : this.whole(state, number)).flat(2).filter((part) => part !== null));
  },

  /** Goes to another case of the same run; the focus stays on the button that led there, or goes to the heading. */
  update(into, state) {
    const id = into.contains(document.activeElement) ? document.activeElement.id : '';
    into.replaceChildren();
    this.show(into, state);
    const kept = id === '' ? null : document.getElementById(id);
    (kept === null || kept.matches(':disabled') ? into.querySelector('h3') : kept)?.focus({ preventScroll: true });
    if (into.getBoundingClientRect().top < 0) scrollTo(0, into.getBoundingClientRect().top + scrollY - 80);
    return true;
  },

  heading(id) { return element('h3', { class: 'case-name', tabindex: -1 }, id); },

  whole(state, number) {
    const run = navigation.run(state);
    return [
      caseSteps.show(run, state, number),
      this.heading(model.id(number)),
      run === null ? null : this.result(run, number),
      this.facts(run, number),
      run === null ? this.elsewhere(run, state, number) : caseDetails.show(run, number),
      this.inputs(run, number),
      this.clauses(run, state, number),
      run === null ? null : this.elsewhere(run, state, number),
    ];
  },

  // ---- what it is

  /** A list of facts: [[name, value], ...]; those without a value are left out. */
  factList(facts) {
    return element('dl', { class: 'facts' }, facts.filter(([, value]) => value !== '' && value !== undefined)
      .map(([name, value]) => element('div', { class: value.length > 60 ? 'long' : null }, element('dt', {}, name), element('dd', {}, value))));
  },

  /** The verdict in a line, with what it counts as. */
  result(run, number) {
    const letter = model.letter(run, number), mark = marks.ofLetter(letter);
    const counted = scores.standingWords(run, number);
    const found = model.found(run, number).map((clause) => clause.id);
    const more = [
      counted === '' || counted === model.verdict(run, number) || FAILURES.has(letter) ? '' : `counts as ${counted}`,
      model.set(run, 'waived').has(number) ? 'waived' : '',
      model.set(run, 'unsteady').has(number) ? 'unsteady' : '',
      found.length === 0 ? '' : `against ${found.join(', ')}`,
    ];
    return element('p', { class: 'case-result' }, marks.labelled(mark, model.verdict(run, number)), ' in ', run.title,
      more.filter((text) => text !== '').map((text) => `; ${text}`));
  },

  facts(run, number) {
    const opset = model.data.cases.opsets[number];
    return this.factList([
      ['operator version', model.version(number)?.id ?? 'none'],
      ['opset', opset > 0 ? String(opset) : ''],
      ['type', model.type(number)],
      ['reduction', model.reduction(number) || '“”'],
      ['files', links.files(run, model.id(number))],
    ]);
  },

  /** A drawing without an answer, of another run that has one; the program has checked that the case is the same. */
  inputs(run, number) {
    if (run?.details[number] !== undefined) return null;
    const picture = model.runs.filter(({ opened }) => opened === run?.opened).map((one) => one.details[number]?.picture).find((one) => one);
    if (picture === undefined) return null;
    return drawing.show(picture, (name) => name !== 'actual', (mark) => mark === 'touched' || mark === 'outside');
  },

  // ---- what belongs to it

  clauses(run, state, number) {
    const clauses = model.clauses(number);
    const position = model.data.cases.versions[number];
    const runs = run === null ? model.runs : [run];
    const text = links.specification(runs, model.data.versions[position]);
    if (clauses.length === 0) return text;
    const table = sortableTable({
      caption: 'The clauses of the specification that this case is about',
      className: 'case-clauses',
      heads: [{ text: 'clause' }, { text: 'level at this version' }, { text: 'what it says' }, { text: 'its cases' }],
      rows: clauses.map((clause) => [
        element('a', { href: navigation.cases(run, [navigation.term('clause', clause.id)]) }, clause.name),
        clause.levels[position] ?? 'does not hold', [clause.statement, ...links.decisions(clause)], this.casesOf(run, runs, clause),
      ]),
    });
    return [element('h4', {}, 'What it is about'), table.element, text];
  },

  /** "58 cases, 12 fail", as a link to their list. */
  casesOf(run, runs, clause) {
    const position = model.data.clauses.indexOf(clause);
    const isRun = (number) => runs.some((one) => model.letter(one, number) !== '.'); // the list has no others
    const numbers = model.data.cases.clauses.flatMap((some, number) => (some.includes(position) && isRun(number) ? [number] : []));
    const failing = numbers.filter((number) => runs.some((one) => model.fails(one, number))).length;
    const where = runs.length > 1 ? ' in some run' : '';
    return element('a', { href: navigation.cases(run, [navigation.term('clause', clause.id)]) },
      `${countText(numbers.length, 'case')}, ${failing === 0 ? 'none fails' : `${numberText(failing)} fail${failing === 1 ? 's' : ''}${where}`}`);
  },

  elsewhere(run, state, number) {
    const others = order.runs().filter((one) => one !== run);
    if (others.length === 0) return null;
    const table = sortableTable({
      caption: 'A run leads to this case there',
      className: 'elsewhere',
      heads: [{ text: 'run' }, { text: 'verdict', key: (row) => row.rank }, { text: 'why' }],
      rows: others.map((one) => {
        const mark = marks.ofLetter(model.letter(one, number));
        const href = navigation.address('case', one, { case: state.case, q: state.q ?? null, sort: state.sort ?? null });
        const cells = [{ content: one.title, href }, { content: `${marks.signs[mark]} ${model.verdict(one, number)}`, mark }, model.reason(one, number)];
        return Object.assign(cells, { rank: caseOrder.rank(one, number) });
      }),
    });
    return [element('h4', {}, run === null ? 'In each run' : 'The same case in other runs'), table.element];
  },

  // ---- the page of one case

  /** What scatter-cts show tells about a case, without a run. */
  only({ facts, picture, tensors }) {
    return [
      this.factList(facts),
      picture === null ? null : drawing.show(picture), // a case that was not loaded has none
      tensors.length === 0 ? null : element('h3', {}, 'Values'),
      tensors.map(([head, text]) => element('details', { class: 'tensor' }, element('summary', {}, head), element('pre', {}, text))),
    ];
  },
};

views.push(caseView);
