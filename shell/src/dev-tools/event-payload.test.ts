import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownPayload } from './event-payload.ts';

describe('what a developer sees of an event [PLT-08]', () => {
  it('keeps what is about articles and amounts', () => {
    const payload = { productId: 'TFVESDU40B3', upc: '197064123456', qty: 2, name: 'Vest', total: { minor: 12300 } };
    expect(shownPayload(payload)).toEqual(payload);
  });

  it('hides what is about a person, wherever it stands', () => {
    const payload = {
      customer: { email: 'ada@example.com', firstName: 'Ada', shippingAddress: { line1: 'High Street 1' } },
      note: 'ask ada@example.com or 4155550123',
      orderNumber: '1000023456',
      accessToken: 'abc',
    };
    expect(shownPayload(payload)).toEqual({
      customer: { email: '(personal)', firstName: '(personal)', shippingAddress: '(personal)' },
      note: '(personal)',
      orderNumber: '(number)',
      accessToken: '(personal)',
    });
  });

  it('never shows a mail address and stays small', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.emailAddress(), (json, mail) => {
        const text = JSON.stringify(shownPayload({ json, said: `by ${mail}`, list: Array(100).fill(mail) }));
        expect(text).not.toContain(mail);
      }),
    );
  });
});
