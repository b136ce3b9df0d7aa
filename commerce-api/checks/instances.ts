import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { exportPKCS8, exportSPKI } from 'jose';
import type { SigningKeys } from '../src/auth/keys.ts';
import type { Bug } from './plants.ts';

export interface Instance {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Everything outside the service that its instances share. */
export interface Surroundings {
  readonly databaseUrl: string;
  readonly sandboxUrl: string;
  readonly smtpPort: number;
  readonly keys: SigningKeys;
}

/** Settings as in production, but with the sandbox, and without limits and bot check: those have tests of their own. */
export async function environmentOf(around: Surroundings): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: around.databaseUrl,
    CARD_PROVIDER_URL: around.sandboxUrl,
    SMTP_PORT: String(around.smtpPort),
    AUTH_PRIVATE_KEY: await exportPKCS8(around.keys.privateKey),
    AUTH_PUBLIC_KEY: await exportSPKI(around.keys.publicKey),
    RATE_LIMITS: 'off',
    BOT_CHECK_REQUIRED: 'false',
    LOG_LEVEL: 'fatal',
  };
}

async function startOne(env: NodeJS.ProcessEnv, bug: Bug | undefined): Promise<Instance> {
  const program = path.join(import.meta.dirname, 'instance.ts');
  const child = spawn(process.execPath, [program, ...(bug ? [bug] : [])], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit');
  const [port] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    died.then(() => Promise.reject(new Error('The instance died before it listened'))),
  ])) as [string];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await died;
    },
  };
}

/** Starts several instances of the service on one database, each a process of its own, perhaps with a known bug. */
export async function startInstances(count: number, around: Surroundings, bug?: Bug): Promise<Instance[]> {
  const env = await environmentOf(around);
  return Promise.all(Array.from({ length: count }, () => startOne(env, bug)));
}
