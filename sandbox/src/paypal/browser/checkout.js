// The approval window: what the buyer picks and decides goes to the shop's page that opened it, and to no other. The
// shop may refuse an address, and may change the amount before it answers.
const { parentOrigin = '', order = '' } = document.body.dataset;
const address = /** @type {HTMLSelectElement | null} */ (document.getElementById('address'));
const option = /** @type {HTMLSelectElement | null} */ (document.getElementById('option'));
const path = `/paypal/checkoutnow/${encodeURIComponent(order)}`;

/** @param {object} message */
const tell = (message) => window.opener?.postMessage({ orderID: order, ...message }, parentOrigin);

/** @param {string} text */
function say(text) {
  const status = document.getElementById('status');
  if (status) status.textContent = text;
}

/** Going back is always possible. @param {boolean} busy */
function setBusy(busy) {
  for (const button of document.querySelectorAll('button'))
    button.disabled = busy && button.dataset.outcome !== 'cancel';
}

/** Asks the shop's page, and resolves with the code by which it refuses, or nothing. @param {object} message */
const ask = (message) =>
  new Promise((resolve) => {
    /** @param {MessageEvent} event */
    const hear = (event) => {
      if (event.origin !== parentOrigin || event.data?.type !== 'paypal.shipping-result') return;
      window.removeEventListener('message', hear);
      resolve(event.data.refusal);
    };
    window.addEventListener('message', hear);
    tell(message);
  });

async function showOrder() {
  const { amount, options } = await (await fetch(path)).json();
  const shown = document.getElementById('amount');
  if (shown) shown.textContent = `${amount.value} ${amount.currency_code}`;
  option?.replaceChildren(
    ...options.map(
      (/** @type {{ id: string, label: string, selected: boolean, amount: { value: string } }} */ each) => {
        const choice = new Option(`${each.label} (${each.amount.value})`, each.id, each.selected, each.selected);
        choice.dataset.amount = each.amount.value;
        return choice;
      },
    ),
  );
}

const failed = () => say('That did not work. Please try again.');

/** Changes that have not been told yet. */
let waiting = 0;
/** @type {Promise<void>} */
let last = Promise.resolve();

/** One after the other: each change is told, and its own answer heard. @param {object} message */
function change(message) {
  waiting += 1;
  setBusy(true);
  last = last
    .then(async () => {
      waiting -= 1;
      say('');
      const refusal = await ask(message);
      await showOrder();
      if (refusal) say(`The shop says: ${refusal}`);
      else if (waiting === 0) setBusy(false);
    })
    .catch(failed);
}

const tellAddress = () =>
  change({
    type: 'paypal.shipping-address',
    shippingAddress: JSON.parse(address?.selectedOptions[0]?.dataset.address ?? '{}'),
  });

/** @param {string} outcome */
async function decide(outcome) {
  if (outcome === 'cancel') return tell({ type: 'paypal.cancelled' });
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      outcome,
      ...(address ? { buyer: address.value } : {}),
      ...(option?.value ? { option: option.value } : {}),
    }),
  });
  if (!response.ok) throw new Error(`The approval answered ${response.status}`);
  tell({ type: 'paypal.approved', ...(await response.json()) });
}

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    decide(button.dataset.outcome ?? 'cancel').catch(failed);
  });
}
address?.addEventListener('change', tellAddress);
option?.addEventListener('change', () =>
  change({
    type: 'paypal.shipping-option',
    selectedShippingOption: { id: option.value, label: option.selectedOptions[0]?.text ?? '' },
  }),
);
// Before this script had come a press would have been lost.
setBusy(false);
if (address) tellAddress();

export {};
