// Signs, words and colours of results. No colour is shown without its sign.

'use strict';

const marks = {
  signs: { good: '✓', fair: '!', bad: '✗', off: '–', none: '·' },
  words: { good: 'good', fair: 'with reservations', bad: 'bad', off: 'not answered', none: 'no mark' },

  /** What the marks mean here, in their colours; `more` is folded. */
  legend(meanings, ...more) {
    return element('div', { class: 'note legend' },
      element('p', {}, Object.entries(meanings).map(([mark, text]) => [element('span', { class: `label ${mark}` }, `${this.signs[mark]} ${text}`), ' '])),
      element('details', {}, element('summary', {}, 'What a cell says'), element('p', {}, more)));
  },

  /** The worst first. */
  ranks: ['bad', 'fair', 'good', 'off', 'none'],
  order(mark) { return this.ranks.indexOf(mark); },

  /** The worst of several marks; 'none' of no mark. */
  worst(some) { return this.ranks.find((mark) => some.includes(mark)) ?? 'none'; },

  /** The mark of a letter of a verdict. */
  ofLetter(letter) {
    const kind = KINDS[letter];
    if (letter === '.') return 'none';
    return { passed: 'good', warned: 'fair', failed: 'bad', unsupported: 'off' }[kind] ?? 'fair';
  },

  /** Cases that were answered or refused: all with a verdict but the unsupported ones. */
  supported(counts) { return counts.passed + counts.warned + counts.failed; },

  /** "✓", hidden from nobody: screen readers read the word. */
  sign(mark) {
    return element('span', { class: `sign ${mark}` }, element('span', { 'aria-hidden': 'true' }, this.signs[mark]),
      element('span', { class: 'unseen' }, this.words[mark]));
  },

  /** "✗ 12 of 40": words with their sign, in colour. */
  labelled(mark, ...words) {
    return element('span', { class: `label ${mark}` }, this.signs[mark], ' ', words);
  },
};
