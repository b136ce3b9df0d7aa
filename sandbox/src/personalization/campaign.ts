import type { PageEvent } from 'shared-contracts/page-events';
import * as v from 'valibot';

export const campaignSchema = v.object({
  experienceId: v.string(),
  name: v.string(),
  /** By the beginnings of the ids of categories; the one looked at last counts. A variant without categories is for everybody else. */
  variants: v.array(v.object({ label: v.string(), categories: v.array(v.string()) })),
});
export type Campaign = v.InferOutput<typeof campaignSchema>;

/** The demo shop's: what to plan next, by the categories somebody looks at. */
export const initialCampaigns: readonly Campaign[] = [
  {
    experienceId: 'home-next-trip',
    name: 'Home: next trip',
    variants: [
      { label: 'feet', categories: ['6'] },
      { label: 'night', categories: ['4'] },
    ],
  },
];

/** The variant of a visitor with these events, oldest first; undefined for the baseline. */
export function variantOf({ variants }: Campaign, events: readonly PageEvent[]): string | undefined {
  for (const event of events.toReversed()) {
    if (event.eventType !== 'monetate:context:PageView') continue;
    const [, looked] = /\/c\/[^/]*?(\d+)$/.exec(event.url) ?? [];
    const found = variants.find(({ categories }) => categories.some((id) => looked?.startsWith(id)));
    if (found) return found.label;
  }
  return variants.find(({ categories }) => categories.length === 0)?.label;
}
