// What a run tells about one case: its drawing, the explanation, what was printed, and the command that runs it again.

'use strict';

const caseDetails = {
  /** The elements about a case of a run; `isDrawn`: with its drawing. */
  show(run, number, isDrawn = true) {
    const details = run.details[number];
    if (details === undefined) return this.without(run, number);
    const { why = '', message = '', facts = [] } = details;
    const explanation = details.explanation.join('\n'), printed = details.printed.join('\n');
    const isSaid = message !== '' && !this.letters(explanation).includes(this.letters(message));
    return [
      why === '' ? null : element('p', { class: 'why' }, why),
      isDrawn && details.picture !== null ? drawing.show(details.picture) : null,
      isDrawn && details.picture === null ? element('p', { class: 'note' }, this.WITHOUT_PICTURE) : null,
      explanation === '' ? null : element('pre', {}, explanation),
      isSaid ? element('p', { class: 'said' }, 'Message: ', element('q', {}, message)) : null,
      facts.length === 0 ? null : caseView.factList(facts),
      printed === '' ? null : element('details', {}, element('summary', {}, 'What it printed'), element('pre', {}, printed)),
      this.command(run, number),
    ];
  },

  /** A text without what lines break at: an explanation repeats a message in its own lines. */
  letters(text) { return text.replace(/[^\p{L}\p{N}]+/gu, ''); },

  WITHOUT_PICTURE: 'Not drawn: the files of this case were missing when the page was written, or differ from those that were run.',

  /** Of a case without details: its reason, and the command that prints the rest. */
  without(run, number) {
    const letter = model.letter(run, number);
    if (letter === '.') return [element('p', { class: 'note' }, 'This run has no record of this case, or of another case with this id.')];
    const reason = model.reason(run, number);
    const words = letter === 'p' ? 'It passed without a warning.'
      : model.set(run, 'unsteady').has(number)
        ? 'It fails only after other cases, or not each time: the results file says after which. The command below runs it alone.'
      : 'This page has details of a few cases of each cause; the command below runs the case again and prints its own.';
    return [
      reason === '' ? null : element('p', { class: 'said' }, reason),
      element('p', { class: 'note' }, words),
      this.command(run, number),
    ];
  },

  command(run, number) {
    const text = model.command(run, number);
    const show = links.show(run, model.id(number));
    return [
      text === '' ? null : [element('h4', {}, 'Run it again'), command.block(text)],
      show === '' ? null : [element('h4', {}, 'Print its values and clauses'), command.block(show)],
    ].flat();
  },
};
