import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from 'shared-contracts/remote';
import { integrityOf } from '../integrity.ts';
import { type SigningKey, signingKey, type TrustedKeys, trustedKeys } from '../signatures.ts';

export interface KeyPair {
  readonly signer: SigningKey;
  readonly keys: TrustedKeys;
  readonly publicPem: string;
}

export function keyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return {
    signer: signingKey(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    keys: trustedKeys(publicPem),
    publicPem,
  };
}

/** Writes a build folder as `build-remote` does, with the given files and overrides. */
export function writeBuild(
  folder: string,
  version: string,
  files: Readonly<Record<string, string>> = { 'browser/entry.js': `export const version = '${version}';` },
  change: Partial<Release> = {},
): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const modules = Object.keys(files)
    .filter((file) => /^server\/[a-z]+\.cjs$/.test(file))
    .map((file) => file.slice('server/'.length));
  const release = {
    name: 'cart',
    owner: 'team-cart',
    contracts: '^0.1.0',
    routes: [],
    services: {},
    dialogs: {},
    slots: {},
    version,
    container: `cart_${version.replace(/\W/g, '_')}`,
    commit: 'unknown',
    builtAt: '2026-11-21T10:00:00.000Z',
    browser: { entry: 'entry.js', chunks: {} },
    server: { modules: Object.fromEntries(modules.map((file) => [file.replace('.cjs', ''), file])) },
    ...change,
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))])),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}
