import { join, relative } from 'node:path';
import { changedSince, git } from '../processes/git.ts';

/** Files and folders that a release of the package in `folder` is built from. */
export const releaseInputs = (root: string, folder: string): string[] => [
  folder,
  ...[
    'shared-contracts/src',
    'storefront-kit/src',
    'shared-ui/src',
    'platform/src/build',
    'release-kit/src/integrity.ts',
    'pnpm-lock.yaml',
  ].map((path) => join(root, path)),
];

/** The commit of the repository; undefined without version control, or when git refuses the folder. */
export const commitOf = (root: string): string | undefined => git(root, 'rev-parse', 'HEAD')?.trim();

const CHANGED = '+uncommitted';
const UNKNOWN = 'unknown';

/** What a release says it was built from: the commit, marked when inputs differ from it. */
export function sourceOf(root: string, inputs: readonly string[]): string {
  const commit = commitOf(root);
  if (commit === undefined) return UNKNOWN;
  return uncommittedInputs(root, inputs).length > 0 ? `${commit}${CHANGED}` : commit;
}

/** Whether a release was built from a commit and nothing else. */
export const isFromCommit = (source: string): boolean => source !== UNKNOWN && !source.endsWith(CHANGED);

/** The inputs that differ from a commit, by path below the root; undefined when git cannot tell. */
export function inputsChangedSince(root: string, inputs: readonly string[], commit: string): string[] | undefined {
  const paths = inputs.map((input) => relative(root, input));
  const isInput = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  return changedSince(root, commit)?.filter(isInput);
}

/** The inputs that differ from the last commit; none without version control. */
export const uncommittedInputs = (root: string, inputs: readonly string[]): string[] =>
  inputsChangedSince(root, inputs, 'HEAD') ?? [];
