import type { AnyCall } from 'shared-contracts/call';
import type { Answer, Asking, BackEnd, Input } from './back-end.ts';
import { discover } from './discover.ts';
import { type NamedProbe, probesFor } from './probes.ts';
import { languageFaults, refusalFaults, successFaults } from './rules.ts';

/** One check of one call; it holds when there are no faults. */
export interface Finding {
  readonly call: string;
  readonly check: string;
  readonly faults: readonly string[];
}

export interface ContractCheck {
  /** The back end whose contract is checked. */
  readonly backEnd: BackEnd;
  /** Answers what the check needs of other services: a token, ids, a cart. */
  readonly others: BackEnd;
  /** First segments of the checked calls' paths. */
  readonly services: readonly string[];
}

/** The first segment of a call's path; content counts as `publish`, its mode in every probe. */
export const serviceOf = ({ path }: AnyCall): string => {
  const [, first = ''] = path.split('/');
  return first === '{mode}' ? 'publish' : first;
};

/** Checks status, schema, headers, and refusals of every call that is safe to make. */
export async function checkContract({ backEnd, others, services }: ContractCheck): Promise<readonly Finding[]> {
  const isChecked = (call: AnyCall) => services.includes(serviceOf(call));
  const findings = await discover((call) => (isChecked(call) ? backEnd : others));
  const checked = probesFor(findings).filter(({ call }) => isChecked(call));
  const results: Finding[] = [];
  for (const probe of checked) results.push(...(await checkCall(backEnd, probe, findings.token)));
  return results;
}

async function checkCall(backEnd: BackEnd, probe: NamedProbe, token: string): Promise<readonly Finding[]> {
  const { call, valid, unknown } = probe;
  const own = call.access === 'anyone' ? '' : token;
  const results: Finding[] = [];
  const add = (check: string, faults: readonly string[]) => results.push({ call: call.name, check, faults });
  const ask = (input: Input, asking: Partial<Asking> = {}) => backEnd.ask(call, input, { token: own, ...asking });
  const anyInput = valid ?? unknown?.input ?? {};

  if (valid) {
    add('answers', successFaults(call, await ask(valid)));
    add('answers without a locale', successFaults(call, await ask(valid, { locale: 'none' })));
  }
  if (valid && call.idempotencyKey) add('repeats an answer under its key', await repetitionFaults(call, valid, ask));
  if (unknown) {
    const english = await ask(unknown.input);
    add('refuses what does not exist', refusalFaults(unknown.errors, english));
    add('translates its errors', languageFaults(english, await ask(unknown.input, { locale: 'de-de' })));
  }
  add('refuses an unknown locale', refusalFaults(['API422'], await ask(anyInput, { locale: 'xx-xx' })));
  add('refuses what it cannot answer in', refusalFaults(['API406'], await ask(anyInput, { accept: 'text/csv' })));
  if (call.access !== 'anyone')
    add('refuses a call without a session', refusalFaults(['AUT432'], await ask(anyInput, { token: '' })));
  if (call.idempotencyKey && !call.isKeyOptional)
    add('requires an idempotency key', refusalFaults(['API422'], await ask(anyInput, { idempotencyKey: 'none' })));
  return results;
}

async function repetitionFaults(
  call: AnyCall,
  input: Input,
  ask: (input: Input, asking: Partial<Asking>) => Promise<Answer>,
): Promise<readonly string[]> {
  const idempotencyKey = crypto.randomUUID();
  const first = await ask(input, { idempotencyKey });
  const second = await ask(input, { idempotencyKey });
  const isSame = JSON.stringify(first.body) === JSON.stringify(second.body);
  return [...successFaults(call, second), ...(isSame ? [] : ['the repeated request has another answer'])];
}
