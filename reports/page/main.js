// The page: reads the model, replaces the summary, and shows the view that the address names.

'use strict';

const page = {
  /** What is shown now: the view, its run, and how many runs there are. */
  shown: null,

  start() {
    model.load(document.getElementById('model').textContent);
    this.baseTitle = document.title;
    this.header = element('header', {});
    this.nav = element('nav', { 'aria-label': 'Views' });
    this.main = element('main', {});
    const { home, program } = model.data, name = element('bdi', {}, program || 'scatter-cts');
    const footer = element('footer', {}, 'Made by ', home === '' ? name : element('a', { href: home }, name),
      ', the conformance test suite of ONNX’s scatter operators, from results files alone. Nothing on this page is loaded from elsewhere. '
      + 'The cases are also ', links.document('vectors/README.md', 'data that needs no ONNX'), '. If a verdict seems wrong, ',
      links.document('doc/verdicts.md', 'contest it', '#how-to-contest-a-verdict'), '.');
    document.querySelector('main').replaceWith(this.header, this.nav, this.main, footer);
    history.scrollRestoration = 'manual';
    address.listen((state) => this.show(state));
    // The back button leads to the place where the reader was.
    addEventListener('scrollend', () => history.replaceState({ y: scrollY }, ''));
  },

  show(state) {
    const run = navigation.run(state);
    const view = navigation.view(state);
    const now = { view, run, runs: model.runs.length };
    const { shown } = this;
    const isSame = shown !== null && shown.view === view && shown.run === run && shown.runs === now.runs;
    if (isSame && view?.update?.(this.into, state) === true) return;
    if (shown === null || shown.run !== run || shown.runs !== now.runs) this.showHeader(state, run);
    this.showNavigation(state, view, run);
    this.showView(state, view, isSame);
    this.shown = now;
  },

  showHeader(state, run) {
    const runs = run === null ? model.runs : [run], days = runs.map(({ started }) => started.slice(0, 10)).filter(Boolean).sort();
    const distinct = (values, between) => [...new Set(values)].join(between);
    const kind = element('p', { class: 'kind' }, ['Conformance to ONNX’s scatter operators', distinct([days[0], days.at(-1)], ' to '),
      distinct(runs.map(({ edition }) => edition), ', '), distinct(runs.map(({ program }) => program), ', ')].filter(Boolean).join(' · '));
    const hadFocus = this.header.contains(document.activeElement);
    this.header.replaceChildren(kind, element('h1', {}, run?.title ?? model.data.title),
      ...this.siteLinks(), ...(model.runs.length > 1 ? [this.chooser(run)] : []));
    if (hadFocus) this.header.querySelector('select')?.focus();
  },

  /** The pages of the site, if this is one of them. */
  siteLinks() {
    const links = (model.data.site ?? []).filter(([file]) => /^[A-Za-z0-9._-]+\.html$/.test(file));
    const here = decodeURIComponent(location.pathname.split('/').pop());
    return links.length === 0 ? [] : [element('ul', { class: 'site' }, links.map(([href, title]) =>
      element('li', {}, element('a', { href, 'aria-current': href === here ? 'page' : null }, title))))];
  },

  /** Chooses all runs or one of them. */
  chooser(run) {
    const select = element('select', { id: 'run' }, element('option', { value: '' }, model.data.title),
      order.runs().map((one) => element('option', { value: one.number, selected: one === run }, one.title)));
    select.addEventListener('change', () => {
      const isThere = (name) => NAVIGATION[select.value === '' ? 'runs' : 'run'].includes(name);
      const { view } = address.get();
      location.hash = navigation.address(isThere(view) ? view : null, model.runs[select.value] ?? null);
    });
    const all = run === null ? null : element('a', { href: '#' }, `All ${countText(model.runs.length, 'run')}`);
    return element('p', { class: 'chooser' }, element('label', { for: 'run' }, 'Show'), ' ', select, ' ', all);
  },

  showNavigation(state, view, run) {
    const entries = navigation.views(state).map(({ name, title }) => [name, title, navigation.address(name, run)]);
    const key = JSON.stringify(entries);
    if (this.navigationKey !== key) {
      this.navigationKey = key;
      this.links = new Map(entries.map(([name, title, href]) => [name, element('a', { href }, title)]));
      this.nav.replaceChildren(element('ul', {}, [...this.links.values()].map((link) => element('li', {}, link))));
      this.nav.hidden = entries.length < 2;
    }
    for (const [name, link] of this.links)
      if (name === view?.name) {
        link.setAttribute('aria-current', 'page');
        const list = link.closest('ul'); // tabs scroll on narrow screens: those beside the current one are seen
        list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
      } else link.removeAttribute('aria-current');
  },

  /** Moves the focus to the heading if what had it is gone, so that the keyboard goes on from there. */
  showView(state, view, isSame) {
    const hadFocus = this.main.contains(document.activeElement);
    const id = document.activeElement?.id;
    const heading = element('h2', { tabindex: -1 }, view?.title ?? 'Nothing to show');
    this.into = element('div', { class: `view view-${view?.name ?? 'none'}` });
    this.main.replaceChildren(heading, this.into);
    document.title = view === undefined ? this.baseTitle : `${view.title} · ${this.baseTitle}`;
    view?.show(this.into, state);
    if (isSame) {
      if (hadFocus) (id && document.getElementById(id) ? document.getElementById(id) : heading).focus({ preventScroll: true });
      return;
    }
    if (hadFocus) heading.focus({ preventScroll: true });
    scrollTo(0, history.state?.y ?? 0);
  },
};

page.start();
