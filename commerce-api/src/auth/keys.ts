import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CryptoKey, exportPKCS8, exportSPKI, generateKeyPair, importPKCS8, importSPKI } from 'jose';
import { unlessMissing } from '../base/missing-file.ts';

export interface SigningKeys {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

export const algorithm = 'ES256';

async function keysFrom(privatePem: string, publicPem: string): Promise<SigningKeys> {
  return { privateKey: await importPKCS8(privatePem, algorithm), publicKey: await importSPKI(publicPem, algorithm) };
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(unlessMissing);
}

/**
 * Loads the key pair that signs mailed links and loyalty tokens. In production it comes from the environment, where all instances share it;
 * otherwise from the data folder, created at the first start so that a restart does not sign anybody out.
 */
export async function loadKeys(dataFolder: string, environment: NodeJS.ProcessEnv): Promise<SigningKeys> {
  const { AUTH_PRIVATE_KEY, AUTH_PUBLIC_KEY } = environment;
  if (AUTH_PRIVATE_KEY && AUTH_PUBLIC_KEY) return keysFrom(AUTH_PRIVATE_KEY, AUTH_PUBLIC_KEY);
  const folder = path.join(dataFolder, 'keys');
  const privateFile = path.join(folder, 'access-token.pem');
  const publicFile = path.join(folder, 'access-token.pub.pem');
  const [privatePem, publicPem] = [await read(privateFile), await read(publicFile)];
  if (privatePem && publicPem) return keysFrom(privatePem, publicPem);
  const made = await generateKeyPair(algorithm, { extractable: true });
  await mkdir(folder, { recursive: true });
  await writeFile(publicFile, await exportSPKI(made.publicKey));
  await writeFile(privateFile, await exportPKCS8(made.privateKey), { mode: 0o600 });
  await chmod(privateFile, 0o600);
  return made;
}
