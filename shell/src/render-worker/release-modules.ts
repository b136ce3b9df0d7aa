import { dirname, join, normalize } from 'node:path/posix';
import { compileFunction } from 'node:vm';
import type { ScreenModule } from 'shared-contracts/routing';
import type { LoadMessage, ReleaseId } from '../render-channel/messages.ts';

type Require = (id: string) => unknown;
type Exports = Record<string, unknown>;

/** Runs a CommonJS file with a `require` of ours, so that every bundle shares this worker's React and contracts. */
function runCommonJs(file: string, source: string, require: Require): Exports {
  const module = { exports: {} as Exports };
  const run = compileFunction(source, ['module', 'exports', 'require', '__filename', '__dirname'], { filename: file });
  run(module, module.exports, require, file, dirname(file));
  return module.exports;
}

interface HeldRelease {
  readonly modules: LoadMessage['modules'];
  readonly sources: ReadonlyMap<string, Buffer>;
  readonly evaluated: Map<string, Exports>;
}

/** The server halves that a worker has been given. The server has checked each file against its hash. */
export function createReleaseModules(shared: Readonly<Record<string, unknown>>) {
  const releases = new Map<ReleaseId, HeldRelease>();

  function evaluate(release: ReleaseId, held: HeldRelease, file: string): Exports {
    const path = normalize(join('server', file));
    const known = held.evaluated.get(path);
    if (known) return known;
    const source = held.sources.get(path);
    if (source === undefined) throw new Error(`${release}/${path} is not part of the release`);
    const exports = runCommonJs(`${release}/${path}`, source.toString('utf8'), (id) => {
      if (Object.hasOwn(shared, id)) return shared[id];
      if (id.startsWith('.')) return evaluate(release, held, join(dirname(file), id));
      throw new Error(`${release} may not import "${id}" on the server`);
    });
    held.evaluated.set(path, exports);
    return exports;
  }

  function load(release: ReleaseId, expose: string): Exports {
    const held = releases.get(release);
    const file = held?.modules[expose];
    if (!held || !file) throw new Error(`${release} does not expose ${expose}`);
    return evaluate(release, held, file);
  }

  return {
    /** Keeps the files of a release as bytes, and evaluates some of its modules; throws when one of them fails. */
    hold({ release, modules, files, evaluate: exposes }: LoadMessage, body: Buffer): void {
      const sources = new Map<string, Buffer>();
      let start = 0;
      for (const [file, bytes] of files) {
        sources.set(file, body.subarray(start, start + bytes));
        start += bytes;
      }
      releases.set(release, { modules, sources, evaluated: new Map() });
      for (const expose of exposes) load(release, expose);
    },
    screen: (release: ReleaseId, expose: string) => load(release, expose) as unknown as ScreenModule,
    held: (): readonly ReleaseId[] => [...releases.keys()],
    drop: (release: ReleaseId): void => void releases.delete(release),
  };
}
