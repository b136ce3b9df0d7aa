/** Takes everything out of a worker's process that leads outside, before any code of a remote runs in it. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import * as react from 'react';
import { freezeAll, isObject, unnamedBuiltIns } from '../app/freeze.ts';
import { hasEnded, pageTimers } from './page-timers.ts';

/**
 * Globals that reach the network, the process, or code made at run time, that go on after a page, or that wait without
 * end. A remote's server half needs none of them.
 */
const removed = [
  'Atomics',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'EventSource',
  'FinalizationRegistry',
  'MessageChannel',
  'MessagePort',
  'PerformanceObserver',
  'SharedArrayBuffer',
  'WebAssembly',
  'WebSocket',
  'Worker',
  'caches',
  'fetch',
  'gc',
  'localStorage',
  'module',
  'navigator',
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

/** A method whose result comes from outside the thread, and never comes once the page has ended that asks for it. */
function endWithPage(owner: object, name: string): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name} to end with its page`);
  const value = function (this: unknown, ...values: unknown[]): unknown {
    return hasEnded() ? new Promise(() => undefined) : Reflect.apply(method, this, values);
  };
  Object.defineProperty(owner, name, { value });
}

/** Lets what would go on by itself after a page end with it, as timers do. */
function endAllWithPage(): void {
  for (const name of ['arrayBuffer', 'bytes', 'stream', 'text']) endWithPage(Blob.prototype, name);
  const subtle: object = Object.getPrototypeOf(crypto.subtle);
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(subtle)))
    if (typeof value === 'function' && name !== 'constructor') endWithPage(subtle, name);
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController();
    pageTimers.setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), delay);
    return controller.signal;
  };
}

/**
 * The permission model denies files, child processes, threads, and addons. Node 24 has no permission for the network, so
 * everything that opens a connection is replaced here; the `require` of a remote's code knows no module of Node at all.
 * What all remotes share is frozen: the built-ins and these modules. React has to write into some of it; the function that
 * is returned tells whether it still can.
 */
export function confine(sharedModules: Readonly<Record<string, object>>): () => boolean {
  const ownProcess = process;
  const globals = Reflect.ownKeys(globalThis);
  // Reading a global that Node loads when it is needed makes it a plain property.
  for (const name of globals) Reflect.get(globalThis, name);
  for (const name of removed) Reflect.deleteProperty(globalThis, name);
  // Node's `fetch` keeps its connections under symbols that cannot be deleted.
  for (const name of Object.getOwnPropertySymbols(globalThis))
    if (name.description?.startsWith('undici.')) Reflect.set(globalThis, name, undefined);
  Object.assign(globalThis, pageTimers);
  endAllWithPage();
  // Entries of a timeline, and contents with an address, would stay for ever and count as nobody's memory.
  const { timeOrigin } = performance;
  const now = performance.now.bind(performance);
  Object.defineProperty(globalThis, 'performance', {
    value: { now, timeOrigin },
    configurable: false,
    writable: false,
  });
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
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
  // Small buffers would share one piece of memory, and unsafe ones begin with what others left, in which each could read that.
  Buffer.poolSize = 0;
  Object.assign(Buffer, { allocUnsafe: Buffer.alloc, allocUnsafeSlow: Buffer.alloc });
  const modules = Object.values(sharedModules).flatMap((module) => [module, ...Object.values(module)]);
  const built = globals.map((name): unknown => Reflect.get(globalThis, name));
  const states = freezeBelow([...unnamedBuiltIns(), ...built, ...modules], new Set([globalThis, ownProcess]));
  // A remote cannot leave anything behind for the pages of another one.
  Object.freeze(globalThis);
  const kept = states.map((state) => [state, writableOf(state)] as const);
  return () => kept.every(([state, names]) => names.every((name) => isWritable(state, name)));
}

const isWritable = (object: object, name: string): boolean =>
  Object.getOwnPropertyDescriptor(object, name)?.writable === true;
const writableOf = (object: object): string[] =>
  Object.getOwnPropertyNames(object).filter((name) => isWritable(object, name));

/**
 * Freezes everything that these values lead to by properties, getters, setters, and prototypes.
 * @returns what React writes into, which keeps its shape only
 */
function freezeBelow(roots: readonly unknown[], left: ReadonlySet<object>): object[] {
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
  return [...states];
}

/** Contexts and the like, and where React notes what it is rendering. */
const isStateOfReact = (value: object): boolean => '$$typeof' in value || value === reactInternals;

/** Keeps an object as it is but for properties named `_name` or by one capital letter, which React writes into. */
function fixShape(state: object): void {
  for (const [name, { writable }] of Object.entries(Object.getOwnPropertyDescriptors(state)))
    if (writable && !/^(_|[A-Z]$)/.test(name)) Object.defineProperty(state, name, { writable: false });
  Object.seal(state);
}
