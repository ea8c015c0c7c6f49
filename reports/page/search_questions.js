// The key "question" of the search language: cases that a question of users is about, or for some, that count in it.

'use strict';

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
