import * as v from 'valibot';
import { forgetTab, readTab, writeTab } from './tab-storage.ts';

const values = v.record(v.string(), v.string());
const prefix = 'tarnfell.checkout.';

/** Keeps what is typed in a step over reloads of the tab; gone when the tab is closed. */
export function keepTyped(form: string, typed: Readonly<Record<string, string | undefined>>): void {
  writeTab(prefix + form, typed);
}

export function typedBefore(form: string): Record<string, string> | undefined {
  const parsed = v.safeParse(values, readTab(prefix + form));
  return parsed.success ? parsed.output : undefined;
}

export function forgetTyped(): void {
  forgetTab(prefix);
}
