import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { startInstances } from '../checks/instances.ts';
import { withSurroundings } from './surroundings.ts';

const CALLERS = 20;

interface Caller {
  readonly statuses: number[];
  /** Resolves when the service refuses the connection. */
  readonly refused: Promise<void>;
}

/** Sends one request after another over one connection. */
function callUntilRefused(url: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const sent = request(url, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject).end();
    });
  const repeat = async (): Promise<void> => {
    statuses.push(await ask());
    return repeat();
  };
  return { statuses, refused: repeat().catch(() => agent.destroy()) };
}

test('ends within ten seconds of SIGTERM under load', async () => {
  await withSurroundings(async (around) => {
    const [instance] = await startInstances(1, around);
    const callers = Array.from({ length: CALLERS }, () => callUntilRefused(`${instance!.url}/readyz`));
    await expect.poll(() => callers.every(({ statuses }) => statuses.length > 0)).toBe(true);
    await instance!.stop();
    // A service that is not done after nine seconds ends itself with 1.
    expect(await instance!.died).toBe('0');
    for (const { statuses, refused } of callers) {
      await refused;
      expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    }
  });
});
