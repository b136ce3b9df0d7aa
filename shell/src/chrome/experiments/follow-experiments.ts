import {
  createBatchEventProcessor,
  createInstance,
  createStaticProjectConfigManager,
  OptimizelyDecideOption,
} from '@optimizely/optimizely-sdk';
import { conversions } from 'shared-contracts/conversions';
import { experimentsAtom, shownExperimentsAtom, type Variations } from 'shared-contracts/experiments';
import type { Platform } from 'shared-contracts/platform';
import { experimentsPath, type Participant } from '../../app/experiment-routes.ts';
import type { Act, Acts } from './acts.ts';
import { countOrder } from './counted-orders.ts';
import { createDispatchers, createEventStore } from './event-delivery.ts';

/** Milliseconds until the SDK is ready, and until the shell has answered. */
const readyTimeout = 30_000;
const requestTimeout = 60_000;
/** Tries of a batch that the shell did not take; its events are tried again later. */
const maxRetries = 3;
const silently = [OptimizelyDecideOption.DISABLE_DECISION_EVENT];

/**
 * Decides in the page what the server decides, by the same datafile, for screens that come later; tells what was shown and done. Ends
 * with the signal. What the page has shown stays as it is until it is left.
 */
export async function followExperiments(platform: Platform, acts: Acts, left: AbortSignal): Promise<void> {
  const { store, consent } = platform;
  const participant = await ask(`${experimentsPath}/me`, left);
  if (!participant) return;
  const datafile = await ask(`${experimentsPath}/datafile.json`, left);
  if (!datafile || left.aborted) return;
  const { id, attributes, segments, batchSize, flushInterval } = JSON.parse(participant) as Participant;
  const { dispatcher, closingDispatcher } = createDispatchers(() => !left.aborted && consent.allows('targeting'));
  const client = createInstance({
    projectConfigManager: createStaticProjectConfigManager({ datafile }),
    eventProcessor: createBatchEventProcessor({
      eventDispatcher: dispatcher,
      closingEventDispatcher: closingDispatcher,
      eventStore: createEventStore(),
      batchSize,
      flushInterval,
      maxRetries,
    }),
  });
  await client.onReady({ timeout: readyTimeout });
  if (left.aborted) return void client.close();
  const user = client.createUserContext(id, { ...attributes });
  // The size of the window decides nothing: the server does not know it.
  const seen = client.createUserContext(id, {
    ...attributes,
    window_width: Math.round(innerWidth),
    window_height: Math.round(innerHeight),
  });
  for (const one of [user, seen]) one.qualifiedSegments = segments ? [...segments] : null;

  const decisions = user.decideAll(silently);
  const decided: Variations = Object.fromEntries(
    Object.entries(decisions).flatMap(([key, { variationKey }]) =>
      variationKey === null ? [] : [[key, variationKey]],
    ),
  );
  store.set(experimentsAtom, (page) => {
    const kept = [...store.get(shownExperimentsAtom)].map((key) => [key, page.now[key]] as const);
    // So does what is no experiment's, such as a personalized block.
    const others = Object.entries(page.now).filter(([key]) => !(key in decisions));
    const entries = Object.entries({ ...Object.fromEntries(others), ...decided, ...Object.fromEntries(kept) });
    return {
      ...page,
      now: Object.fromEntries(entries.filter(([, variation]) => variation !== undefined)) as Variations,
    };
  });

  const exposed = new Set<string>();
  const expose = () => {
    const { now } = store.get(experimentsAtom);
    for (const key of store.get(shownExperimentsAtom)) {
      // A page from before the datafile changed, or the visitor took part, shows something else.
      if (exposed.has(key) || decided[key] === undefined || now[key] !== decided[key]) continue;
      exposed.add(key);
      if (seen.decide(key, silently).variationKey === decided[key]) seen.decide(key);
    }
  };
  expose();
  const stop = store.sub(shownExperimentsAtom, expose);

  const count = ({ key, tags }: Act) => {
    if (key === conversions.orderPlaced && !countOrder(String(tags.order))) return;
    seen.trackEvent(key, tags);
  };
  for (const act of acts.before.splice(0)) count(act);
  acts.count = count;

  left.addEventListener('abort', () => {
    stop();
    void client.close();
  });
}

/** Undefined when the shell has nothing for this visitor. */
async function ask(path: string, left: AbortSignal): Promise<string | undefined> {
  const response = await fetch(path, { signal: AbortSignal.any([left, AbortSignal.timeout(requestTimeout)]) });
  if (!response.ok && response.status !== 404) throw new Error(`The shell answered ${response.status}`);
  return response.status === 200 ? response.text() : undefined;
}
