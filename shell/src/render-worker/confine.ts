/** Takes everything out of a worker's process that leads outside, before any code of a remote runs in it. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import * as react from 'react';
import { freezeAll, isObject, unnamedBuiltIns } from '../app/freeze.ts';
import { pageTimers } from './page-timers.ts';

/**
 * Globals that reach the network, the process, or code made at run time, that go on after a page, or that wait without
 * end. A remote's server half needs none of them.
 */
const removed = [
  'Atomics',
  'BroadcastChannel',
  'EventSource',
  'MessageChannel',
  'MessagePort',
  'SharedArrayBuffer',
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

const reactInternals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

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
 * What all remotes share is frozen: the built-ins and these modules.
 */
export function confine(sharedModules: Readonly<Record<string, unknown>>): void {
  const ownProcess = process;
  const globals = Reflect.ownKeys(globalThis);
  // Reading a global that Node loads when it is needed makes it a plain property.
  for (const name of globals) Reflect.get(globalThis, name);
  for (const name of removed) Reflect.deleteProperty(globalThis, name);
  // Node's `fetch` keeps its connections under symbols that cannot be deleted.
  for (const name of Object.getOwnPropertySymbols(globalThis))
    if (name.description?.startsWith('undici.')) Reflect.set(globalThis, name, undefined);
  Object.assign(globalThis, pageTimers);
  Object.defineProperty(globalThis, 'process', { value: processForRemotes, configurable: false, writable: false });
  for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'mainModule'])
    Object.defineProperty(ownProcess, name, { value: undefined, configurable: false, writable: false });
  // Below the modules' own functions, so that a copy of `fetch` or `http.request` that somebody kept fails too.
  net.Socket.prototype.connect = denied;
  net.Server.prototype.listen = denied;
  for (const library of [http, https]) Object.assign(library, { request: denied, get: denied });
  Object.assign(dgram, { createSocket: denied });
  Object.assign(dns, { lookup: denied, resolve: denied, Resolver: denied });
  Object.assign(dns.promises, { lookup: denied, resolve: denied, Resolver: denied });
  // Small buffers would share one piece of memory, in which each could read what others hold.
  Buffer.poolSize = 0;
  const modules = Object.values(sharedModules).flatMap((module) => [module, ...Object.values(module as object)]);
  const built = globals.map((name): unknown => Reflect.get(globalThis, name));
  freezeBelow([...unnamedBuiltIns(), ...built, ...modules], new Set([globalThis, ownProcess]));
  // A remote cannot leave anything behind for the pages of another one.
  Object.freeze(globalThis);
}

/** Freezes everything that these values lead to by properties, getters, setters, and prototypes. */
function freezeBelow(roots: readonly unknown[], left: ReadonlySet<object>): void {
  const found = new Set<object>();
  const states = new Set<object>();
  const find = (value: unknown) => {
    if (!isObject(value) || ArrayBuffer.isView(value) || left.has(value)) return;
    if (isStateOfReact(value)) states.add(value);
    else found.add(value);
  };
  for (const root of roots) find(root);
  // A set also hands out what is added meanwhile.
  for (const one of found) {
    find(Object.getPrototypeOf(one));
    for (const key of Reflect.ownKeys(one)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(one, key) ?? {};
      for (const held of [value, get, set]) find(held);
    }
  }
  freezeAll(found);
  for (const state of states) fixShape(state);
}

/** Contexts and the like, and where React notes what it is rendering. */
const isStateOfReact = (value: object): boolean => '$$typeof' in value || value === reactInternals;

/** Keeps an object as it is but for properties named `_name` or by one capital letter, which React writes into. */
function fixShape(state: object): void {
  for (const [name, { writable }] of Object.entries(Object.getOwnPropertyDescriptors(state)))
    if (writable && !/^(_|[A-Z]$)/.test(name)) Object.defineProperty(state, name, { writable: false });
  Object.seal(state);
}
