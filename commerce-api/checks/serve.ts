import type { AddressInfo } from 'node:net';
import type { OpenDatabase } from '../src/database/database.ts';
import type { Service } from '../src/service.ts';

/** Lets a service be a process of its own: it writes its port once it listens, and ends in order when it is asked to. */
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
