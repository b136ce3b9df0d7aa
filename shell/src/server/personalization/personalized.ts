import { blockExperiment, type Variations } from 'shared-contracts/experiments';
import type { FollowedDatafile } from '../experiments/follow-datafile.ts';
import type { PageDecisions, Participant } from '../experiments/participation.ts';
import type { Personalization } from './personalization.ts';

interface Options {
  readonly personalization: Pick<Personalization, 'isOffered' | 'ofPage'>;
  readonly datafile: Pick<FollowedDatafile, 'current'>;
  /** Keys that the page is known to read; undefined when that is not known. */
  readonly read: readonly string[] | undefined;
}

const anyBlock = blockExperiment('');

/** A block on which an experiment runs is the experiment's. */
export function withoutExperiments(decisions: Variations, { current }: Pick<FollowedDatafile, 'current'>): Variations {
  const running = current()?.running ?? [];
  return Object.fromEntries(Object.entries(decisions).filter(([key]) => !running.includes(key)));
}

/** Adds what the visitor gets of a page’s experience blocks. Only pages that have such blocks wait for it. */
export async function personalized(
  { visitor, ...page }: Participant,
  { personalization, datafile, read }: Options,
): Promise<PageDecisions> {
  if (!personalization.isOffered || visitor === undefined) return page;
  if (read && !read.some((key) => key.startsWith(anyBlock))) return page;
  const own = withoutExperiments(await personalization.ofPage(visitor), datafile);
  return { variations: { ...own, ...page.variations }, isPersonal: true };
}
