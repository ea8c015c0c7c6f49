// A shell command with a button that copies it; other texts to copy likewise.

'use strict';

const command = {
  /** A block with a command. */
  block(text) {
    const code = element('code', {}, text);
    return element('div', { class: 'command' }, code, this.button(code, 'Copy the command'));
  },

  /** A button that copies the text of an element. */
  button(source, label = 'Copy') {
    const button = element('button', { type: 'button', 'aria-label': label }, 'Copy');
    button.addEventListener('click', async () => {
      button.textContent = await this.copy(source);
      button.setAttribute('aria-label', button.textContent);
      setTimeout(() => {
        button.textContent = 'Copy';
        button.setAttribute('aria-label', label);
      }, 1500);
    });
    return button;
  },

  /** If neither writing to the clipboard nor copying the selection is permitted, the text stays selected. */
  async copy(source) {
    try {
      await navigator.clipboard.writeText(source.textContent);
      return 'Copied';
    } catch {
      getSelection().selectAllChildren(source);
      return document.execCommand('copy') ? 'Copied' : 'Selected';
    }
  },
};
