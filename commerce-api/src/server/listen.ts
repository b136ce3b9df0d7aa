import type { FastifyInstance } from 'fastify';
import { type Health, stopOnSignal } from 'service-kit/service-process';

/**
 * Listens until the process receives a stop signal, then completes pending requests and releases resources.
 * @throws an error with a message for the operator when the port is in use
 */
export async function listen(
  { app, health }: { readonly app: FastifyInstance; readonly health: Health },
  at: { readonly port: number; readonly host: string },
  close: () => Promise<void>,
): Promise<void> {
  try {
    await app.listen({ port: at.port, host: at.host });
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${at.port} is taken. Stop what listens there, or set API_PORT to another port.`, {
      cause: error,
    });
  }
  stopOnSignal(app, { health, close });
}
