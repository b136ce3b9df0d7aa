/**
 * The bot check's script, in the manner of reCAPTCHA: of version 3 `grecaptcha.ready(callback)` and
 * `grecaptcha.execute(siteKey, { action })`, which gives a token for one call; of version 2 `grecaptcha.render(container,
 * { sitekey, theme, callback })`, a box to tick and a question that opens over it. The parameter `hl` names the language.
 */
const sandbox = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);

const texts = {
  en: {
    box: 'I am a person',
    question: 'Which of these is a mountain?',
    again: 'That is none. Please try again.',
    pictures: ['Sun', 'Mountain', 'House'],
  },
  fr: {
    box: 'Je suis une personne',
    question: 'Où voyez-vous une montagne\u00a0?',
    again: 'Ce n’en est pas une. Veuillez réessayer.',
    pictures: ['Soleil', 'Montagne', 'Maison'],
  },
  de: {
    box: 'Ich bin ein Mensch',
    question: 'Was davon ist ein Berg?',
    again: 'Das ist keiner. Bitte noch einmal.',
    pictures: ['Sonne', 'Berg', 'Haus'],
  },
};
const outlines = ['M12 6a6 6 0 1 0 .01 0z', 'M2 20 9 6l4 8 3-5 6 11z', 'M4 20v-9l8-6 8 6v9h-6v-5h-4v5z'];
const mountain = outlines[1];

/** @param {string} action */
async function tokenFor(action) {
  const answer = await fetch(`${sandbox.origin}/bot-check/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
    signal: AbortSignal.timeout(5000),
  });
  return (await answer.json()).token;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} text
 * @param {string} style
 */
function element(tag, text, style) {
  const made = document.createElement(tag);
  made.append(text);
  made.style.cssText = style;
  return made;
}

/** @type {any} */ (window).grecaptcha = {
  /** @param {() => void} callback */
  ready(callback) {
    queueMicrotask(callback);
  },
  /**
   * @param {string} siteKey
   * @param {{ readonly action: string }} options
   * @returns {Promise<string>}
   */
  async execute(siteKey, { action }) {
    if (siteKey !== sandbox.searchParams.get('render')) throw new Error(`Invalid site key: ${siteKey}`);
    return tokenFor(action);
  },
  /**
   * @param {HTMLElement} container
   * @param {{ sitekey: string, theme: 'light' | 'dark', callback: (token: string) => void, 'error-callback': () => void }} options
   */
  render(container, { sitekey, theme, callback, 'error-callback': failed }) {
    if (!sitekey) throw new Error('Missing required parameters: sitekey');
    const { box, question, again, pictures } =
      texts[/** @type {keyof typeof texts} */ (sandbox.searchParams.get('hl'))] ?? texts.en;
    const colors = theme === 'dark' ? '#eceae4;background:#26282a' : '#1f2426;background:#f7f6f2';
    const frame = `font:16px/1.5 system-ui,sans-serif;color:${colors};border:1px solid #7b8083;border-radius:4px`;
    const label = element('label', '', `${frame};display:flex;gap:12px;align-items:center;width:280px;height:72px`);
    const tick = element('input', '', 'width:24px;height:24px;margin-left:16px');
    tick.type = 'checkbox';
    label.append(tick, box);

    const panel = element(
      'div',
      '',
      `${frame};position:absolute;top:0;left:0;width:280px;padding:16px;box-sizing:border-box`,
    );
    panel.append(element('p', question, 'margin:0 0 12px'));
    const told = element('p', '', 'margin:12px 0 0');
    told.setAttribute('role', 'status');
    for (const [index, outline] of outlines.entries()) {
      const button = element('button', '', 'width:72px;height:72px;margin-right:8px');
      button.type = 'button';
      button.ariaLabel = pictures[index] ?? '';
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      picture.setAttribute('viewBox', '0 0 24 24');
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', outline);
      picture.append(path);
      button.append(picture);
      button.onclick = () => {
        if (outline === mountain) tokenFor('challenge').then(callback, failed);
        else told.textContent = again;
      };
      panel.append(button);
    }
    panel.append(told);
    tick.onchange = () => {
      label.after(panel);
      panel.querySelector('button')?.focus();
    };
    container.append(label);
  },
};
