import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFolder } from 'release-kit/folders';
import { RegistryConflict } from 'release-kit/registry-log';
import { RegistryRefusal } from 'release-kit/registry-rules';
import * as v from 'valibot';
import { hashOfToken, tokenAmong } from './bearer.ts';

/** Who may do what: SHA-256 (hex) of the token to whom it belongs. Without remotes all of them may be changed. */
export const deployers = v.record(
  v.pipe(v.string(), v.hash(['sha256'])),
  v.object({ name: v.pipe(v.string(), v.minLength(1)), remotes: v.optional(v.array(v.string())) }),
);
export type Deployers = v.InferOutput<typeof deployers>;
export type Deployer = Deployers[string];

/** Where deployers are kept, by default. */
export const deployersFile = (): string => process.env.DEPLOYERS_FILE || join(dataFolder, 'keys/deployers.json');

/** Adds a deployer to a file, which is made if need be; gives the new token, which is kept nowhere. */
export function addDeployer(file: string, deployer: Deployer): string {
  const known = existsSync(file) ? v.parse(deployers, JSON.parse(readFileSync(file, 'utf8'))) : {};
  const token = randomBytes(24).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify({ ...known, [hashOfToken(token)]: deployer }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return token;
}

interface DeployersFile {
  readonly file: string;
  readonly onFault: (error: unknown) => void;
}

/**
 * Returns what tells the deployers in a file; there are none until it exists. It is read anew with each question. While
 * the file is missing or cannot be read, the deployers known last stay valid, and the fault is reported once.
 * @throws {Error} when the file cannot be read at first
 */
export function deployersIn({ file, onFault }: DeployersFile): () => Deployers {
  let text = '{}';
  let known: Deployers = {};
  let fault = '';
  function read(): void {
    const now = readFileSync(file, 'utf8');
    if (now !== text) known = v.parse(deployers, JSON.parse(now));
    text = now;
  }
  let isThere = existsSync(file);
  if (isThere) read();
  return () => {
    isThere ||= existsSync(file);
    if (!isThere) return known;
    try {
      read();
      fault = '';
    } catch (error) {
      if (fault !== String(error)) onFault(error);
      fault = String(error);
    }
    return known;
  };
}

/** Characters of a reason. */
const maxReason = 500;
export const reasonSchema = v.pipe(v.string(), v.maxLength(maxReason));

class Unauthorized extends Error {}
export class Forbidden extends Error {}

/** The deployer whose token it is; throws for an unknown one. */
export function deployerOf(token: string | undefined, known: Deployers): Deployer {
  const found = tokenAmong(token, known);
  if (!found) throw new Unauthorized('The registry does not know this token');
  return found;
}

/** The deployer whose token it is, who may change the remote; throws otherwise. */
export function deployerFor(token: string | undefined, known: Deployers, remote: string): Deployer {
  const deployer = deployerOf(token, known);
  if (deployer.remotes && !deployer.remotes.includes(remote))
    throw new Forbidden(`${deployer.name} releases ${deployer.remotes.join(', ')}, not ${remote}`);
  return deployer;
}

/** The status of an answer that refuses a change, and why; what is no refusal stays in the log. */
export function refusalOf(error: unknown): { readonly status: number; readonly message: string } {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return { status, message: status === 500 ? 'The registry failed; its log tells why' : message };
}

function statusOf(error: unknown): number {
  if (error instanceof Unauthorized) return 401;
  if (error instanceof Forbidden) return 403;
  if (error instanceof RegistryConflict) return 409;
  if (error instanceof RegistryRefusal) return 422;
  if (v.isValiError(error)) return 400;
  const { statusCode = 500 } = error as { readonly statusCode?: number };
  return statusCode;
}
