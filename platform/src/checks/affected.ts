import { isOfRemote, journeyName, type Touched } from './touched.ts';

/** A workspace package as its package.json describes it. */
export interface WorkspacePackage {
  /** Name and folder, which are the same in this repository. */
  readonly name: string;
  /** Packages of this repository that it depends on, development dependencies included. */
  readonly dependencies: readonly string[];
}

/** The parts of the repository that a change can break. */
export interface Affected {
  readonly packages: readonly string[];
  /** Whether it is of something that every journey uses, so that the core journeys run. */
  readonly usesCoreJourneys: boolean;
  /** Names of the journeys that run whole: changed ones, and those that touched a changed remote when they last ran, or never ran. */
  readonly journeys: readonly string[];
}

const isDocument = (file: string) => file.endsWith('.md') || file.startsWith('docs/');
const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
const isRemote = (name: string) => name.startsWith('mfe-');
const folderOf = (file: string) => file.split('/')[0] ?? '';

/** Packages and journeys that changed files can break. Files outside packages, such as the lock file, affect all. */
export function affectedBy(
  files: readonly string[],
  workspace: readonly WorkspacePackage[],
  touched: Touched,
): Affected {
  const sources = files.filter((file) => !isDocument(file));
  const names = workspace.map(({ name }) => name);
  const changed = new Set(sources.map(folderOf));
  if ([...changed].some((name) => !names.includes(name)))
    return { packages: names, usesCoreJourneys: true, journeys: specsIn(sources) };

  const used = new Set(sources.filter((file) => !isUnitTest(file) && journeyName(file) === undefined).map(folderOf));
  const remotes = [...used].filter(isRemote);
  const touching = Object.entries(touched).flatMap(([name, of]) =>
    remotes.length > 0 && (of === undefined || of.some((one) => remotes.some((remote) => isOfRemote(one, remote))))
      ? [name]
      : [],
  );
  return {
    packages: withDependents(changed, workspace),
    usesCoreJourneys: [...used].some((name) => !isRemote(name)),
    journeys: [...new Set([...specsIn(sources), ...touching])].sort(),
  };
}

const specsIn = (files: readonly string[]) => files.flatMap((file) => journeyName(file) ?? []);

function withDependents(touched: ReadonlySet<string>, workspace: readonly WorkspacePackage[]): string[] {
  const affected = new Set(touched);
  for (let size = 0; size !== affected.size; ) {
    size = affected.size;
    for (const { name, dependencies } of workspace)
      if (dependencies.some((dependency) => affected.has(dependency))) affected.add(name);
  }
  return [...affected].sort();
}
