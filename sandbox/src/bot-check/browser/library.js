/**
 * The bot check's script, in the manner of reCAPTCHA version 3: `grecaptcha.ready(callback)` and
 * `grecaptcha.execute(siteKey, { action })`, which gives a token for one call.
 */
const sandbox = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);

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
    const answer = await fetch(`${sandbox.origin}/bot-check/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action }),
      signal: AbortSignal.timeout(5000),
    });
    const { token } = await answer.json();
    return token;
  },
};
