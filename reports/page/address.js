// The state of the page is in its address, after "#": shareable, and the back button works.
//   #view=cases&run=0&q=dtype:float16 verdict:fail&case=12

'use strict';

const address = {
  listeners: [],

  /** The state: an object of texts; what the address lacks is absent. */
  get() {
    return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  },

  /** The address with changes; null removes a member. */
  with(changes) {
    const state = { ...this.get(), ...changes };
    const kept = Object.entries(state).filter(([, value]) => value !== null && value !== '');
    return this.text(kept);
  },

  /** Members as an address that people can read: ":", "/" and "," stay as they are. */
  text(members) {
    return `#${new URLSearchParams(members)}`.replace(/%3A/g, ':').replace(/%2F/g, '/').replace(/%2C/g, ',');
  },

  /** Goes there. `replaces`: without a new step for the back button, such as while somebody types. */
  go(changes, replaces = false) {
    const target = this.with(changes);
    if (target === location.hash) return;
    if (replaces) history.replaceState(null, '', target);
    else location.hash = target;
    if (replaces) this.changed();
  },

  changed() {
    const state = this.get();
    for (const listener of this.listeners) listener(state);
  },

  /** Calls a listener with the state now and after each change. */
  listen(listener) {
    this.listeners.push(listener);
    listener(this.get());
  },
};

addEventListener('hashchange', () => address.changed());
