import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../src/database/database.ts';
import { readPeople } from '../src/staff/people.ts';
import { copyOf, engines } from './databases.ts';

const command = new URL('../src/staff-shop.ts', import.meta.url).pathname;

/** Runs the command for the staff on a database; returns the lines it prints. */
async function run(location: DatabaseLocation, ...args: string[]): Promise<string[]> {
  const database =
    'url' in location
      ? { DATABASE_URL: location.url }
      : { DATABASE_URL: undefined, DATA_DIR: path.dirname(location.folder) };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, ...database },
    timeout: 300_000,
  });
  return stdout.trim().split('\n');
}

test.each(engines)(
  'the command lists somebody whose app was reset as the page of operators does, on %s',
  async (engine) => {
    const { location, remove } = await copyOf(engine);
    try {
      expect(await run(location, 'list')).toContain('milo@demo.example  moderator');
      await run(location, 'reset', 'milo@demo.example');
      expect(await run(location, 'list')).toContain('milo@demo.example  moderator  invited');
      const { db, close } = await openDatabase(location);
      try {
        const people = await readPeople(db, { allowsDemo: true });
        expect(people.find(({ email }) => email === 'milo@demo.example')?.status).toBe('invited');
      } finally {
        await close();
      }
    } finally {
      await remove();
    }
  },
);
