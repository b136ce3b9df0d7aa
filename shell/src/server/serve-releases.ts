/** Serves a release folder on an origin of its own, as a CDN does: `RELEASE_DIR=… PORT=… node shell/src/server/serve-releases.ts`. */
import Fastify from 'fastify';
import { releaseFolder } from 'release-kit/folders';
import { serveHealth, stopOnSignal } from 'service-kit/service-process';
import { browserFiles, serveImmutable } from './assets.ts';

const port = Number(process.env.PORT ?? 3004);
const app = Fastify({ logger: { level: process.env.LOG_LEVEL ?? 'warn' } });
const health = serveHealth(app);
serveImmutable(app, '/releases', releaseFolder, browserFiles);
await app.listen({ port, host: process.env.HOST ?? '0.0.0.0' });
stopOnSignal(app, { health });
