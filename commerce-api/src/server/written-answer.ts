import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { takesEncoding } from 'shared-contracts/accepted-encoding';

const pack = promisify(gzip);
/** Minimum size in bytes for compression. */
const WORTH_PACKING = 32 * 1024;
const FASTEST = 1;

/** A serialized answer that can be sent repeatedly. */
export class WrittenAnswer<T> {
  readonly json: Buffer;
  #packing: Promise<void> | undefined;
  #packed: Buffer | undefined;

  constructor(value: T) {
    this.json = Buffer.from(JSON.stringify(value));
  }

  /** The gzip form; undefined until compressed, and for short answers. */
  get packed(): Buffer | undefined {
    return this.#packed;
  }

  /** Compresses the answer once, asynchronously. */
  pack(): Promise<void> {
    if (this.json.length < WORTH_PACKING) return Promise.resolve();
    this.#packing ??= pack(this.json, { level: FASTEST }).then((packed) => {
      this.#packed = packed;
    });
    return this.#packing;
  }
}

/** Returns whether a caller accepts gzip. */
export const takesGzip = (acceptEncoding: string | undefined): boolean => takesEncoding(acceptEncoding, 'gzip');
