import { expect, test } from '../src/fixtures.ts';
import { openTamperingShop, tamperings } from '../src/tampering.ts';

/*
 * Every browser file of one remote. `npm run check:tamper` covers all remotes, server files, manifests, and the
 * registry, and writes docs/resilience.md.
 */
test('tampered files of a release never run, and original ones do', {
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
