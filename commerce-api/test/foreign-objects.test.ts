import type { AnyCall } from 'shared-contracts/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admits } from '../src/server/policy.ts';
import type { Route } from '../src/server/route.ts';
import { engines } from './databases.ts';
import {
  cases,
  type Input,
  inputOfNobody,
  looksAtNothing,
  type Owner,
  ownedNames,
  refusesOwnersToo,
} from './foreign-objects.ts';
import { agentLoginAs, newConsumer, type SignedIn } from './people.ts';
import { openShop, type Sellable, type Shop } from './shop.ts';

interface AnySchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly options?: readonly AnySchema[];
  readonly item?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly pipe?: readonly AnySchema[];
}

/** Returns every property name in a schema, at any depth. */
function namesIn(schema: AnySchema | undefined): string[] {
  if (!schema || typeof schema !== 'object') return [];
  const { entries = {}, options = [], item, wrapped, pipe = [] } = schema;
  return [
    ...Object.entries(entries).flatMap(([name, value]) => [name, ...namesIn(value)]),
    ...(Array.isArray(options) ? options : []).flatMap(namesIn),
    ...namesIn(item),
    ...namesIn(wrapped),
    ...pipe.slice(1).flatMap(namesIn),
  ];
}

/** Returns the names of a call's parts, except address fields. */
function partsOf({ params, query, body }: AnyCall): string[] {
  const outer = (schema: AnySchema | undefined) => namesIn(schema);
  return [params, query, body].flatMap((schema) => outer(schema as AnySchema | undefined));
}

const namesOwned = (call: AnyCall): boolean =>
  partsOf(call).some((name) => ownedNames.has(name) && !(name === 'addressId' && !call.path.includes('{addressId}')));

describe.each(engines)('objects of other subjects on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  let owner: SignedIn;
  let stranger: SignedIn;
  let associate: SignedIn;
  let otherAssociate: SignedIn;
  beforeAll(async () => {
    shop = await openShop(engine);
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
    await shop.setUnits(goods.upc, 5000);
    [owner, stranger] = [await newConsumer(shop), await newConsumer(shop)];
    const store = { storeId: 'US01', storeEmployeeId: 'E101' };
    associate = await agentLoginAs(shop, 'emil@demo.example', store);
    otherAssociate = await agentLoginAs(shop, 'emil@demo.example', { ...store, storeEmployeeId: 'E102' });
  });
  afterAll(() => shop.close());

  const peopleFor = ({ call }: Route): { readonly who: SignedIn; readonly other: SignedIn } =>
    admits(call.access, { kind: 'CONSUMER' })
      ? { who: owner, other: stranger }
      : { who: associate, other: otherAssociate };

  const ask = async (who: SignedIn, call: AnyCall, input: Input): Promise<string> => {
    const response = await shop.inject(call, input, { authorization: who.authorization });
    return JSON.stringify([response.statusCode, response.json().errorDetails]);
  };

  test('covers every route that names an owned object, and no other', () => {
    const named = shop.service.routes.filter(({ call }) => namesOwned(call)).map(({ call }) => call.name);
    const known = [...Object.keys(cases), ...looksAtNothing.keys()];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('answers exactly as if the object did not exist, for every request', async () => {
    const wrong: string[] = [];
    for (const route of shop.service.routes) {
      const prepare = cases[route.call.name];
      if (!prepare) continue;
      const { who, other } = peopleFor(route);
      const real = await prepare({ shop, who, goods } satisfies Owner);
      const foreign = await ask(other, route.call, real);
      const none = await ask(other, route.call, inputOfNobody({ ...real }));
      if (foreign !== none || foreign.startsWith('[200'))
        wrong.push(`${route.call.name}: another's ${foreign}, none ${none}`);
      // The owner must get another answer; otherwise the test would prove nothing.
      const own = await ask(who, route.call, real);
      if (own === foreign && !refusesOwnersToo.has(route.call.name))
        wrong.push(`${route.call.name}: its owner too ${own}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
