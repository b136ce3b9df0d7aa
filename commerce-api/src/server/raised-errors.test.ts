import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allCalls } from 'shared-contracts/calls/all-calls';
import { type ErrorId, errorCatalogue, isErrorId } from 'shared-contracts/errors/catalogue';
import { expect, test } from 'vitest';

/** Errors that only the browser can see. */
const ofThePage: readonly ErrorId[] = ['NET408', 'NET503', 'NET424'];

/** Errors of the specification that nothing raises yet, with the reason. */
const notRaised: Readonly<Partial<Record<ErrorId, string>>> = {
  AUT437: 'a further id for wrong credentials, for back ends of others; this engine has AUT401 and AUT418',
  AUT438: 'a further id for wrong credentials, for back ends of others; this engine has AUT401 and AUT418',
  ATTR100: 'there is no call for attributes',
  ATTR200: 'there is no call for attributes',
  ATTR300: 'there is no call for attributes',
};

/** Errors that any call can meet and none declares. */
const ofAnyCall: readonly ErrorId[] = ['API400', 'API405', 'API406', 'API415', 'API422', 'GEN500', 'GEN503'];

const engine = path.resolve(import.meta.dirname, '..');
const source = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(engine, file), 'utf8'))
  .join('\n');
const quoted = new Set([...source.matchAll(/'([A-Z0-9]{4,7})'/g)].flatMap(([, id]) => (isErrorId(id) ? [id] : [])));
const declared = new Set<ErrorId>(allCalls.flatMap(({ errors }) => [...errors]));
const all = Object.keys(errorCatalogue).filter(isErrorId);

test.each(all)('%s is raised by the engine and declared, or has a reason not to be [PLT-06]', (id) => {
  const isElsewhere = ofThePage.includes(id) || id in notRaised;
  expect(quoted.has(id), 'raised by the engine').toBe(!isElsewhere);
  expect(declared.has(id), 'declared by a call').toBe(!isElsewhere && !ofAnyCall.includes(id));
  expect(errorCatalogue[id].status === 0, 'seen by the browser only').toBe(ofThePage.includes(id));
});
