import type { AnyCall, ParsedCall } from 'shared-contracts/call';
import { findUnstorable } from 'shared-contracts/storable';
import * as v from 'valibot';

/** Maximum length of a field's name in answers and logs; callers can make up names. */
const longestField = 200;

/** A part of a request that violates the contract. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
  readonly part: 'params' | 'query' | 'body';
  /** Dotted path of the first invalid field. */
  readonly field: string;

  constructor(part: 'params' | 'query' | 'body', field: string, message: string) {
    super(`${part}.${field.slice(0, longestField)}: ${message}`);
    this.part = part;
    this.field = field.slice(0, longestField);
  }
}

interface RawRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The parsed parts of a request; throws a ContractViolation for the first invalid one. */
export function parseRequest<C extends AnyCall>(call: C, raw: RawRequest): ParsedCall<C> {
  return {
    params: parsePart(call.params, raw.params, 'params'),
    query: parsePart(call.query, raw.query, 'query'),
    body: parsePart(call.body, raw.body ?? {}, 'body'),
  } as ParsedCall<C>;
}

function parsePart(schema: v.GenericSchema | undefined, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const unstorable = findUnstorable(value);
  if (unstorable !== undefined)
    throw new ContractViolation(part, unstorable, 'contains what is no text, or too many levels');
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ContractViolation(part, v.getDotPath(issue) ?? '', issue.message);
}
