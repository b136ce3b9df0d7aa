import { stopOnSignal } from 'service-kit/service-process';
import { buildSandbox } from './app.ts';
import { startCatcher } from './mail/catcher.ts';
import { readSettings } from './settings.ts';

/** Reports a port in use with a sentence instead of a stack trace. */
function explained(error: unknown, port: number, variable: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is taken. Stop what listens there, or set ${variable} to another port.`, {
    cause: error,
  });
}

async function main(): Promise<void> {
  const settings = readSettings();
  const { app, health, mailbox } = buildSandbox(settings);
  const catcher = await startCatcher(mailbox, { port: settings.smtpPort, host: settings.host }).catch(
    (error: unknown) => {
      throw explained(error, settings.smtpPort, 'SANDBOX_SMTP_PORT');
    },
  );
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw explained(error, settings.port, 'SANDBOX_PORT');
  });
  app.log.info({ port: settings.port, smtpPort: settings.smtpPort }, 'sandbox is ready');
  stopOnSignal(app, { health, close: () => catcher.close() });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
