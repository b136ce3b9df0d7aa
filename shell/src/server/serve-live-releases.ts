import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseBefore } from '../app/boot.ts';
import { type Found, longestName, lookupKinds, maxQuestions, type Question } from '../app/lookup.ts';
import type { ServerConfig } from './config.ts';
import type { ReleaseSet, ReleaseSets } from './release-sets.ts';
import { integrityOfReleases, liveRelease, type Releases } from './releases.ts';

interface Options {
  readonly config: Pick<ServerConfig, 'assetOrigin'>;
  readonly releases: Pick<Releases, 'before'>;
  readonly sets: ReleaseSets;
  /** The releases that the next page of a browser is made with. */
  readonly currentOf: (request: FastifyRequest) => ReleaseSet;
}

/** What pages ask of the releases they are made with. All of it is answered from memory. */
export function serveLiveReleases(
  app: FastifyInstance,
  { config: { assetOrigin }, releases, sets, currentOf }: Options,
): void {
  /** What this visitor's next page will be made with: a page that was made with something else is loaded anew when it can be. */
  app.get('/live-releases', (request, reply) =>
    reply.header('cache-control', 'no-store').send({ digest: currentOf(request).digest }),
  );

  /** The version to use instead of one that failed in the browser. */
  app.get<{ Params: { name: string; version: string } }>('/live-releases/:name/before/:version', (request, reply) => {
    const { name, version } = request.params;
    const release = releases.before(name, version);
    // None is an answer like another, not a fault.
    const before: ReleaseBefore | null = release
      ? { release: liveRelease(release, assetOrigin), integrity: integrityOfReleases([release], assetOrigin) }
      : null;
    return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(before));
  });

  /** Releases of a page by what they are needed for; for each digest always the same. */
  app.get<{ Params: { digest: string } }>('/live-releases/of/:digest', (request, reply) => {
    const questions = questionsIn(request.url);
    if (!questions) return reply.code(400).header('cache-control', 'no-store').send({ error: 'Too much is asked' });
    const named = sets.named(request.params.digest);
    // Contracts make sure that what is live now fits a page whose own releases nobody remembers.
    const set = named ?? currentOf(request);
    const found = [...new Set(questions.flatMap((question) => set.find(question)))];
    const answer: Found = {
      releases: found.map((release) => liveRelease(release, assetOrigin)),
      integrity: integrityOfReleases(found, assetOrigin),
    };
    return reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-store').send(answer);
  });
}

/** What an address asks; undefined when no page of ours would ask it so. */
function questionsIn(url: string): Question[] | undefined {
  const { searchParams } = new URL(url, 'http://shell');
  const questions = lookupKinds.flatMap((kind) => searchParams.getAll(kind).map((name): Question => [kind, name]));
  const isFair = questions.length > 0 && questions.length <= maxQuestions;
  return isFair && questions.every(([, name]) => name.length <= longestName) ? questions : undefined;
}
