import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Checkpoint } from '../../src/order/checkpoint.ts';
import { sandboxWallets } from '../../src/settings.ts';
import { environmentOf, type Surroundings } from '../instances.ts';

export interface Mortal {
  readonly url: string;
  /** Resolves with the signal that ended it. */
  readonly died: Promise<string>;
  /** Lets it finish what it is at. */
  readonly stop: () => Promise<void>;
}

/** Starts an instance that is killed at a checkpoint, or at none. */
export async function startMortal(around: Surroundings, deadly: Checkpoint | 'never'): Promise<Mortal> {
  const { paypal, klarna, applePay } = sandboxWallets(around.sandboxUrl);
  const env = {
    ...(await environmentOf(around)),
    PAYPAL_URL: paypal.url,
    KLARNA_URL: klarna.url,
    APPLE_PAY_VALIDATION_URL: applePay.validationUrl,
  };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'dying-instance.ts'), deadly], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const [port] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    died.then((how) => Promise.reject(new Error(`The instance ended (${how}) before it listened`))),
  ])) as [string];
  return {
    url: `http://127.0.0.1:${port}`,
    died,
    stop: async () => {
      child.kill('SIGTERM');
      await died;
    },
  };
}
