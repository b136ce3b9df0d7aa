import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import { freezeAll, isObject, unnamedBuiltIns } from '../app/freeze.ts';

/**
 * Built-ins whose methods are often called through `call` or `apply`, so that these must stay what they are. `RegExp` is not
 * among them: V8 matches five times as slowly once its prototype is frozen.
 */
const languageNames = [
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'Date',
  'Error',
  'Function',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'Reflect',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakRef',
  'WeakSet',
] as const;

/** What pages are made of beside the language. All of the browser's thousand interfaces would cost a phone 150 ms. */
const pageNames = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'Crypto',
  'CustomEvent',
  'Document',
  'DocumentFragment',
  'Element',
  'Event',
  'EventTarget',
  'FormData',
  'HTMLDocument',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'Headers',
  'History',
  'IntersectionObserver',
  'Location',
  'MessageEvent',
  'MutationObserver',
  'Navigator',
  'Node',
  'Performance',
  'ReadableStream',
  'Request',
  'ResizeObserver',
  'Response',
  'Storage',
  'SubtleCrypto',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'XMLHttpRequest',
  'addEventListener',
  'clearInterval',
  'clearTimeout',
  'dispatchEvent',
  'fetch',
  'getComputedStyle',
  'matchMedia',
  'queueMicrotask',
  'removeEventListener',
  'requestAnimationFrame',
  'setInterval',
  'setTimeout',
  'structuredClone',
] as const;

/** What MapLibre GL writes on built-ins so that its worker knows them; once they are frozen, only the same again can be written. */
const mapNames = [Object, Set, Error] as const;

/** Freezes what the scripts of a page share, before any of a remote runs. */
export function freezePage(): void {
  for (const one of mapNames) Object.defineProperty(one, '_classRegistryKey', { value: one.name });
  const found = new Set<object>();
  const find = (value: unknown) => {
    if (isObject(value)) found.add(value);
  };
  const findNamed = (names: readonly string[]): object[] =>
    names.flatMap((name) => {
      const { value, configurable } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
      if (!isObject(value)) return [];
      if (configurable) Object.defineProperty(globalThis, name, { writable: false, configurable: false });
      const prototype: unknown = Reflect.get(value, 'prototype');
      const both = isObject(prototype) ? [value, prototype] : [value];
      for (const one of both) found.add(one);
      return both;
    });
  findNamed(pageNames);
  for (const one of findNamed(languageNames))
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(one))) find(value);
  for (const value of unnamedBuiltIns()) {
    const prototype = Object.getPrototypeOf(value);
    find(prototype);
    find(Object.getPrototypeOf(prototype));
  }
  find(Object.getPrototypeOf(Uint8Array));
  find(Object.getPrototypeOf(Uint8Array.prototype));
  for (const library of [react, jsxRuntime, reactDom]) find(library);
  freezeAll(found);
  for (const one of [history, navigator, performance, crypto]) Object.preventExtensions(one);
}
