import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { reservePort } from './free-ports.ts';

const module = JSON.stringify(join(import.meta.dirname, 'free-ports.ts'));

test('gives every caller a different port that can be listened on', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, reservePort));
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of ports) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '0.0.0.0', resolve));
    await new Promise((resolve) => server.close(resolve));
  }
});

test('gives several processes at once different ports', async () => {
  const script = `import { reservePort } from ${module};
    const ports = [];
    for (let count = 0; count < 40; count += 1) ports.push(await reservePort());
    process.stdout.write(ports.join(' '));
    process.stdin.resume().on('end', () => process.exit());`;
  const lists = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const running = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
      const { stdout } = running.child;
      // Each process keeps its ports until the last one has asked for its own.
      const text = await new Promise<string>((resolve) => stdout?.once('data', (data) => resolve(String(data))));
      return { ports: text.split(' '), running };
    }),
  );
  for (const { running } of lists) running.child.stdin?.end();
  await Promise.all(lists.map(({ running }) => running));
  const ports = lists.flatMap((list) => list.ports);
  expect(new Set(ports).size).toBe(120);
});
