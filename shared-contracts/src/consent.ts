import { atom } from 'jotai/vanilla';
import type { Region } from './locale.ts';

/** Categories of consent, by what the cookie calls them (docs/spec/accounts.md section 5). Necessary ones need no consent. */
export const consentCategories = {
  necessary: 'C0001',
  performance: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
} as const;
export const optionalCategories = ['performance', 'functional', 'targeting'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentCategory = keyof typeof consentCategories;

/** Whether each optional category is allowed. */
export type Choices = Readonly<Record<OptionalCategory, boolean>>;

/** What visitors are asked. It rises when an optional item is added or serves another purpose, so that they are asked again. */
export const consentVersion = 4;
/** Seconds after which a visitor is asked again: half a year, whatever the answer was. */
export const consentSeconds = 180 * 86_400;

/** What a visitor chose, as the cookie keeps it. */
export interface ConsentRecord {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly choices: Choices;
}

/** A choice for each category. */
const choicesBy = (choose: (category: OptionalCategory) => boolean): Choices => ({
  performance: choose('performance'),
  functional: choose('functional'),
  targeting: choose('targeting'),
});

export const everyChoice = (isAllowed: boolean): Choices => choicesBy(() => isAllowed);

/** `version=1&time=2026-11-23T10:00:00Z&groups=C0001:1|C0002:0|C0003:1|C0004:0` */
export function consentText({ version, at, choices }: ConsentRecord): string {
  const groups = optionalCategories.map((name) => `${consentCategories[name]}:${choices[name] ? 1 : 0}`);
  const time = new Date(at).toISOString().replace(/\.\d+/, '');
  return `version=${version}&time=${time}&groups=${['C0001:1', ...groups].join('|')}`;
}

/** The record in a cookie's value; undefined when it is none. A category without a flag counts as refused. */
export function parseConsent(text: string | undefined): ConsentRecord | undefined {
  const [, version, time, groups] = /^version=(\d+)&time=([\dTZ:-]+)&groups=([\w:|]*)$/.exec(text ?? '') ?? [];
  const at = Date.parse(time ?? '');
  if (groups === undefined || Number.isNaN(at)) return undefined;
  const flags = new Set(groups.split('|'));
  const choices = choicesBy((name) => flags.has(`${consentCategories[name]}:1`));
  return { version: Number(version), at, choices };
}

export interface Visitor {
  readonly region: Region;
  readonly record: ConsentRecord | undefined;
  /** The browser asks not to sell or share data (Global Privacy Control). */
  readonly optsOut?: boolean | undefined;
}

/** Whether a visitor has answered what is asked now. */
export const hasAnswered = (record: ConsentRecord | undefined): boolean => record?.version === consentVersion;

/**
 * Whether a category may run and store. In EMEA it needs its `:1` flag; elsewhere it is allowed until it is refused
 * (docs/spec/accounts.md section 5). A refusal holds for later versions of the question, too; consent does not.
 */
export function isAllowed(category: OptionalCategory, { region, record, optsOut = false }: Visitor): boolean {
  const chosen = record?.choices[category];
  if (chosen === false) return false;
  if (chosen && hasAnswered(record)) return true;
  return region !== 'EMEA' && !(optsOut && category === 'targeting');
}

export const allowedChoices = (visitor: Visitor): Choices => choicesBy((category) => isAllowed(category, visitor));

export interface ConsentState {
  /** `unknown` on the server and during hydration; `open` until the visitor has answered. */
  readonly status: 'unknown' | 'open' | 'chosen';
  /** What is allowed now. */
  readonly allowed: Choices;
  /** When the visitor chose, in milliseconds since 1970. */
  readonly at?: number | undefined;
}

/** Nothing optional is allowed before the visitor is known: pages of the server are shared. */
export const unknownConsent: ConsentState = { status: 'unknown', allowed: everyChoice(false) };

/** Read by `useConsent()`; written by the shell only. */
export const consentAtom = atom<ConsentState>(unknownConsent);
consentAtom.debugLabel = 'consent';

/** The visitor's consent. */
export interface Consent {
  /** Whether something optional may run now. False on the server. */
  allows(category: OptionalCategory): boolean;
  /** Calls back whenever that changes, in this tab or another. Returns a function that ends the subscription. */
  follow(onChange: () => void): () => void;
  /** Stores what the visitor chose, for all tabs, and deletes what a refused category has stored. */
  choose(choices: Choices): void;
  /** Opens the preferences. */
  openPreferences(): void;
}

/** The consent where nobody can be asked: on the server, in previews of blocks. */
export const noConsent: Consent = {
  allows: () => false,
  follow: () => () => undefined,
  choose() {},
  openPreferences() {},
};
