import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fetchOutside } from '../base/outside.ts';
import type { PictureStore } from '../media/picture-store.ts';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 30_000_000;

async function download(address: string): Promise<Buffer> {
  const response = await fetchOutside(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new Error(`${address} cannot be loaded: name an address that answers without a redirect`, { cause });
  });
  if (!response.ok) throw new Error(`${address} cannot be loaded (${response.status})`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`${address} is larger than 30 MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readLocal(folder: string, name: string): Promise<Buffer> {
  const file = path.resolve(folder, name);
  if (!file.startsWith(path.resolve(folder) + path.sep)) throw new Error(`${name} lies outside the folder`);
  return readFile(file).catch(() => {
    throw new Error(`there is no file ${name} in the folder`);
  });
}

/**
 * Copies a picture into the shop's store.
 * @param picture a file of the folder, or an http address
 * @returns the reference that products store, derived from the content
 * @throws {Error} with the reason why the picture cannot be used
 */
export async function takePicture(store: PictureStore, folder: string, picture: string): Promise<string> {
  const bytes = /^https?:\/\//.test(picture) ? await download(picture) : await readLocal(folder, picture);
  if (bytes.length > MAX_BYTES) throw new Error(`${picture} is larger than 30 MB`);
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`${picture} is not a picture that can be read`);
    });
  return store.put(bytes, format ?? 'bin');
}
