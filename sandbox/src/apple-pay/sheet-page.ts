import { escapeHtml } from 'service-kit/escape-html';
import { buyersFor } from '../buyers.ts';

/** Cards in the wallet, by their outcome. */
const wallet: readonly (readonly [number: string, what: string])[] = [
  ['4111111111111111', 'Visa 1111'],
  ['5555555555554444', 'Mastercard 4444'],
  ['4000002000000008', 'Visa 0008, declined'],
  ['4000002200000006', 'Visa 0006, suspected fraud'],
];

/** The wallet's sheet, displayed over the shop's page. */
export function sheetPage(parentOrigin: string, currency: string): string {
  const people = buyersFor(currency);
  const cards = wallet.map(([number, what]) => `<option value="${number}">${what}</option>`).join('');
  const contacts = people
    .map(
      ({ id, street, city, countryCode }) =>
        `<option value="${id}">${escapeHtml(`${street}, ${city}, ${countryCode}`)}</option>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Apple Pay sandbox</title>
<link rel="stylesheet" href="/card/v1/assets/form.css"><script type="module" src="/apple-pay/assets/sheet.js"></script></head>
<body data-parent-origin="${escapeHtml(parentOrigin)}" data-people="${escapeHtml(JSON.stringify(people))}"><main>
<h1>Apple Pay sandbox</h1>
<div id="sheet">
<p><label for="card">Card</label><br><select id="card">${cards}</select></p>
<p id="shipping" hidden><label for="contact">Ship to</label><br><select id="contact">${contacts}</select></p>
<p id="delivery" hidden><label for="method">Delivery</label><br><select id="method"></select></p>
<ul id="lines"></ul><p><strong id="total"></strong></p>
<p><button type="button" id="pay" disabled>Pay with Touch ID</button></p></div>
<p><button type="button" id="cancel" disabled>Cancel</button></p>
<p class="error" id="status" role="alert"></p></main></body></html>`;
}
