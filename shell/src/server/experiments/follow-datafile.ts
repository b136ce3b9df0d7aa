import { existsSync, readFileSync } from 'node:fs';
import { datafile as datafileSchema } from 'shared-contracts/experiment-rules';
import * as v from 'valibot';
import { boundedText } from '../bounded-text.ts';
import { keepFile } from '../keep-file.ts';
import { pauseUntil } from '../pause-until.ts';
import { createDecider, type Decider } from './decider.ts';

/** Where datafiles come from: Optimizely, or what speaks its protocol. */
export interface DatafileSource {
  readonly url: string;
  /** Milliseconds between two questions. */
  readonly interval: number;
}

export interface FollowedDatafile {
  /** Undefined while no datafile has ever come. */
  current(): Decider | undefined;
  close(): void;
}

interface Options {
  /** Undefined in a shop without experiments. */
  readonly source: DatafileSource | undefined;
  /** Keeps the last datafile for a start while the service does not answer. */
  readonly file: string;
  readonly onFault: (error: unknown) => void;
  /** Milliseconds until the service is asked again, by the number of failures in a row. */
  readonly pauses?: readonly number[];
}

const second = 1000;
/** After this many failures (docs/spec/content.md section 9.3), plus up to a second: shells do not come back together. */
const backOff = [0, 8, 16, 32, 64, 128, 256, 512].map((seconds) => seconds * second);
const jitter = second;
/** Milliseconds until an answer has to be complete. */
const timeout = 60 * second;
/** Bytes of the largest datafile that is read. */
const maxBytes = 4 * 1024 * 1024;

/** Follows the datafile for all visitors. What was last known holds while the service does not answer, or answers nonsense. */
export function followDatafile({ source, file, onFault, pauses = backOff }: Options): FollowedDatafile {
  let current = source ? readKept(file, onFault) : undefined;
  let lastModified: string | undefined;
  const closing = new AbortController();

  async function ask({ url }: DatafileSource): Promise<void> {
    const response = await fetch(url, {
      headers: lastModified === undefined ? {} : { 'if-modified-since': lastModified },
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]),
    });
    if (response.status === 304) return;
    if (response.status < 200 || response.status >= 400)
      throw new Error(`The service for experiments answered ${response.status}`);
    const text = await boundedText(response, maxBytes);
    current = deciderOf(text);
    lastModified = response.headers.get('last-modified') ?? undefined;
    keepFile(file, text);
  }

  async function followForGood(from: DatafileSource): Promise<void> {
    let failures = 0;
    while (!closing.signal.aborted) {
      const fault = await ask(from).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (closing.signal.aborted) return;
      // One warning for each outage.
      if (fault !== undefined && failures === 0) onFault(fault);
      failures = fault === undefined ? 0 : failures + 1;
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
      const wait = failures === 0 ? from.interval : pause + Math.random() * Math.min(jitter, pause);
      await pauseUntil(closing.signal, wait);
    }
  }

  if (source) void followForGood(source);
  return { current: () => current, close: () => closing.abort() };
}

const deciderOf = (text: string): Decider => createDecider(v.parse(datafileSchema, JSON.parse(text)));

function readKept(file: string, onFault: (error: unknown) => void): Decider | undefined {
  try {
    return existsSync(file) ? deciderOf(readFileSync(file, 'utf8')) : undefined;
  } catch (error) {
    onFault(error);
    return undefined;
  }
}
