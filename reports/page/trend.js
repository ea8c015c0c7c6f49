// How each implementation changed over its versions: small charts of its failures and of the share that it supports.

'use strict';

const CHART = { width: 300, height: 96, left: 8, right: 8, top: 18, bottom: 18 };

const trend = {
  name: 'trend',
  title: 'Trend',

  isThere() { return this.histories().length > 0; },

  /** Implementations with several versions. */
  histories() { return order.histories().filter(([, runs]) => runs.length > 1); },

  show(into) {
    into.append(element('p', { class: 'note' }, 'Of each implementation, from its oldest version to its newest: how many cases fail, and the '
      + 'share of cases that are supported. A point leads to its run; the list below the charts also to what changed between two of them.'));
    into.append(element('div', { class: 'charts' }, this.histories().map(([name, runs]) => this.card(name, runs))));
    const single = order.histories().filter(([, runs]) => runs.length === 1).map(([, [run]]) => run.title);
    if (single.length > 0) into.append(element('p', { class: 'note' }, `With one version: ${single.join(', ')}.`));
  },

  card(name, runs) {
    const points = runs.map((run) => {
      const counts = scores.all(run), supported = marks.supported(counts);
      return { run, failures: counts.failed, share: supported / Math.max(1, supported + counts.unsupported), counts };
    });
    const most = Math.max(1, ...points.map(({ failures }) => failures));
    const failures = points.map((point) => ({ ...point, height: point.failures / most, text: numberText(point.failures) }));
    const shares = points.map((point) => ({ ...point, height: point.share, text: scores.supportedText(point.counts) }));
    return element('section', { class: 'chart' }, element('h3', {}, name),
      this.chart('failures', `Failures of ${name}`, failures, 'bad'),
      this.chart('supported', `Share of cases that ${name} supports`, shares, 'share'),
      this.numbers(name, points));
  },

  /** A chart: a line with a point a version; the first, the last, and the extreme ones have their number. */
  chart(label, words, points, mark) {
    const inner = CHART.width - CHART.left - CHART.right;
    const x = (at) => CHART.left + 14 + (points.length === 1 ? 0.5 : at / (points.length - 1)) * (inner - 28);
    const y = (height) => CHART.top + (1 - height) * (CHART.height - CHART.top - CHART.bottom);
    const path = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(point.height).toFixed(1)}`).join('');
    const base = y(0).toFixed(1);
    const highest = points.reduce((best, point, at) => (point.height > points[best].height ? at : best), 0);
    const named = new Set([0, points.length - 1, highest].filter((at, place) => place < 2 || this.hasRoom(x, at, points.length)));
    const dots = points.map((point, at) => [
      this.dot(point, x(at).toFixed(1), y(point.height).toFixed(1), Math.min(12, (x(1) - x(0)) / 2)),
      named.has(at) ? svgElement('text', { class: 'value', x: x(at).toFixed(1), y: (y(point.height) + this.labelShift(points, at)).toFixed(1), 'text-anchor': 'middle' }, point.text) : null]);
    const ends = [0, points.length - 1].map((at) => svgElement('text', { class: 'axis', x: at === 0 ? CHART.left : CHART.width - CHART.right,
      y: CHART.height - 4, 'text-anchor': at === 0 ? 'start' : 'end' }, this.short(points[at].run.version)));
    const drawing = svgElement('svg', { class: mark, viewBox: `0 0 ${CHART.width} ${CHART.height}`, role: 'group', 'aria-label': words },
    svgElement('line', { class: 'base', x1: CHART.left, x2: CHART.width - CHART.right, y1: base, y2: base }),
    svgElement('path', { class: 'area', d: `${path}L${x(points.length - 1).toFixed(1)} ${base}L${x(0).toFixed(1)} ${base}Z` }),
    svgElement('path', { class: 'line', d: path }), dots.flat(), ends);
    return element('figure', {}, element('figcaption', {}, element('b', {}, label), `: ${this.summary(points)}`), drawing);
  },

  /** A point, which leads to its run; around it is room for a finger. */
  dot(point, x, y, room) {
    const words = `${point.run.title}: ${point.text}`;
    return svgElement('a', { href: navigation.address('overview', point.run), 'aria-label': words }, svgElement('title', {}, words),
      svgElement('circle', { class: 'around', cx: x, cy: y, r: room }), svgElement('circle', { class: 'dot', cx: x, cy: y, r: 3.5 }));
  },

  /** "from 107 to 0, at most 229 (1.10.0)". */
  summary(points) {
    const [first, last] = [points[0], points.at(-1)];
    const highest = points.reduce((best, point) => (point.height > best.height ? point : best));
    const most = ![first.text, last.text].includes(highest.text) ? `, at most ${highest.text} (${highest.run.version})` : '';
    return first.text === last.text && most === '' ? `${first.text} in the first and the last` : `from ${first.text} to ${last.text}${most}`;
  },

  /** Whether a number over this point does not touch those of the first and the last one. */
  hasRoom(x, at, count) { return x(at) - x(0) > 44 && x(count - 1) - x(at) > 44; },

  /** A number is above its point, or below it where the line rises through that place. */
  labelShift(points, at) {
    const beside = points[at === 0 ? 1 : at - 1];
    return beside.height > points[at].height + 0.2 && points[at].height > 0.3 ? 16 : -7;
  },

  short(version) { return version.length > 16 ? `${version.slice(0, 15)}…` : version; },

  /** The numbers of the charts, with links. */
  numbers(name, points) {
    return element('details', { open: false }, element('summary', {}, countText(points.length, 'version')), sortableTable({
      caption: `Versions of ${name}`,
      className: 'dense',
      heads: [{ text: 'version' }, { text: 'failures', isNumber: true }, { text: 'supported', isNumber: true }, { text: 'since the one before' }],
      rows: points.map(({ run, failures, share, counts }, at) => [
        { content: element('a', { href: navigation.address('overview', run) }, run.version || run.title), sort: at },
        { content: failures, sort: failures, href: failures > 0 ? navigation.cases(run, ['kind:failed']) : undefined },
        { content: scores.supportedText(counts), sort: share },
        at === 0 ? '' : element('a', { href: navigation.address('comparison', null,
          { older: points[at - 1].run.number, newer: run.number }) }, 'what changed')]),
    }).element);
  },
};

views.push(trend);
