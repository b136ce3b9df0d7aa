import { openFailureShop } from '../src/failure-shop.ts';
import { faults, places } from '../src/failures.ts';
import { expect, test } from '../src/fixtures.ts';

/*
 * Every fault with a previous version, and those without one that differ in the outcome. `npm run check:resilience`
 * covers all remotes and places and writes docs/resilience.md.
 */
const own = { content: 'product', cart: 'product', checkout: 'checkout', account: 'account' } as const;

let shop: Awaited<ReturnType<typeof openFailureShop>>;
test.beforeAll(async ({ browser }) => {
  shop = await openFailureShop(browser);
});
test.afterAll(() => shop?.close());

const cases = [
  ...faults.map((fault) => ({ fault, remote: 'content' as const, hasBefore: true })),
  ...faults
    .filter(({ name }) => ['chunk missing', 'slow', 'throws in render'].includes(name))
    .map((fault) => ({ fault, remote: 'cart' as const, hasBefore: false })),
  ...faults
    .filter(({ name }) => name === 'throws in render')
    .flatMap((fault) => [
      { fault, remote: 'checkout' as const, hasBefore: true },
      { fault, remote: 'account' as const, hasBefore: false },
    ]),
];

for (const { fault, remote, hasBefore } of cases) {
  const before = hasBefore ? 'with a version before' : 'without a version before';
  test(`${remote} ${fault.name}, ${before}: the page is never blank and always offers a way forward`, {
    tag: ['@PLT-10'],
  }, async () => {
    const place = places.find(({ name }) => name === own[remote]);
    if (!place) throw new Error(`There is no place ${own[remote]}`);
    const broken = await shop.breakRemote(remote, fault, hasBefore);
    try {
      const outcome = await broken.look(place);
      if (hasBefore) expect(['runs', 'version before']).toContain(outcome);
      else expect(['runs', 'readable', 'says so', 'way on']).toContain(outcome);
    } finally {
      await broken.restore();
    }
  });
}
