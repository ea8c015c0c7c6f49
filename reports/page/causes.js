// Probable causes of failure: a card each, with the case that tells most.

'use strict';

const causesView = {
  name: 'causes',
  title: 'Causes',
  OPEN: 4, // causes whose most telling case is unfolded

  isThere: (state) => navigation.run(state) !== null,

  show(into, state) {
    const run = navigation.run(state);
    const failing = [...run.verdicts].filter((letter) => FAILURES.has(letter)).length;
    const none = element('p', {}, failing === 0 ? 'No case fails.' : 'The results name no causes: every failure is waived.');
    into.append(...(run.causes.length === 0 ? [none] : this.some(run)), ...this.suspects(run));
  },

  some(run) {
    return [
      element('p', { class: 'note' }, 'Failures are grouped by what probably causes them; the largest group comes first. ',
        element('code', {}, 'scatter-cts show CLAUSE'), ' prints where the sentences behind a clause are in ONNX’s text, and the decisions that it is based on; ',
        'doc/verdicts.md says how to contest a verdict.'),
      ...run.causes.map((cause, number) => this.card(run, cause, number)),
    ];
  },

  card(run, cause, number) {
    const telling = cause.telling >= 0 ? cause.telling : cause.examples[0];
    const isTold = run.causes.findIndex((other) => other.telling === cause.telling) < number;
    const details = telling === undefined || isTold ? [] : caseDetails.show(run, telling);
    return element('article', { class: 'cause', 'aria-labelledby': `cause-${number}` },
      element('h3', { id: `cause-${number}` }, marks.labelled('bad', countText(cause.cases, 'case')), ' ', cause.title),
      cause.common === '' ? null : element('p', {}, element('b', {}, 'In common: '), cause.common, '.'),
      cause.misreading === '' ? null : element('p', {}, element('b', {}, 'Misreading: '), 'all wrong values are those of the reading ',
        element('code', {}, cause.misreading), ' of the text (doc/verdicts.md).'),
      cause.perhaps === '' ? null : element('p', {}, element('b', {}, 'Misreadings: '), cause.perhaps, '.'),
      this.all(run, cause, number),
      telling === undefined ? null : element('h4', {}, 'The most telling case: ', this.link(run, telling)),
      isTold ? element('p', { class: 'note' }, 'It is shown above.') : null,
      details.length === 0 ? null
        : element('details', { class: 'telling', open: number < this.OPEN }, element('summary', {}, 'Drawing and explanation'), details),
      this.examples(run, cause.examples.filter((example) => example !== telling)));
  },

  link(run, number) {
    return element('a', { class: 'case-id', href: navigation.address('case', run, { case: model.id(number), q: 'kind:failed' }) }, model.id(number));
  },

  examples(run, numbers) {
    if (numbers.length === 0) return null;
    return [element('h4', {}, 'More of its cases'), element('ul', { class: 'examples' }, numbers.map((number) =>
      element('li', {}, this.link(run, number), ' ', element('span', { class: 'note' }, model.verdict(run, number)))))];
  },

  /** A link to all of its cases, where the model says of each case which cause it has; else to those that look alike. */
  all(run, cause, number) {
    if (run.reasons.some((reason) => reason.cause >= 0))
      return element('p', {}, element('a', { href: navigation.cases(run, [`cause:${number + 1}`]) },
        cause.cases === 1 ? 'Its case in the list' : `All ${countText(cause.cases, 'case')} in the list`));
    const reason = run.reasonOf.get(cause.telling);
    if (reason === undefined) return null;
    const terms = ['kind:failed', ...reason.found.map((clause) => navigation.term('found', model.data.clauses[clause].id))];
    return element('p', {}, element('a', { href: navigation.cases(run, terms) }, 'Failures against the same clauses'));
  },

  suspects(run) {
    if (run.suspects.length === 0) return [];
    return [element('h3', {}, 'Suspects'), element('p', { class: 'note' }, 'Features that failing cases have in common, unlike passing ones.'),
      element('ul', {}, run.suspects.map((text) => element('li', {}, text)))];
  },
};

views.push(causesView);
