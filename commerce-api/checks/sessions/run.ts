import path from 'node:path';
import { openDatabase } from '../../src/database/database.ts';
import { type Surroundings, startInstances } from '../instances.ts';
import type { SessionBug } from '../plants.ts';
import { type ServiceProcess, spawnService } from '../spawn-service.ts';
import { rules } from './rules.ts';

export interface SessionsRun {
  /** How often each rule is checked. */
  readonly rounds: number;
  readonly tabs: number;
  readonly bug?: SessionBug;
}

const keys = {
  old: 'a-key-of-the-check-that-is-being-replaced',
  young: 'a-key-of-the-check-that-replaces-the-old-one',
};
const program = path.resolve(import.meta.dirname, '../../../shell/checks/session-shell.ts');

/** Starts two shells, each at its engine, while their key is being replaced: they seal by different keys and open by both. */
function startShells(engines: readonly string[], bug: SessionBug | undefined): Promise<ServiceProcess[]> {
  return Promise.all(
    [`${keys.young} ${keys.old}`, `${keys.old} ${keys.young}`].map((text, index) =>
      spawnService(program, bug ? [bug] : [], {
        ...process.env,
        SESSION_KEYS: text,
        API_ORIGIN: engines[index] ?? '',
      }),
    ),
  );
}

/** Checks the rules of sessions on two shells and two engines over one database; returns what breaks them. */
export async function checkSessions(around: Surroundings, { rounds, tabs, bug }: SessionsRun): Promise<string[]> {
  const { db, close } = await openDatabase({ url: around.databaseUrl, poolSize: 2 });
  const engines = await startInstances(2, around, bug === 'token-in-script' ? undefined : bug);
  const engineUrls = engines.map(({ url }) => url);
  const shells = await startShells(engineUrls, bug);
  const ground = { db, engines: engineUrls, shells: shells.map(({ url }) => url), tabs };
  const faults: string[] = [];
  try {
    for (let round = 0; round < rounds && faults.length === 0; round += 1)
      for (const [name, rule] of Object.entries(rules))
        faults.push(...(await rule(ground)).map((fault) => `${name}: ${fault}`));
  } finally {
    await Promise.all([...shells, ...engines].map(({ stop }) => stop()));
    await close();
  }
  return faults;
}
