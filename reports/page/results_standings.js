// Final standings and marks of a run of an opened file: runner/results/conformance.c has the same rules
// (runner/tests/browser/test_page_published.py compares them).

'use strict';

const resultsStandings = {
  /** Settles records by id; gives the marks of operator versions by their rows. Cases of a row: {items, pairs: standings by type and reduction}. */
  settle(versions, records, rowOf) {
    const rows = new Map();
    for (const [id, item] of records) {
      const at = rowOf(id, item.version), version = versions[at];
      if (at < 0) continue;
      if (!rows.has(at)) rows.set(at, { items: [], pairs: new Map() });
      const has = version.types.includes(item.dtype) && version.reductions.includes(item.reduction) && !(item.standing === 'newer' && item.isInvalid);
      Object.assign(item, { of: rows.get(at), pair: has ? `${at}/${item.dtype}/${item.reduction}` : '', alone: item.standing });
      item.of.items.push(item);
    }
    const items = [...rows.values()].flatMap((of) => of.items), answered = items.filter(({ alone }) => alone === 'answered');
    const pairs = new Set(answered.map(({ pair }) => pair)), own = new Set(answered.map(({ of }) => of));
    for (const item of items) this.settleCase(item, records.get(item.sibling), pairs, own);
    return Object.fromEntries([...rows].map(([at, of]) => [at, this.mark(of)]));
  },

  settleCase(item, sibling, pairs, own) {
    if (item.alone === 'newer' && item.pair !== '' && !pairs.has(item.pair)) item.standing = 'unsupported';
    const isShown = item.sibling === '' ? own.has(item.of) : sibling?.alone === 'answered';
    if (item.alone === 'refused' && !isShown) item.standing = item.newer ? 'permitted' : 'not_shown';
    const isAside = item.standing === 'not_shown' && sibling?.alone === 'unsupported' && sibling.pair !== '' && sibling.pair !== item.pair;
    if (item.pair === '' || isAside) return; // that another type or reduction is unsupported is no objection to this one
    if (!item.of.pairs.has(item.pair)) item.of.pairs.set(item.pair, new Set());
    item.of.pairs.get(item.pair).add(item.standing);
  },

  mark({ items, pairs }) {
    const has = (member) => items.some(({ standing }) => standing === member);
    if (has('failed')) return items.some(({ standing, isWaived }) => standing === 'failed' && !isWaived) ? 'bad' : 'fair';
    if (has('untested') || items.every(({ standing }) => standing === 'disputed')) return 'none';
    if (!has('answered')) return 'off';
    const isGap = (seen) => seen.has('answered') && [...seen].some((member) => OBJECTIONS.has(member));
    return has('claimed') || [...pairs.values()].some(isGap) ? 'fair' : 'good';
  },
};
