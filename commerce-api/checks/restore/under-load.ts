import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runHistories } from '../histories/run.ts';
import { environmentOf, type Surroundings } from '../instances.ts';
import type { Bug } from '../plants.ts';

const run = promisify(execFile);
const program = path.join(import.meta.dirname, 'back-up.ts');

export interface LoadedBackup {
  readonly folder: string;
  /** Random histories of shoppers that are played meanwhile. */
  readonly histories: number;
  readonly seed: number;
  readonly bug?: Bug;
}

/**
 * Backs up the shop while shoppers order, cancel, and return on two instances.
 * @throws {Error} when a history fails
 */
export async function backUpUnderLoad(
  around: Surroundings,
  { folder, histories, seed, bug }: LoadedBackup,
): Promise<void> {
  const env = await environmentOf(around);
  let backup: Promise<unknown> | undefined;
  const { failure } = await runHistories(around, {
    count: histories,
    seed,
    reduce: false,
    instances: 2,
    lanes: 12,
    onProgress: (played) => {
      if (played >= histories / 3) backup ??= run(process.execPath, [program, folder, ...(bug ? [bug] : [])], { env });
    },
  });
  await backup;
  if (failure) throw new Error(failure.sentence);
}
