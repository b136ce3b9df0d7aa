import * as v from 'valibot';
import { removeStored, storedValue, typedPrefix } from './storage.ts';

/** How long typed values outlive the last change: a call or a search for a card, not a computer left behind. */
const lifetimeMs = 30 * 60_000;

/** Values by field, and when the last one was typed. */
const memory = v.object({ at: v.number(), typed: v.record(v.string(), v.string()) });

/**
 * Keeps what is typed in the forms of a domain over reloads of the tab. It is deleted by `forget`, when the shopper signs out, half
 * an hour after the last change, and when the tab is closed.
 */
export function formMemory<Domain extends string>(domain: Domain) {
  const prefix = `${typedPrefix}${domain}.` as const;
  const storedForm = (form: string) =>
    storedValue('session', `${prefix}${form}`, v.parser(memory), { keepInMemory: true });
  return {
    keep(form: string, values: Readonly<Record<string, string | undefined>>): void {
      const entries = Object.entries(values).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, text] as const],
      );
      storedForm(form).write({ at: Date.now(), typed: Object.fromEntries(entries) });
    },
    read(form: string): Record<string, string> | undefined {
      const stored = storedForm(form);
      const kept = stored.read();
      if (!kept) return undefined;
      if (Date.now() - kept.at < lifetimeMs) return kept.typed;
      stored.write(undefined);
      return undefined;
    },
    /** Of one form, or of all. */
    forget(form?: string): void {
      if (form === undefined) removeStored('session', prefix);
      else storedForm(form).write(undefined);
    },
  };
}
