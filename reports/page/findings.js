// The findings of published implementations, which people wrote: a card each. Only pages of the site have them.

'use strict';

const findings = {
  name: 'findings',
  title: 'Findings',
  SHOWN: 30, // of many, until somebody asks for all

  isThere: (state) => model.data.findings !== undefined && findings.of(navigation.run(state)).length > 0,

  /** The findings of the page, in its order; of a run: of its implementation, and seen in its version. */
  of(run) {
    const all = model.data.findings ?? [];
    return run === null ? all
      : all.filter((finding) => finding.implementation === run.name && (model.runs.length === 1 || finding.versions.includes(run.version)));
  },

  show(into, state) {
    const run = navigation.run(state), chosen = this.of(run), named = chosen.findIndex(({ id }) => id === state.finding), first = Math.max(this.SHOWN, named + 1);
    const isMany = new Set(chosen.map((finding) => finding.implementation)).size > 1;
    const list = element('div', {});
    const add = (some, offset) => list.append(...some.map((finding, number) => this.card(finding, navigation.address('findings', run, { finding: finding.id }), offset + number, isMany)));
    into.append(element('p', { class: 'note' }, 'What the results show, as people explained it; the most severe first. A finding violates the text of ONNX, damages memory ',
      'or dies of a signal, stops itself, never answers, or is wrong by a decision of this project where the text is silent (DECISIONS.md).'), list);
    add(chosen.slice(0, first), 0);
    if (chosen.length > first) {
      const more = element('button', { type: 'button', onclick: () => {
        add(chosen.slice(first), first);
        more.remove();
      } }, `All ${countText(chosen.length, 'finding')}`);
      into.append(more);
    }
    requestAnimationFrame(() => list.children[named]?.scrollIntoView()); // once the page has it
  },

  /** `place`: its address. */
  card(finding, place, number, isMany) {
    const run = model.runs.find(({ name, version }) => name === finding.implementation && version === finding.version);
    const shown = run?.details[finding.example] === undefined ? this.smallest(finding, run) : finding.example;
    const kind = [finding.class, finding.severity].filter((text) => text !== '').join(', ');
    const where = finding.cases.length === 0 ? 'in some runs' : `${countText(finding.cases.length, 'case')} in ${finding.version}`;
    const older = finding.isCurrent ? '' : ', not in newer versions';
    return element('article', { class: 'cause', 'aria-labelledby': `finding-${number}` },
      element('h3', { id: `finding-${number}` }, marks.labelled(finding.isHeadline ? 'bad' : 'fair', isMany ? finding.implementation : ''), ' ', element('a', { href: place }, finding.title)),
      element('p', { class: 'note' }, `${kind}; ${where}${older}`),
      this.texts(finding).map(([name, text]) => element('p', {}, element('b', {}, `${name}: `), text)),
      finding.upstream.length === 0 ? null : element('p', {}, element('b', {}, 'Known as: '), finding.upstream.map((name, at) => [at === 0 ? '' : ', ', this.issueLink(name)])),
      shown === undefined ? null : this.example(run, shown),
      finding.script === '' ? null : this.copied(`Script: ${finding.scriptName}`, 'Copy the script', finding.script),
      this.issue(finding));
  },

  /** OWNER/REPOSITORY#NUMBER as a link to that issue. */
  issueLink(name) {
    const [, repository, number] = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(name) ?? [];
    return repository === undefined ? name : element('a', { href: `https://github.com/${repository}/issues/${number}`, rel: 'noreferrer' }, name);
  },

  texts(finding) {
    return [['Expected', finding.expected], ['Actual', finding.actual], ['Why', finding.why]].filter(([, text]) => text !== '');
  },

  /** The number of its case with the shortest drawing, if one is drawn; else of its first case. */
  smallest(finding, run) {
    if (run === undefined) return undefined;
    const size = (number) => { const picture = run.details[number]?.picture; return picture ? JSON.stringify(picture).length : Infinity; };
    return finding.cases.reduce((best, number) => (size(number) < size(best) ? number : best), finding.cases[0]);
  },

  example(run, number) {
    const details = run.details[number] === undefined ? [] : caseDetails.show(run, number);
    return [element('p', {}, element('b', {}, 'Such as: '), causesView.link(run, number)),
      details.length === 0 ? null : element('details', { class: 'telling' }, element('summary', {}, 'Drawing and explanation'), details)];
  },

  /** A text to copy, folded. */
  copied(summary, label, content) {
    const text = element('pre', {}, content);
    return element('details', {}, element('summary', {}, summary), command.button(text, label), text);
  },

  /** What can be pasted into an issue of the implementation: of a failure. */
  issue({ issue, language, script }) {
    const end = script === '' ? '' : `\n\`\`\`${language}\n${script}\`\`\`\n`;
    return issue === '' ? null : this.copied('Text for an issue', 'Copy the text', issue + end);
  },
};

views.push(findings);
