import { expect, test } from '../src/fixtures.ts';
import { openTamperingShop, tamperings } from '../src/tampering.ts';

/*
 * Every browser file of one remote. `npm run check:tamper` looks at those of all, at server files, descriptions and the
 * registry, and writes docs/resilience.md.
 */
test('no file of a release runs once it was tampered with, and each runs as it was released', {
  tag: ['@PLT-11'],
}, async ({ browser }) => {
  const shop = await openTamperingShop(browser);
  try {
    const sound = await shop.outcomes('checkout');
    expect(sound.size).toBeGreaterThan(5);
    expect(new Set(sound.values())).toEqual(new Set(['runs']));
    for (const tampering of tamperings) {
      const refused = [...sound.keys()].map((file) => [file, 'refused']);
      expect([...(await shop.outcomes('checkout', tampering))], tampering).toEqual(refused);
    }
  } finally {
    await shop.close();
  }
});
