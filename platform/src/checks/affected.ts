/** A workspace package as its package.json describes it. */
export interface WorkspacePackage {
  /** Name and folder, which are the same in this repository. */
  readonly name: string;
  /** Packages of this repository that it depends on, development dependencies included. */
  readonly dependencies: readonly string[];
  /** Journeys that its package.json lists. */
  readonly journeys: readonly string[];
}

/** The parts of the repository that a change can break. */
export interface Affected {
  readonly packages: readonly string[];
  /** Names of journeys, or `all` when the change affects every journey. */
  readonly journeys: readonly string[] | 'all';
}

const isDocument = (file: string) => file.endsWith('.md') || file.startsWith('docs/');
const journeyName = (file: string) => /^e2e\/journeys\/([\w-]+)\.spec\.ts$/.exec(file)?.[1];

/** Packages and journeys that changed files can break. Files outside packages, such as the lock file, affect all. */
export function affectedBy(files: readonly string[], workspace: readonly WorkspacePackage[]): Affected {
  const sources = files.filter((file) => !isDocument(file));
  const names = new Set(workspace.map(({ name }) => name));
  const touched = new Set(sources.map((file) => file.split('/')[0] ?? ''));
  if ([...touched].some((name) => !names.has(name))) return { packages: [...names], journeys: 'all' };

  const packages = withDependents(touched, workspace);
  const specs = sources.map(journeyName);
  const changesHelpers = sources.some((file) => file.startsWith('e2e/') && journeyName(file) === undefined);
  if (changesHelpers) return { packages, journeys: 'all' };
  const listed = workspace.filter(({ name }) => packages.includes(name)).flatMap(({ journeys }) => journeys);
  const journeys = new Set([...listed, ...specs.filter((name) => name !== undefined)]);
  return { packages, journeys: [...journeys].sort() };
}

function withDependents(touched: ReadonlySet<string>, workspace: readonly WorkspacePackage[]): string[] {
  const affected = new Set(touched);
  for (let size = 0; size !== affected.size; ) {
    size = affected.size;
    for (const { name, dependencies } of workspace)
      if (dependencies.some((dependency) => affected.has(dependency))) affected.add(name);
  }
  return [...affected].sort();
}
