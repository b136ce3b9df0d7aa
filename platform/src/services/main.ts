/** The platform's own service: the registry over HTTP, telemetry of pages, and the watch over canaries. */
import { join } from 'node:path';
import { dataFolder } from 'release-kit/folders';
import { telemetrySecret } from 'release-kit/page-token';
import { openObjects, ownKeyFiles, releaseEnvironment } from 'release-kit/release-source';
import { readSigningKey, readTrustedKeys } from 'release-kit/signatures';
import { stopOnSignal } from 'service-kit/service-process';
import { platformApp } from './app.ts';
import { deployersFile, deployersIn } from './deployers.ts';
import type { ExperimentApiSettings } from './experiments/experiment-api.ts';
import type { FlagApiSettings } from './flags/flag-api.ts';

const port = Number(process.env.PLATFORM_PORT ?? 3003);

/** LaunchDarkly's REST interface where there is a token for it; the sandbox's for a shop that nobody buys from. */
function flagApiSettings(): FlagApiSettings | undefined {
  const token = process.env.LAUNCHDARKLY_API_TOKEN;
  const sandbox = process.env.SANDBOX_ORIGIN;
  const url =
    process.env.LAUNCHDARKLY_API_URL || (token ? 'https://app.launchdarkly.com' : sandbox && `${sandbox}/flags`);
  if (!url || (!token && process.env.LAUNCHDARKLY_CLIENT_ID)) return undefined;
  return {
    url,
    token: token || 'flags_token_sandbox',
    project: process.env.LAUNCHDARKLY_PROJECT || 'default',
    environment: process.env.LAUNCHDARKLY_ENVIRONMENT || 'production',
  };
}

/** The interface of the sandbox's service; Optimizely's own app manages experiments of a shop that uses it. */
function experimentApiSettings(): ExperimentApiSettings | undefined {
  const sandbox = process.env.SANDBOX_ORIGIN;
  const url =
    process.env.EXPERIMENTS_API_URL || (sandbox && !process.env.OPTIMIZELY_SDK_KEY && `${sandbox}/experiments/api`);
  return url ? { url, token: process.env.EXPERIMENTS_API_TOKEN || 'experiments_token_sandbox' } : undefined;
}

const { objects } = await openObjects();
const files = ownKeyFiles();
const { app, health } = await platformApp({
  objects,
  keys: readTrustedKeys(files),
  signer: readSigningKey(files),
  // Without this file, which only this service reads, nobody can change anything over HTTP.
  deployers: deployersIn({
    file: deployersFile(),
    onFault: (error) => app.log.error({ err: error }, 'DEPLOYERS_FILE cannot be read: those before may still release'),
  }),
  environment: releaseEnvironment(),
  telemetryFolder: process.env.TELEMETRY_DIR || join(dataFolder, 'telemetry'),
  telemetrySecret: telemetrySecret(),
  forwardTo: process.env.OTEL_EXPORTER_OTLP_ENDPOINT,
  serviceOrigins: (process.env.METRICS_ORIGINS ?? process.env.API_ORIGIN ?? 'http://localhost:3001')
    .split(' ')
    .filter(Boolean),
  flagApi: flagApiSettings(),
  experimentApi: experimentApiSettings(),
  logLevel: process.env.LOG_LEVEL ?? 'warn',
});
app.listen({ port, host: process.env.HOST ?? '0.0.0.0' }).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Set PLATFORM_PORT to another one, or stop the program that uses it.`
      : error,
  );
  process.exit(1);
});
stopOnSignal(app, { health });
