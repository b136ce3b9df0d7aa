/** Takes everything out of a worker's process that leads outside, before any code of a remote runs in it. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

/** Globals that reach the network, the process, or code made at run time. A remote's server half needs none of them. */
const removed = [
  'BroadcastChannel',
  'EventSource',
  'WebAssembly',
  'WebSocket',
  'Worker',
  'caches',
  'fetch',
  'gc',
  'localStorage',
  'module',
  'require',
  'sessionStorage',
] as const;

/** What a library may look at when it asks where it runs. */
const processForRemotes = Object.freeze({ env: Object.freeze({}), versions: Object.freeze({}), platform: 'linux' });

function denied(): never {
  throw new Error('A render worker has no network; use the calls that the loader is given');
}

/**
 * A console without the stream it writes to: with a stream's constructor and handle, code could open others, such as
 * sockets of other processes.
 */
export function plainConsole(writer: Console): Console {
  const names = Object.keys(writer).filter((name) => typeof writer[name as keyof Console] === 'function');
  const methods = names.map((name) => {
    const method = writer[name as 'log'].bind(writer);
    return [name, (...values: unknown[]) => method(...values)] as const;
  });
  return Object.freeze(Object.fromEntries(methods)) as unknown as Console;
}

/**
 * The permission model denies files, child processes, threads, and addons. Node 24 has no permission for the network, so
 * everything that opens a connection is replaced here; the `require` of a remote's code knows no module of Node at all.
 */
export function confine(): void {
  const own = process;
  for (const name of removed) Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(globalThis, 'process', { value: processForRemotes, configurable: false, writable: false });
  for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'mainModule'])
    Object.defineProperty(own, name, { value: undefined, configurable: false, writable: false });
  // Below the modules' own functions, so that a copy of `fetch` or `http.request` that somebody kept fails too.
  net.Socket.prototype.connect = denied;
  net.Server.prototype.listen = denied;
  for (const library of [http, https]) Object.assign(library, { request: denied, get: denied });
  Object.assign(dgram, { createSocket: denied });
  Object.assign(dns, { lookup: denied, resolve: denied, Resolver: denied });
  Object.assign(dns.promises, { lookup: denied, resolve: denied, Resolver: denied });
  // A remote cannot leave anything behind for the pages of another one.
  Object.preventExtensions(globalThis);
}
