/** What the shell's server and its render workers say to each other. `docs/decisions/0024` describes the channel. */
import type { Variations } from 'shared-contracts/experiments';
import type { FlagValues } from 'shared-contracts/flags';
import type { LocaleId } from 'shared-contracts/locale';
import type { PublicConfig } from 'shared-contracts/platform';
import type { Preview } from 'shared-contracts/preview';
import * as v from 'valibot';
import type { LiveRelease } from '../app/boot.ts';

/** The descriptor that carries the channel in a worker's process. */
export const channelDescriptor = 3;

/** Bytes of the largest frame: all server files of a release in one. */
export const frameLimit = 64 * 1024 * 1024;

/** A release whose files a worker has been given, e.g. `cart/1.4.0`. */
export type ReleaseId = string;

/** Everything that a page is rendered from. */
export interface RenderJob {
  readonly url: string;
  readonly locale: LocaleId;
  readonly config: PublicConfig;
  /** Values of feature flags by key. */
  readonly flags: FlagValues;
  /** What the visitor gets of the experiments. */
  readonly variations: Variations;
  readonly releases: readonly LiveRelease[];
  readonly unavailable: readonly string[];
  readonly nonce: string;
  readonly trace: string;
  /** Answers that replace those of the services; outside production only (PLT-05). */
  readonly mocks?: string | undefined;
  /** The page is an editor's own; its session stays in the server. */
  readonly preview?: Preview | undefined;
  /** HTML above the page's content: the strip of a development shell. */
  readonly strip: string;
  /** Renders the error page in place of the screen, and runs no code of any remote. */
  readonly isFallback: boolean;
}

/** The server files of a release; the frame's body holds their text one after the other. */
export interface LoadMessage {
  readonly type: 'load';
  readonly release: ReleaseId;
  /** Exposed module to file. */
  readonly modules: Readonly<Record<string, string>>;
  /** File to its length in bytes, in the order of the body. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
  /** Exposed modules that are evaluated at once; the others wait for their first page. */
  readonly evaluate: readonly string[];
}

export type ToWorker =
  | LoadMessage
  | { readonly type: 'render'; readonly id: number; readonly job: RenderJob }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'answer'; readonly call: number; readonly status: number; readonly contentType: string }
  | { readonly type: 'no-answer'; readonly call: number; readonly message: string }
  | { readonly type: 'ping' }
  | { readonly type: 'collect' }
  | { readonly type: 'measure' };

const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(20_000));
/** Characters of an address, of the structured data of a head, and of the data of a page, and a head's alternates. */
const longestAddress = 8000;
const longestData = 200_000;
export const longestPageData = 4_000_000;
const maxAlternates = 200;
/** A path or an address without anything that ends a header. */
export const location = v.pipe(v.string(), v.maxLength(longestAddress), v.regex(/^[\x21-\x7e]+$/));
export const experimentKey = v.pipe(v.string(), v.maxLength(100));
export const maxExperiments = 200;
const fault = v.object({ message: text, stack: text });

const address = v.pipe(v.string(), v.maxLength(longestAddress));
const structuredData = v.array(v.record(v.string(), v.unknown()));

export const head = v.object({
  title: text,
  description: v.optional(text),
  canonical: v.optional(address),
  alternates: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(100)), address),
      v.check((addresses) => Object.keys(addresses).length <= maxAlternates, 'Too many alternates'),
    ),
  ),
  robots: v.optional(v.literal('noindex')),
  openGraph: v.optional(v.object({ type: v.picklist(['website', 'product', 'article']), image: v.optional(address) })),
  structuredData: v.optional(
    v.pipe(
      structuredData,
      v.check((data) => JSON.stringify(data).length <= longestData, 'Too much structured data'),
    ),
  ),
});

const preparedPage = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** The screen's own code failed in its loader or head, or did not load. */
  faulty: v.boolean(),
  /** The screen failed while it rendered: there is no content to send. */
  failed: v.boolean(),
  redirect: v.optional(location),
  head,
});
export type PreparedPage = v.InferOutput<typeof preparedPage>;

const serializedErrors = v.record(v.string(), v.object({ id: text, message: text, status: v.number() }));

/** Bytes in use, in the heap and outside it. */
const memory = v.number();

/** Whatever a worker sends is checked: the code that runs beside it is a remote's. */
export const fromWorker = v.variant('type', [
  v.object({ type: v.literal('up') }),
  v.object({ type: v.literal('loaded'), release: v.string(), fault: v.optional(fault) }),
  v.object({ type: v.literal('ready'), id, page: preparedPage }),
  v.object({ type: v.literal('chunk'), id, flush: v.boolean() }),
  /** The page is complete; the body is its loader data as JSON, empty for none. */
  v.object({
    type: v.literal('end'),
    id,
    errors: v.nullable(serializedErrors),
    /** Keys of the experiments that the page differs by. */
    experiments: v.pipe(v.array(experimentKey), v.maxLength(maxExperiments)),
  }),
  /** A call to the services; the body is the request's. */
  v.object({
    type: v.literal('call'),
    id,
    call: id,
    method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: location,
    headers: v.record(v.string(), v.string()),
  }),
  v.object({ type: v.literal('fault'), id, remote: text, phase: text, fault }),
  /** The worker's own code failed while it made this page. */
  v.object({ type: v.literal('broken'), id, fault }),
  v.object({ type: v.literal('log'), message: text, fault }),
  v.object({ type: v.literal('pong'), memory }),
  v.object({ type: v.literal('collected'), memory }),
  /** Bytes that were freed when the modules of each release were dropped. */
  v.object({ type: v.literal('retained'), releases: v.record(v.string(), v.number()) }),
]);
export type FromWorker = v.InferOutput<typeof fromWorker>;
/** A message as the worker writes it. */
export type WorkerMessage = v.InferInput<typeof fromWorker>;
