// The hosted card form, as it runs in the provider's own page inside the shop's checkout. The page around it learns
// that the form is ready, how tall it is, whether it is complete, and in the end a token: never a card number.
import { brandOf, codeLengthOf, digitsOf, groupDigits, isCardNumber, mostDigitsOf } from './card-number.js';
import { checkExpiry, formatExpiry } from './expiry.js';
import { linkToParent } from './parent-page.js';
import { textsFor } from './texts.js';

const { parentOrigin = '', publicKey = '', locale = 'en-us' } = document.body.dataset;
const texts = textsFor(locale);

/** @param {string} id */
function input(id) {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLInputElement)) throw new Error(`The form has no field ${id}`);
  return element;
}

const fields = { number: input('number'), expiry: input('expiry'), code: input('code'), name: input('name') };
/** @typedef {keyof typeof fields} FieldName */
const names = /** @type {FieldName[]} */ (Object.keys(fields));

const tell = linkToParent(parentOrigin, tokenise);

/** @type {Readonly<Record<FieldName, () => string | undefined>>} */
const checks = {
  number: () => (isCardNumber(digitsOf(fields.number.value)) ? undefined : texts.numberWrong),
  expiry: () => {
    const state = checkExpiry(fields.expiry.value, new Date());
    if (state === 'past') return texts.expiryPast;
    return state === 'valid' ? undefined : texts.expiryWrong;
  },
  code: () =>
    digitsOf(fields.code.value).length === codeLengthOf(digitsOf(fields.number.value)) ? undefined : texts.codeWrong,
  name: () => (fields.name.value.trim().length >= 2 ? undefined : texts.nameWrong),
};

/** @param {FieldName} name */
const faultOf = (name) => (fields[name].value.trim() === '' ? texts.required : checks[name]());

/** @param {FieldName} name @param {string | undefined} text */
function show(name, text) {
  const field = fields[name];
  const place = document.getElementById(`${name}-error`);
  if (!place) return;
  place.textContent = text ?? '';
  place.hidden = !text;
  if (text) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

let wasValid = false;
function tellValidity() {
  const valid = names.every((name) => faultOf(name) === undefined);
  if (valid !== wasValid) tell({ type: 'card-form.valid', valid });
  wasValid = valid;
}

/** Rewrites a field while the caret stays behind the digit it was behind. @param {HTMLInputElement} field @param {(text: string) => string} format */
function reformat(field, format) {
  const caret = field.selectionStart ?? field.value.length;
  const before = digitsOf(field.value.slice(0, caret)).length;
  const atEnd = caret === field.value.length;
  field.value = format(field.value);
  let position = 0;
  for (let digits = 0; digits < before && position < field.value.length; position += 1) {
    if (/\d/.test(field.value.charAt(position))) digits += 1;
  }
  const target = atEnd ? field.value.length : position;
  field.setSelectionRange(target, target);
}

function showBrand() {
  const brand = brandOf(digitsOf(fields.number.value));
  const sign = document.getElementById('brand');
  if (!sign) return;
  sign.textContent = brand === 'unknown' ? '' : brand;
  sign.dataset.brand = brand;
  const hint = document.getElementById('code-hint');
  if (hint) hint.textContent = codeLengthOf(digitsOf(fields.number.value)) === 4 ? texts.codeHintFour : texts.codeHint;
}

fields.number.addEventListener('input', () => {
  const digits = digitsOf(fields.number.value);
  reformat(fields.number, (text) => groupDigits(digitsOf(text).slice(0, mostDigitsOf(digits))));
  showBrand();
});
fields.expiry.addEventListener('input', (event) => {
  // While something is taken back the text stays as it is, or a slash could never be removed.
  if (event instanceof InputEvent && event.inputType.startsWith('delete')) return;
  fields.expiry.value = formatExpiry(fields.expiry.value);
});
fields.code.addEventListener('input', () => {
  fields.code.value = digitsOf(fields.code.value).slice(0, codeLengthOf(digitsOf(fields.number.value)));
});

for (const name of names) {
  const field = fields[name];
  field.addEventListener('blur', () => {
    // Leaving an untouched field is no mistake yet.
    if (field.value.trim() !== '') show(name, faultOf(name));
  });
  field.addEventListener('input', () => {
    if (field.getAttribute('aria-invalid') === 'true' && faultOf(name) === undefined) show(name, undefined);
    tellValidity();
  });
}

/** @param {string} requestId */
async function tokenise(requestId) {
  const faults = names.map((name) => ({ name, text: faultOf(name) }));
  for (const { name, text } of faults) show(name, text);
  const first = faults.find(({ text }) => text !== undefined);
  if (first) {
    fields[first.name].focus();
    tell({ type: 'card-form.invalid', requestId });
    return;
  }
  const status = document.getElementById('status');
  if (status) status.textContent = '';
  try {
    const response = await fetch('/card/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key: publicKey,
        number: digitsOf(fields.number.value),
        expiry: fields.expiry.value,
        code: fields.code.value,
        name: fields.name.value.trim(),
      }),
    });
    if (!response.ok) throw new Error(`Tokenising answered ${response.status}`);
    const { token, brand, lastFour, expiry } = await response.json();
    tell({ type: 'card-form.token', requestId, token, brand, lastFour, expiry });
  } catch {
    if (status) status.textContent = texts.unavailable;
    tell({ type: 'card-form.invalid', requestId });
  }
}

showBrand();
tell({ type: 'card-form.ready' });
