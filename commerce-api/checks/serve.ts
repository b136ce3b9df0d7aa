import type { AddressInfo } from 'node:net';
import type { OpenDatabase } from '../src/database/database.ts';
import type { Service } from '../src/service.ts';

/** Runs a service as a separate process: prints its port when it listens, and shuts down gracefully on request. */
export async function serve({ app, worker }: Service, close: OpenDatabase['close']): Promise<void> {
  process.on('SIGTERM', async () => {
    await app.close();
    await close();
    process.exit(0);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  worker.start();
  console.log((app.server.address() as AddressInfo).port);
}
