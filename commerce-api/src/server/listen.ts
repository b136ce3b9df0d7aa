import type { FastifyInstance } from 'fastify';

/**
 * Listens until the process receives a stop signal, then completes pending requests and releases resources.
 * @throws an error with a message for the operator when the port is in use
 */
export async function listen(
  app: FastifyInstance,
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
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
