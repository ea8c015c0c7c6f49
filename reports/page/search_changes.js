// The key "changed" of the search language: cases that changed between the runs #older and #newer of the address.

'use strict';

search.KEYS.changed = 'worse, better or neither, between the older and the newer run of a comparison';

search.tests.changed = (values) => {
  const { older, newer } = address.get();
  const [before, after] = [older, newer].map((text) => (/^\d+$/.test(text ?? '') ? model.runs[Number(text)] : undefined));
  const isKnown = values.every((value) => Object.hasOwn(DIRECTIONS, value));
  if (!isKnown || before === undefined || after === undefined) return null;
  return { ofRun: true, ask: (run, number) => values.includes(changes.direction(before, after, number)) };
};
