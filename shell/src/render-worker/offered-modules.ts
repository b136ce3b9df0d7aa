import { createContext } from 'react';
import { isObject } from '../app/freeze.ts';

/** Names of what libraries keep for themselves, through which one remote could change what others see. */
const isInternal = (name: string): boolean => /^(_|INTERNAL_|unstable_|getDefaultStore$)/.test(name);

const contextType: unknown = Reflect.get(createContext(undefined), '$$typeof');

/** React writes into contexts while it renders, so they cannot be frozen. */
const isContext = (value: unknown): boolean => isObject(value) && Reflect.get(value, '$$typeof') === contextType;

/** What remotes get of a module that they share: not what its library keeps for itself, and no context. */
function offered(module: object): object {
  const parts = Object.entries(module)
    .filter(([name, value]) => !isInternal(name) && !isContext(value))
    // A module of the older kind is its own default.
    .map(([name, value]) => [name, name === 'default' && typeof value === 'object' ? offered(value) : value] as const);
  const whole = Object.fromEntries(parts);
  if ('__esModule' in module) Object.defineProperty(whole, '__esModule', { value: true });
  return Object.freeze(whole);
}

export const offeredModules = (modules: Readonly<Record<string, object>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, offered(module)]));
