import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { AnyCall } from 'shared-contracts/call';
import type { Engine } from './engines.ts';

/** Where the tests of one run write down which answers they have seen, a file a process. */
const folder = path.resolve(import.meta.dirname, '../node_modules/.outcomes');
const file = path.join(folder, `${process.pid}.txt`);
const seen = new Set<string>();

/** An answer of a call on a database: `200`, or the id of an error. */
export const outcomeLine = (engine: Engine, call: string, outcome: string): string => `${engine} ${call} ${outcome}`;

export const forgetOutcomes = (): Promise<void> => rm(folder, { recursive: true, force: true });

interface Answer {
  readonly statusCode: number;
  json(): { readonly errorDetails?: readonly { readonly errorId: string }[] };
}

/** Writes down which answer a call got, once for each. */
export function recordOutcome(engine: Engine, call: AnyCall, answer: Answer): void {
  const outcome = answer.statusCode === 200 ? '200' : (answer.json().errorDetails?.[0]?.errorId ?? 'none');
  const line = outcomeLine(engine, call.name, outcome);
  if (seen.has(line)) return;
  seen.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, `${line}\n`);
}

/** Everything that was written down in the last run. */
export function readOutcomes(): ReadonlySet<string> {
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return new Set(files.flatMap((text) => text.split('\n').filter(Boolean)));
}
