/**
 * `npm run check:contract -- <base url>`: asks a back end what the contract promises, for every call that changes nothing but
 * a guest's cart: status, schema, headers, and the error of each refusal. It ends with 1 when one differs.
 *
 *     --service=products,cart   checks these services only (first segments of paths); all by default
 *     --others=<base url>       answers what the check needs of other services: a token, ids, a cart; the same by default
 */
import { parseArgs } from 'node:util';
import { servicePrefixes } from 'shared-contracts/calls/all-calls';
import { BackEnd } from './contract/back-end.ts';
import { checkContract } from './contract/run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { service: { type: 'string' }, others: { type: 'string' } },
});
const [baseUrl = ''] = positionals;
if (!URL.canParse(baseUrl))
  throw new Error('Usage: npm run check:contract -- http://localhost:3001 [--service=products]');
const services = values.service?.split(',') ?? servicePrefixes;
const unknown = services.filter((service) => !servicePrefixes.includes(service));
if (unknown.length > 0)
  throw new Error(`No such service: ${unknown.join(', ')}. Known ones: ${servicePrefixes.join(', ')}`);

const results = await checkContract({
  backEnd: new BackEnd(baseUrl),
  others: new BackEnd(values.others ?? baseUrl),
  services,
});
for (const { call, check, faults } of results) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${call.padEnd(30)} ${check}`);
  for (const fault of faults) console.log(`    ${fault}`);
}
const differing = results.filter(({ faults }) => faults.length > 0).length;
console.log(
  results.length === 0
    ? '✗ Nothing was checked'
    : `${differing === 0 ? '✓' : '✗'} ${results.length} checks of ${services.join(', ')}: ${differing} differ from the contract`,
);
process.exitCode = results.length > 0 && differing === 0 ? 0 : 1;
