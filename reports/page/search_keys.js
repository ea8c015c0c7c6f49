// Keys of the search language beside those of a case. "changed": cases that changed between the runs #older and #newer of the address.
// "question": cases that a question of users is about, or for some, that count in it.

'use strict';

search.KEYS.changed = 'worse, better or neither, between the older and the newer run of a comparison';

search.tests.changed = (values) => {
  const { older, newer } = address.get();
  const [before, after] = [older, newer].map((text) => (/^\d+$/.test(text ?? '') ? model.runs[Number(text)] : undefined));
  const isKnown = values.every((value) => Object.hasOwn(DIRECTIONS, value));
  if (!isKnown || before === undefined || after === undefined) return null;
  return { ofRun: true, ask: (run, number) => values.includes(changes.direction(before, after, number)) };
};

search.KEYS.question = 'the name of a question of users, such as "negative indices"';

search.tests.question = (values) => {
  const matches = globs(values);
  const asked = [...questions.list.entries()].filter(([, { name }]) => matches(name));
  if (asked.length === 0) return null;
  const holds = asked.map(([at, question]) => {
    if (question.asked === 'found')
      return (run, number) => model.found(run, number).some(({ name }) => question.clauses.has(name));
    if (question.asked === 'repeated') return (run, number) => model.set(run, 'unsteady').has(number);
    return (run, number) => questions.about(at).has(number);
  });
  return { ofRun: true, ask: (run, number) => holds.some((one) => one(run, number)) };
};
