import { atom } from 'jotai/vanilla';

/** A value of a feature flag. */
export type FlagValue = boolean | string | number;
/** Values by the key of their flag, as the flag service gave them. */
export type FlagValues = Readonly<Record<string, unknown>>;

/** A switch for a feature, for everybody alike, until the feature is there for good or gone. */
export interface Flag<Value extends FlagValue = FlagValue> {
  /** The remote that reads it, and a name: `content.help-search`. */
  readonly key: `${string}.${string}`;
  /** The team that removes it. */
  readonly owner: string;
  /** What it switches. */
  readonly purpose: string;
  readonly values: readonly Value[];
  /** What holds while the flag service has never answered, or answers something else. */
  readonly default: Value;
  /** The day after which it should be gone, such as `2027-03-31`. */
  readonly expires: string;
}

/** Defines a flag; it is listed in `flags/all-flags.ts`. */
export function defineFlag<const Values extends readonly FlagValue[]>(
  flag: Omit<Flag<Values[number]>, 'values' | 'default'> & {
    readonly values: Values;
    readonly default: NoInfer<Values[number]>;
  },
): Flag<Values[number]> {
  return flag;
}

/** The values that the page was rendered with, and those of now. */
export interface PageFlags {
  readonly rendered: FlagValues;
  readonly now: FlagValues;
}

/** Read by `useFlag()`; written by the shell only. */
export const flagsAtom = atom<PageFlags>({ rendered: {}, now: {} });
flagsAtom.debugLabel = 'flags';

/** The value of a flag among those of the service; its default when there is none, or one that it does not have. */
export const flagValue = <Value extends FlagValue>(flag: Flag<Value>, values: FlagValues): Value =>
  flag.values.find((value) => value === values[flag.key]) ?? flag.default;

/** Whether the day is over until which a flag should be gone. `today` is a day such as `2027-03-31`. */
export const isExpired = ({ expires }: Pick<Flag, 'expires'>, today: string): boolean => today > expires;

/**
 * The context of everybody at the flag service: anonymous, and the same for all, so that a page can be shared, and the server and
 * the browser get the same values. Who gets which variant is for experiments.
 */
export const flagContext = { kind: 'user', key: 'shop', anonymous: true } as const;
