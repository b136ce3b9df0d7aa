import { locales } from 'shared-contracts/locale';
import { describe, expect, it } from 'vitest';
import { developmentStrip } from './development-strip.ts';

const cart = { cart: 'http://localhost:3010' };

describe('the strip above a page of a development shell [PLT-08]', () => {
  it.each([
    ['en-us', 'cart runs from http://localhost:3010', 'Stop'],
    ['fr-ca', 'cart provient de http://localhost:3010', 'Arrêter'],
    ['de-de', 'cart kommt von http://localhost:3010', 'Beenden'],
  ] as const)('names remote and origin and the way back: %s', (id, words, button) => {
    const strip = developmentStrip({ overrides: cart, chosen: cart }, locales[id]);
    expect(strip).toContain(words);
    expect(strip).toContain(`>${button}</button>`);
  });

  it('says where released versions run in spite of a choice, which can be ended there too', () => {
    const strip = developmentStrip({ overrides: {}, chosen: cart }, locales['en-us']);
    expect(strip).toContain('Released versions run on this page');
    expect(strip).toContain('formmethod="post"');
  });

  it('offers no way back where nothing was chosen', () => {
    expect(developmentStrip({ overrides: {}, chosen: {} }, locales['en-us'])).not.toContain('<button');
    expect(developmentStrip({ overrides: cart, chosen: {} }, locales['en-us'])).not.toContain('<button');
  });
});
