import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { AnyCall } from 'shared-contracts/call';
import type { Engine } from './engines.ts';

/** Folder in which the tests of one run record the answers seen, one file per process. */
const folder = path.resolve(import.meta.dirname, '../node_modules/.outcomes');
const file = path.join(folder, `${process.pid}.txt`);
const seen = new Set<string>();

/** Returns a record: engine, call, and `200` or the error id. */
export const outcomeLine = (engine: Engine, call: string, outcome: string): string => `${engine} ${call} ${outcome}`;

export const forgetOutcomes = (): Promise<void> => rm(folder, { recursive: true, force: true });

interface Answer {
  readonly statusCode: number;
  json(): { readonly errorDetails?: readonly { readonly errorId: string }[] };
}

/** Records a call's answer, once per outcome. */
export function recordOutcome(engine: Engine, call: AnyCall, answer: Answer): void {
  const outcome = answer.statusCode === 200 ? '200' : (answer.json().errorDetails?.[0]?.errorId ?? 'none');
  const line = outcomeLine(engine, call.name, outcome);
  if (seen.has(line)) return;
  seen.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, `${line}\n`);
}

/** Reads the records of the last run. */
export function readOutcomes(): ReadonlySet<string> {
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return new Set(files.flatMap((text) => text.split('\n').filter(Boolean)));
}
