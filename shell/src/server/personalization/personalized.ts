import { blockExperiment, type Variations } from 'shared-contracts/experiments';
import type { FollowedDatafile } from '../experiments/follow-datafile.ts';
import type { PageDecisions, VisitedPage } from '../experiments/participation.ts';
import type { Personalization } from './personalization.ts';

interface Options {
  readonly personalization: Pick<Personalization, 'isOffered' | 'ofPage'>;
  readonly datafile: Pick<FollowedDatafile, 'current'>;
  /** Returns the keys that pages of this path are known to read; undefined before one was rendered. */
  readonly read: () => readonly string[] | undefined;
  /** Whose page it is, as far as its address tells. */
  readonly household: string;
}

const anyBlock = blockExperiment('');

/** A block on which an experiment runs is the experiment's. */
export function withoutExperiments(decisions: Variations, { current }: Pick<FollowedDatafile, 'current'>): Variations {
  const running = current()?.running ?? [];
  return Object.fromEntries(Object.entries(decisions).filter(([key]) => !running.includes(key)));
}

/** Adds what the visitor gets of a page's experience blocks. Only pages that have such blocks wait for it. */
export async function personalized(
  { visitor, ...page }: VisitedPage,
  { personalization, datafile, read, household }: Options,
): Promise<PageDecisions> {
  if (!personalization.isOffered || visitor === undefined) return page;
  if (!read()?.some((key) => key.startsWith(anyBlock))) return page;
  const own = withoutExperiments(await personalization.ofPage(visitor, household), datafile);
  return { variations: { ...own, ...page.variations }, isPersonal: true };
}
