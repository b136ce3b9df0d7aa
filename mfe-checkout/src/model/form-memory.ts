import { removeStored, storedValue, typedPrefix } from 'storefront-kit/storage';
import * as v from 'valibot';

const prefix = `${typedPrefix}checkout.` as const;
/** How long typed values outlive the last change: a call or a search for a card, not a computer left behind. */
const lifetimeMs = 30 * 60_000;

/** Values by field, and when the last one was typed. */
const memory = v.object({ at: v.number(), typed: v.record(v.string(), v.string()) });

const storedForm = (form: string) =>
  storedValue('session', `${prefix}${form}`, v.parser(memory), { keepInMemory: true });

/**
 * Keeps typed values over reloads of the tab. They are deleted with the order, when the shopper signs out, half an hour after
 * the last change, and when the tab is closed.
 */
export function keepTyped(form: string, values: Readonly<Record<string, string | undefined>>): void {
  const entries = Object.entries(values).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
  storedForm(form).write({ at: Date.now(), typed: Object.fromEntries(entries) });
}

export function typedBefore(form: string): Record<string, string> | undefined {
  const stored = storedForm(form);
  const kept = stored.read();
  if (!kept) return undefined;
  if (Date.now() - kept.at < lifetimeMs) return kept.typed;
  stored.write(undefined);
  return undefined;
}

export function forgetTyped(): void {
  removeStored('session', prefix);
}
