import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { reservePort } from '../processes/free-ports.ts';
import { type RunningShop, servicesOf, startShop } from './shop.ts';

const ports = { shell: 3000, api: 3001, sandbox: 3002, platform: 3003, smtp: 3025 };
const environmentOf = (name: string) => servicesOf(ports).find((service) => service.name === name)?.environment;

afterEach(() => vi.unstubAllEnvs());

it('seeds demo people and stores on npm start, unless configured otherwise', () => {
  expect(environmentOf('commerce-api')).toMatchObject({ NODE_ENV: 'production', DEMO_PEOPLE: 'on' });
  vi.stubEnv('DEMO_PEOPLE', 'off');
  expect(environmentOf('commerce-api')).toMatchObject({ DEMO_PEOPLE: 'off' });
});

describe('a shop that should stay open', () => {
  let folder: string;
  let shop: RunningShop | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterEach(async () => {
    await shop?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A service that runs a statement when it is asked for /die. */
  async function service(name: string, onDeath: string) {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs';
       import { createServer } from 'node:http';
       const server = createServer(({ url }, response) => { response.end(String(process.pid)); if (url === '/die') { ${onDeath} } });
       server.listen(process.env.PORT, '127.0.0.1');`,
    );
    return { name, file, port: await reservePort(), portVariable: 'PORT', environment: {} };
  }
  const ask = async ({ port }: { readonly port: number }, path = '/') =>
    (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.text();

  test('starts a service again that stopped by itself, and leaves the others alone', async () => {
    const [mortal, other] = [await service('mortal', 'process.exit(3)'), await service('other', '')];
    const said: string[] = [];
    const onGivenUp = vi.fn();
    shop = await startShop([mortal, other], (text) => said.push(text), { onGivenUp });
    const before = [await ask(mortal), await ask(other)];
    await ask(mortal, '/die');
    await expect.poll(() => ask(mortal), { timeout: 20_000 }).toMatch(/^\d+$/);
    expect(await ask(mortal)).not.toBe(before[0]);
    expect(await ask(other)).toBe(before[1]);
    expect(said).toContain('mortal stopped by itself (exit 3); starting it again');
    expect(onGivenUp).not.toHaveBeenCalled();
  });

  test('gives up a service that keeps stopping', async () => {
    // From then on it stops immediately.
    const broken = await service('broken', "writeFileSync(process.argv[1], 'process.exit(4)'); process.exit(4);");
    const onGivenUp = vi.fn();
    shop = await startShop([broken], undefined, { onGivenUp });
    await ask(broken, '/die');
    await expect.poll(() => onGivenUp.mock.calls.length, { timeout: 30_000 }).toBe(1);
    expect(onGivenUp.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringMatching(/^broken stopped by itself \(exit 4\), 5 times within a minute/),
    });
  });
});
