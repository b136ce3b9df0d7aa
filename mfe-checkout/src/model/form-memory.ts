import { removeStored, storedValue } from 'storefront-kit/storage';
import * as v from 'valibot';

const prefix = 'tarnfell.checkout.form.';

const storedForm = (form: string) =>
  storedValue('session', prefix + form, v.parser(v.record(v.string(), v.string())), { keepInMemory: true });

/** Keeps typed values over reloads of the tab; deleted when the tab is closed. */
export function keepTyped(form: string, typed: Readonly<Record<string, string | undefined>>): void {
  const entries = Object.entries(typed).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
  storedForm(form).write(Object.fromEntries(entries));
}

export const typedBefore = (form: string): Record<string, string> | undefined => storedForm(form).read();

export function forgetTyped(): void {
  removeStored('session', prefix);
}
