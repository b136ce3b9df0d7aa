import fc from 'fast-check';
import { addItem, getCart } from 'shared-contracts/calls/cart';
import { trackOrder } from 'shared-contracts/calls/checkout';
import { getProductSearch } from 'shared-contracts/calls/products';
import { describe, expect, test } from 'vitest';
import { ContractViolation, parseRequest } from './server.ts';

const basketId = '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e3f';
const line = { productId: 'TF4K2M9A0C5', upc: '0400000000017' };

function violation(run: () => unknown): ContractViolation {
  try {
    run();
  } catch (error) {
    if (error instanceof ContractViolation) return error;
    throw error;
  }
  throw new Error('the request was let through');
}

describe('parsing a request by its contract', () => {
  test('fills in defaults, trims texts, and reads numbers of a query', () => {
    expect(parseRequest(addItem, { query: {}, body: { items: [line] } }).body.items[0]).toEqual({
      ...line,
      qty: 1,
      maxQty: 999_999,
    });
    expect(
      parseRequest(trackOrder, { query: {}, body: { orderNumber: ' TF-7K2M-9QXD ', email: 'mara@example.org' } }).body,
    ).toEqual({ orderNumber: 'TF-7K2M-9QXD', email: 'mara@example.org' });
    expect(parseRequest(getProductSearch, { query: { q: 'tent', start: '24', count: '24' } }).query).toMatchObject({
      start: 24,
      count: 24,
    });
  });

  test('omits parts that the call does not have', () => {
    expect(parseRequest(getCart, { params: { basketId }, query: {}, body: { a: 1 } }).body).toBeUndefined();
  });

  test.each([
    ['an unknown field', { items: [line], role: 'admin' }, 'role'],
    ['an unknown field of a line', { items: [{ ...line, price: 1 }] }, 'items.0.price'],
    ['no lines', { items: [] }, 'items'],
    ['a quantity of none', { items: [{ ...line, qty: 0 }] }, 'items.0.qty'],
    ['a field whose name has no end', { items: [line], ['x'.repeat(100_000)]: 1 }, 'x'.repeat(200)],
    ['half a unit', { items: [{ ...line, qty: 1.5 }] }, 'items.0.qty'],
    ['a product id that is none', { items: [{ ...line, productId: "x' or 1=1" }] }, 'items.0.productId'],
    ['no body', undefined, 'items'],
  ])('refuses %s, naming part and field', (_, body, field) => {
    const refused = violation(() => parseRequest(addItem, { query: {}, body }));
    expect(refused).toMatchObject({ part: 'body', field });
  });

  test('checks parameters of path and query', () => {
    expect(violation(() => parseRequest(getCart, { params: { basketId: '1' }, query: {} }))).toMatchObject({
      part: 'params',
      field: 'basketId',
    });
    const query = { locale: 'xx-xx' };
    expect(violation(() => parseRequest(getCart, { params: { basketId }, query }))).toMatchObject({
      part: 'query',
      field: 'locale',
    });
  });

  test('accepts or refuses any input without another error', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (query, body) => {
        try {
          parseRequest(addItem, { query, body });
        } catch (error) {
          expect(error).toBeInstanceOf(ContractViolation);
        }
      }),
    );
  });

  test('texts that no database can store are rejected, wherever they are', () => {
    for (const bad of ['a\0b', '\ud800', 'x\udc00']) {
      const at = (run: () => unknown) => [violation(run).part, violation(run).field];
      const body = (email: string) => ({ query: {}, body: { orderNumber: 'TF-7K2M-9QXD', email } });
      expect(at(() => parseRequest(trackOrder, body(bad)))).toEqual(['body', 'email']);
      expect(at(() => parseRequest(getProductSearch, { query: { q: bad } }))).toEqual(['query', 'q']);
      const items = [{ ...line, giftOption: { to: 'Ida', message: bad } }];
      expect(at(() => parseRequest(addItem, { query: {}, body: { items } }))).toEqual([
        'body',
        'items.0.giftOption.message',
      ]);
      expect(at(() => parseRequest(addItem, { query: {}, body: { items: [{ ...line, [bad]: 1 }] } }))).toEqual([
        'body',
        'items.0',
      ]);
    }
    expect(parseRequest(getProductSearch, { query: { q: 'tent 😀' } }).query.q).toBe('tent 😀');
  });
});
