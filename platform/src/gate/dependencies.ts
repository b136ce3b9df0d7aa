/** What the shop is made of besides its own sources: components, licenses, and known vulnerabilities. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import * as v from 'valibot';
import { capture } from '../processes/run-command.ts';

/** Licenses that a shop may be delivered with (SPDX). */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** libvips is a separate, replaceable shared library of the image processor, which is what the LGPL asks for. */
const replaceableLibrary = { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ };

/** Milliseconds for one run of the package manager; a source that does not answer must not block a release. */
const TIMEOUT = 60_000;

const pnpm = (root: string, ...args: readonly string[]) => capture('pnpm', args, { cwd: root, timeout: TIMEOUT });

async function outputOf(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr, failure } = await pnpm(root, ...args);
  if (failure !== undefined) throw new Error(`"pnpm ${args.join(' ')}" failed: ${stderr.trim() || failure}`);
  return stdout;
}

/** Writes a CycloneDX list of everything that a running shop consists of. */
export async function writeComponents(root: string, file: string): Promise<void> {
  await outputOf(root, 'sbom', '--sbom-format', 'cyclonedx', '--lockfile-only', '--prod', '--out', file);
}

const licensedPackage = v.object({ name: v.string(), versions: v.array(v.string()) });

/** The packages of a running shop by license. */
export async function readLicenses(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const listed = v.parse(
    v.record(v.string(), v.array(licensedPackage)),
    JSON.parse(await outputOf(root, 'licenses', 'list', '--recursive', '--prod', '--json')),
  );
  return new Map(
    Object.entries(listed)
      .map(([license, packages]) => [license, packages.map(({ name }) => name).sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * Whether a license expression (SPDX) leaves a choice that is allowed for these packages, e.g. `MIT AND (ISC OR GPL-3.0-only)`. What
 * is no such expression, such as `Unknown`, is not allowed.
 */
export function isAllowed(expression: string, packages: readonly string[]): boolean {
  if (expression === replaceableLibrary.license)
    return packages.every((name) => replaceableLibrary.packages.test(name));
  // Some packages add the address of the text: `MIT (http://…)`.
  const text = expression.replaceAll(/ \(https?:[^)]*\)/g, '');
  try {
    return satisfies(text, allowedLicenses);
  } catch {
    // The parser throws on invalid expressions, which `npm run dependencies` then lists.
    return false;
  }
}

const advisory = v.object({
  module_name: v.string(),
  severity: v.picklist(['info', 'low', 'moderate', 'high', 'critical']),
  title: v.string(),
  url: v.string(),
  github_advisory_id: v.optional(v.nullable(v.string())),
});
const audit = v.object({ advisories: v.record(v.string(), advisory) });
export type Advisory = v.InferOutput<typeof advisory>;

export type Advisories =
  | { readonly status: 'read'; readonly advisories: readonly Advisory[] }
  | { readonly status: 'unreachable'; readonly why: string };

/**
 * Known vulnerabilities of the installed versions, from the registry or another source with the same protocol.
 * @param source base URL; `ADVISORY_SOURCE`, or the configured registry, by default
 */
export async function readAdvisories(root: string, source = process.env.ADVISORY_SOURCE): Promise<Advisories> {
  const where = source ? ['--registry', source] : [];
  const { stdout, stderr, failure } = await pnpm(root, 'audit', '--prod', '--json', '--fetch-retries=0', ...where);
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), audit), stdout);
  if (answer.success) return { status: 'read', advisories: Object.values(answer.output.advisories) };
  return {
    status: 'unreachable',
    why: (messageIn(stdout) ?? stderr.trim()) || (failure ?? 'the answer cannot be read'),
  };
}

function messageIn(stdout: string): string | undefined {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ message: v.string() }) })),
    stdout,
  );
  return parsed.success ? parsed.output.error.message : undefined;
}

const acceptedAdvisory = v.object({ id: v.string(), reason: v.string(), until: v.pipe(v.string(), v.isoDate()) });

/** The serious vulnerabilities that nobody has accepted, with a reason and an end, in `accepted-advisories.json`. */
export function unacceptable(
  root: string,
  advisories: readonly Advisory[],
  today = new Date().toISOString().slice(0, 10),
): readonly Advisory[] {
  const file = join(root, 'platform/accepted-advisories.json');
  const listed: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const accepted = v.parse(v.array(acceptedAdvisory), listed).filter(({ until }) => until >= today);
  return advisories
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .filter(({ github_advisory_id, url }) => !accepted.some(({ id }) => id === github_advisory_id || url.endsWith(id)));
}

export const advisoryText = ({ module_name, severity, title, url }: Advisory): string =>
  `${module_name} (${severity}): ${title}, ${url}`;
