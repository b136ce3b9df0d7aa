import { exampleDetails, exampleVariant } from 'shared-contracts/calls/product-entities';
import { describe, expect, test } from 'vitest';
import { quickshopAction } from './quickshop-action.ts';

const medium = exampleVariant;
const small = { ...exampleVariant, id: 'S', upc: '0400000000024', attributes: { size: 'S' }, available: 0 };
const product = { ...exampleDetails, variants: [medium, small] };
const again = { ...product, variants: [medium, { ...small, notifyMe: true }] };
const presale = { ...product, presale: true };
const soon = { ...product, variants: [{ ...medium, productInventoryState: 'COMING_SOON' as const, available: 0 }] };

describe('the button of the quick-shop [CAT-04]', () => {
  test.each([
    ['nothing chosen', product, {}, { signedIn: false, upc: undefined }, 'choose'],
    ['in stock', product, { size: 'M' }, { signedIn: false, upc: undefined }, 'add'],
    ['back some day', again, { size: 'S' }, { signedIn: false, upc: undefined }, 'notify'],
    ['back some day, for a line of the cart', again, { size: 'S' }, { signedIn: true, upc: 'x' }, 'notify'],
    ['sold out', product, { size: 'S' }, { signedIn: false, upc: undefined }, 'outOfStock'],
    ['sold out, for a line of the cart', product, { size: 'S' }, { signedIn: true, upc: 'x' }, 'outOfStock'],
    ['not on sale yet', soon, { size: 'M' }, { signedIn: true, upc: undefined }, 'comingSoon'],
    ['presale, for a guest', presale, { size: 'M' }, { signedIn: false, upc: undefined }, 'signIn'],
    ['presale without a size, for a guest', presale, {}, { signedIn: false, upc: undefined }, 'signIn'],
    ['presale and sold out, for a guest', presale, { size: 'S' }, { signedIn: false, upc: undefined }, 'outOfStock'],
    ['presale, for who is signed in', presale, { size: 'M' }, { signedIn: true, upc: undefined }, 'add'],
    ['another variant for a line', product, { size: 'M' }, { signedIn: false, upc: small.upc }, 'update'],
    ['what the line has already', product, { size: 'M' }, { signedIn: false, upc: medium.upc }, 'unchanged'],
  ] as const)('%s', (_, shown, choice, around, kind) => {
    expect(quickshopAction(shown, choice, around).kind).toBe(kind);
  });
});
