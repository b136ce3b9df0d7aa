import { existsSync, readFileSync } from 'node:fs';
import { flagContext } from 'shared-contracts/flags';
import * as v from 'valibot';
import { keepFile } from '../keep-file.ts';
import { pauseUntil } from '../pause-until.ts';
import { eventsIn } from './event-stream.ts';
import { afterEvent, allFlagStates, type FlagSnapshot, type FlagStates, snapshotOf } from './flag-state.ts';

/** The flag service: LaunchDarkly, or what speaks its protocol. */
export interface FlagService {
  readonly clientId: string;
  readonly streamUrl: string;
  readonly eventsUrl: string;
}

export interface FollowedFlags {
  /** What pages are rendered with now. */
  current(): FlagSnapshot;
  states(): FlagStates;
  /** Calls back with all flags when one changes. Returns a function that ends the subscription. */
  follow(onChange: (states: FlagStates) => void): () => void;
  close(): void;
}

interface Options {
  /** Undefined in a shop without flag service: every flag has its default. */
  readonly service: FlagService | undefined;
  /** Keeps the last known values for a start while the service does not answer. */
  readonly file: string;
  readonly onFault: (error: unknown) => void;
  /** Milliseconds until a lost stream is opened again, at first and at most. */
  readonly pauses?: readonly [first: number, longest: number];
}

/** Milliseconds without a byte after which a stream counts as lost; services send a comment more often. */
const silence = 60_000;

/** Follows the flag service with one stream for all visitors. What was last known holds while it does not answer. */
export function followFlags({ service, file, onFault, pauses = [500, 8000] }: Options): FollowedFlags {
  let states = service ? readKept(file, onFault) : {};
  let snapshot = snapshotOf(states);
  const followers = new Set<(states: FlagStates) => void>();
  const closing = new AbortController();

  function take(next: FlagStates | undefined): void {
    if (!next) return;
    states = next;
    snapshot = snapshotOf(next);
    for (const follower of followers) follower(next);
    try {
      keepFile(file, JSON.stringify(next));
    } catch (error) {
      onFault(error);
    }
  }

  async function followOnce({ clientId, streamUrl }: FlagService, onOpen: () => void): Promise<void> {
    const lost = new AbortController();
    const context = Buffer.from(JSON.stringify(flagContext)).toString('base64url');
    let timer = setTimeout(() => lost.abort(), silence);
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => lost.abort(), silence);
    };
    try {
      const response = await fetch(`${streamUrl}/eval/${encodeURIComponent(clientId)}/${context}`, {
        headers: { accept: 'text/event-stream' },
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, lost.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`The flag service answered ${response.status}`);
      const bytes = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            heard();
            controller.enqueue(chunk);
          },
        }),
      );
      for await (const event of eventsIn(bytes)) {
        onOpen();
        take(afterEvent(states, event));
      }
      throw new Error('The flag service ended its stream');
    } finally {
      clearTimeout(timer);
    }
  }

  async function followForGood(from: FlagService): Promise<void> {
    let pause = pauses[0];
    let isReported = false;
    while (!closing.signal.aborted) {
      await followOnce(from, () => {
        pause = pauses[0];
        isReported = false;
      }).catch((error: unknown) => {
        if (closing.signal.aborted || isReported) return;
        isReported = true;
        onFault(error);
      });
      if (closing.signal.aborted) return;
      // Shells that lost the service together do not come back together.
      const wait = pause * (0.5 + Math.random() / 2);
      await pauseUntil(closing.signal, wait);
      pause = Math.min(pause * 2, pauses[1]);
    }
  }

  if (service) void followForGood(service);
  return {
    current: () => snapshot,
    states: () => states,
    follow(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
    close: () => closing.abort(),
  };
}

function readKept(file: string, onFault: (error: unknown) => void): FlagStates {
  try {
    return existsSync(file) ? v.parse(allFlagStates, JSON.parse(readFileSync(file, 'utf8'))) : {};
  } catch (error) {
    onFault(error);
    return {};
  }
}
