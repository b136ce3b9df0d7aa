import type { AddressInfo } from 'node:net';
import type { OpenDatabase } from '../src/database/database.ts';
import { listen } from '../src/server/listen.ts';
import type { Service } from '../src/service.ts';

/** Runs a service as a separate process: prints its port when it listens, and shuts down gracefully on request. */
export async function serve(service: Service, close: OpenDatabase['close']): Promise<void> {
  await listen(service, { port: 0, host: '127.0.0.1' }, close);
  service.worker.start();
  console.log((service.app.server.address() as AddressInfo).port);
}
