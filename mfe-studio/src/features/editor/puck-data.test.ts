import { expect, test } from 'vitest';
import { fromPuck, toPuck } from './puck-data.ts';

test('a document survives the way to Puck and back, with what the studio does not know [BEY-10]', () => {
  const body = {
    id: 'home',
    name: 'Home',
    seo: { title: 'T' },
    blocks: [
      { id: 'a', type: 'hero', title: 'Above', targets: [] },
      { id: 'b', type: 'of-tomorrow', depth: { of: 2 } },
    ],
  };
  expect(fromPuck(toPuck(body), body)).toEqual(body);
});
