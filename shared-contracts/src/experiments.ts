import { atom } from 'jotai/vanilla';

/** What a visitor gets: the key of a variation by the key of its experiment. Visitors who take no part have none. */
export type Variations = Readonly<Record<string, string>>;

/** A comparison of variants of a component; each visitor who takes part keeps one of them. */
export interface Experiment<Variation extends string = string> {
  /** The remote that reads it, and a name: `content_help-contact`. Optimizely allows letters, digits, `-`, and `_`. */
  readonly key: `${string}_${string}`;
  /** The team that ends it. */
  readonly owner: string;
  /** What it should show. */
  readonly purpose: string;
  /** The first one is the baseline, which everybody else gets. */
  readonly variations: readonly [Variation, Variation, ...Variation[]];
  /** The day by which it is decided, such as `2027-03-31`. */
  readonly due: string;
}

/** Defines an experiment on a component; it is listed in `experiments/all-experiments.ts`. */
export function defineExperiment<const Variation extends string>(
  experiment: Experiment<Variation>,
): Experiment<Variation> {
  return experiment;
}

/** The variation of a visitor; the baseline without one, or with one that the code does not have. */
export const variationOf = <Variation extends string>(
  { key, variations }: Experiment<Variation>,
  decided: Variations,
): Variation => variations.find((name) => name === decided[key]) ?? variations[0];

/** The key of an experiment on a flag; its variations are the flag's values as text. */
export const flagExperiment = (flagKey: string): string => `flag_${flagKey.replaceAll('.', '_')}`;
/** The key of an experiment on a block of content; its variations are the ids of the block's variants, or `baseline`. */
export const blockExperiment = (experienceId: string): string => `block_${experienceId}`;

/** The decisions of a page. */
export interface PageExperiments {
  /** Those that the page was rendered with. */
  readonly rendered: Variations;
  readonly now: Variations;
  /** Called on the server: the page differs by this experiment. */
  readonly onRead: (key: string) => void;
}

/** Read by `useVariation()`, `useFlag()`, and blocks of content; written by the shell only. */
export const experimentsAtom = atom<PageExperiments>({ rendered: {}, now: {}, onRead() {} });
experimentsAtom.debugLabel = 'experiments';

/** Keys of the experiments of which this page has shown a variation, or the baseline. */
export const shownExperimentsAtom = atom<ReadonlySet<string>>(new Set<string>());
shownExperimentsAtom.debugLabel = 'shownExperiments';
