// The sheet of Apple Pay in a frame: cards, contacts and methods to choose from, and the payment itself. Until the buyer
// authorizes, the shop learns of an address no more than place and postal code, as in Apple's own.
const { parentOrigin = '', people = '[]' } = document.body.dataset;
const buyers = JSON.parse(people);
/** @type {any} */
let request;

/** @template {HTMLElement} T @param {string} id @returns {T} */
const element = (id) => /** @type {T} */ (document.getElementById(id));
const card = /** @type {HTMLSelectElement} */ (element('card'));
const contact = /** @type {HTMLSelectElement} */ (element('contact'));
const method = /** @type {HTMLSelectElement} */ (element('method'));

/** @param {object} message */
const tell = (message) => window.parent.postMessage(message, parentOrigin);
const buyer = () => buyers.find((/** @type {{ id: string }} */ { id }) => id === contact.value);

/** @param {boolean} busy */
function setBusy(busy) {
  element('sheet').toggleAttribute('inert', busy);
  /** @type {HTMLButtonElement} */ (element('pay')).disabled = busy;
}

/** @param {object} message */
function ask(message) {
  setBusy(true);
  tell(message);
}

/** @param {any} update */
function show(update) {
  const { currencyCode } = request;
  const total = update.newTotal ?? request.total;
  const lines = update.newLineItems ?? request.lineItems ?? [];
  const methods = update.newShippingMethods ?? request.shippingMethods ?? [];
  request = { ...request, total, lineItems: lines, shippingMethods: methods };
  element('total').textContent = `${total.label}: ${total.amount} ${currencyCode}`;
  element('lines').replaceChildren(
    ...lines.map((/** @type {{ label: string, amount: string }} */ { label, amount }) => {
      const line = document.createElement('li');
      line.textContent = `${label}: ${amount}`;
      return line;
    }),
  );
  if (update.newShippingMethods || method.options.length === 0)
    method.replaceChildren(
      ...methods.map(
        (/** @type {any} */ { identifier, label, amount }) => new Option(`${label} (${amount})`, identifier),
      ),
    );
  element('delivery').hidden = methods.length === 0;
  const errors = update.errors ?? [];
  element('status').textContent = errors.map((/** @type {any} */ { message, code }) => message || code).join(' ');
  setBusy(false);
  /** @type {HTMLButtonElement} */ (element('pay')).disabled = errors.length > 0;
}

/** The contact fields that the shop receives before the buyer authorizes. */
function redacted() {
  const { city, state, postalCode, countryCode } = buyer();
  return {
    locality: city,
    administrativeArea: state,
    postalCode: countryCode === 'GB' || countryCode === 'CA' ? postalCode.split(' ')[0] : postalCode,
    countryCode: countryCode,
    country: countryCode,
    givenName: '',
    familyName: '',
    addressLines: [],
  };
}

/** @param {boolean} whole with the address, or only how to reach the person */
function full(whole) {
  const { givenName, familyName, email, phone, street, city, state, postalCode, countryCode } = buyer();
  const person = { givenName, familyName, emailAddress: email, phoneNumber: phone };
  if (!whole) return person;
  return {
    ...person,
    addressLines: [street],
    locality: city,
    administrativeArea: state,
    postalCode,
    countryCode,
    country: countryCode,
  };
}

async function authorize() {
  setBusy(true);
  const response = await fetch('/apple-pay/v1/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: card.value }),
  });
  if (!response.ok) throw new Error(`The token answered ${response.status}`);
  const token = await response.json();
  const payment = {
    token,
    billingContact: full(true),
    ...(request.asksContact ? { shippingContact: full(request.asksAddress) } : {}),
  };
  tell({ type: 'apple-pay.authorized', payment });
}

/** @param {any} begun */
function begin(begun) {
  request = begun;
  element('shipping').hidden = !begun.asksContact;
  show({});
  if (begun.asksAddress) ask({ type: 'apple-pay.contact', contact: redacted() });
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== window.parent) return;
  if (data?.type === 'apple-pay.begin') begin(data.request);
  if (data?.type === 'apple-pay.update') show(data.update);
  if (data?.type === 'apple-pay.refused') {
    show(data.update);
    if ((data.update.errors ?? []).length === 0) element('status').textContent = 'Payment not completed';
  }
});
card.addEventListener('change', () => {
  const paymentMethod = { displayName: `Card ${card.value.slice(-4)}`, network: 'visa', type: 'debit' };
  if (request?.hasPaymentMethodHandler) ask({ type: 'apple-pay.card', paymentMethod });
});
contact.addEventListener('change', () => {
  if (request?.asksAddress) ask({ type: 'apple-pay.contact', contact: redacted() });
});
method.addEventListener('change', () => {
  const chosen = request.shippingMethods.find((/** @type {any} */ { identifier }) => identifier === method.value);
  ask({ type: 'apple-pay.method', method: chosen });
});
element('pay').addEventListener('click', () => {
  authorize().catch(() => {
    setBusy(false);
    element('status').textContent = 'That did not work. Please try again.';
  });
});
const cancel = /** @type {HTMLButtonElement} */ (element('cancel'));
cancel.addEventListener('click', () => tell({ type: 'apple-pay.cancel' }));
// Enabled only now, because earlier clicks would be lost.
cancel.disabled = false;
tell({ type: 'apple-pay.ready' });

export {};
