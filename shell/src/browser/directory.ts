import type { Boot, LiveRelease } from '../app/boot.ts';
import type { Exposed, ExposedModule } from '../app/exposed.ts';
import { belowLocale, firstSegment } from '../app/first-segment.ts';
import { type Found, lookupAddress, maxQuestions, type OfferKind, type Question } from '../app/lookup.ts';
import { tryTwice } from './try-twice.ts';

/** Milliseconds until the request times out. */
const deadline = 5000;

/** The releases known to a page: its own first, others on demand. */
export interface Directory extends Pick<Exposed, 'find' | 'lookUp'> {
  /** Grows; always the same array. */
  readonly releases: readonly LiveRelease[];
  /** URL to hash of every script of these releases. */
  readonly hashes: Map<string, string>;
  /** Resolves when every release that may own the path is known. */
  learn(pathname: string): Promise<void>;
  /** Looks up the targets of the page's links ahead. */
  learnLinks(links: Iterable<Pick<HTMLAnchorElement, 'origin' | 'pathname'>>): Promise<void>;
}

export function createDirectory(
  boot: Pick<Boot, 'releases' | 'integrity' | 'digest'>,
  page: Pick<Location, 'origin' | 'pathname'> = location,
): Directory {
  const releases = [...boot.releases];
  const hashes = new Map(Object.entries(boot.integrity));
  const asked = new Map<string, Promise<void>>([[keyOf(atPath(page.pathname)), Promise.resolve()]]);

  async function ask(questions: readonly Question[]): Promise<void> {
    const response = await fetch(lookupAddress(boot.digest, questions), { signal: AbortSignal.timeout(deadline) });
    if (!response.ok) throw new Error(`The releases of this page cannot be looked up: ${response.status}`);
    const found = (await response.json()) as Found;
    for (const [address, hash] of Object.entries(found.integrity)) hashes.set(address, hash);
    // The page keeps the version it has.
    releases.push(...found.releases.filter(({ name }) => !releases.some((known) => known.name === name)));
  }

  /** Looks up all new names in one request; failed ones are asked again next time. */
  async function know(questions: readonly Question[]): Promise<void> {
    const fresh = questions.filter((question) => !asked.has(keyOf(question)));
    if (fresh.length > 0) {
      const asking = tryTwice(() => ask(fresh));
      for (const question of fresh) asked.set(keyOf(question), asking);
      asking.catch(() => {
        for (const question of fresh) asked.delete(keyOf(question));
      });
    }
    await Promise.all(questions.map((question) => asked.get(keyOf(question))));
  }

  /** An answer includes every release that shares a first segment. */
  const isKnown = ([, segment]: Question) =>
    releases.some(({ routes }) => routes.some(({ path }) => firstSegment(path) === segment));

  function find(kind: OfferKind, name: string): ExposedModule | undefined {
    for (const { name: remote, [kind]: offers } of releases) {
      const expose = offers[name];
      if (expose) return { remote, expose };
    }
    return undefined;
  }

  const learnPaths = (paths: readonly string[]) => {
    const questions = new Map(paths.map(atPath).map((question) => [keyOf(question), question]));
    return know([...questions.values()].filter((question) => !isKnown(question)).slice(0, maxQuestions));
  };

  return {
    releases,
    hashes,
    find,
    async lookUp(kind, name) {
      const known = find(kind, name);
      if (known) return known;
      await know([[kind, name]]);
      return find(kind, name);
    },
    learn: (pathname) => learnPaths([pathname]),
    learnLinks: (links) =>
      learnPaths([...links].filter(({ origin }) => origin === page.origin).map(({ pathname }) => pathname)),
  };
}

const keyOf = ([kind, name]: Question) => `${kind} ${name}`;
const atPath = (pathname: string): Question => ['at', firstSegment(belowLocale(pathname))];
