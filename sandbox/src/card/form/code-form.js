// The form of a saved card, which asks only the security code because no shop may store it. It sends the same messages
// as the full card form.
import { digitsOf } from './card-number.js';
import { linkToParent } from './parent-page.js';
import { textsFor } from './texts.js';

const { parentOrigin = '', publicKey = '', locale = 'en-us', keptBrand = '' } = document.body.dataset;
const texts = textsFor(locale);
const length = keptBrand === 'amex' ? 4 : 3;

const tell = linkToParent(parentOrigin, tokenise);

/** @type {HTMLInputElement | null} */
const code = document.querySelector('#code');
const place = document.getElementById('code-error');

/** @param {string | undefined} text */
function show(text) {
  if (place) {
    place.textContent = text ?? '';
    place.hidden = !text;
  }
  if (text) code?.setAttribute('aria-invalid', 'true');
  else code?.removeAttribute('aria-invalid');
}

function faultOf() {
  const typed = code?.value ?? '';
  if (typed === '') return texts.required;
  return typed.length === length ? undefined : texts.codeWrong;
}

/** @param {string} requestId */
async function tokenise(requestId) {
  const fault = faultOf();
  show(fault);
  if (fault) {
    code?.focus();
    tell({ type: 'card-form.invalid', requestId });
    return;
  }
  try {
    const response = await fetch('/card/v1/codes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: publicKey, code: code?.value }),
    });
    if (!response.ok) throw new Error(`The code answered ${response.status}`);
    const { token } = await response.json();
    tell({ type: 'card-form.code', requestId, token });
  } catch {
    show(texts.unavailable);
    tell({ type: 'card-form.invalid', requestId });
  }
}

code?.addEventListener('input', () => {
  code.value = digitsOf(code.value).slice(0, length);
  if (code.getAttribute('aria-invalid') === 'true' && faultOf() === undefined) show(undefined);
});
code?.addEventListener('blur', () => {
  if (code.value !== '') show(faultOf());
});
tell({ type: 'card-form.ready' });
