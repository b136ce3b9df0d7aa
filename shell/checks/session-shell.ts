// Runs the part of the shell that keeps sessions, as a separate process for `npm run check:session`: no pages, so that it
// needs no build. Reads API_ORIGIN and SESSION_KEYS, and prints its port. The only argument names a planted bug.

import { registerHooks } from 'node:module';
import { httpServer } from '../src/server/http-server.ts';
import { readSessionKeys } from '../src/server/session/session-keys.ts';

if (process.argv[2] === 'token-in-script') {
  const original = new URL('../src/server/session/proxied-session.ts', import.meta.url).href;
  const planted = new URL('./plants/token-in-script.ts', import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      return resolved.url === original && context.parentURL !== planted ? { ...resolved, url: planted } : resolved;
    },
  });
}
// Imported after the bug is planted, so that the replacement is loaded.
const { proxyServices } = await import('../src/server/proxy.ts');
const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
const keys = readSessionKeys({ text: process.env.SESSION_KEYS ?? '', file: '', isPublic: true });
await proxyServices(app, { all: process.env.API_ORIGIN ?? '', byPrefix: {} }, { keys, isHttps: false });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(new URL(app.listeningOrigin).port);
