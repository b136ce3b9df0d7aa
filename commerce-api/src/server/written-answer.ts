import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);
/** Bytes from which packing is worth its time. */
const WORTH_PACKING = 32 * 1024;
const FASTEST = 1;

/** An answer that has been made into JSON already, for one that is sent again as it is. */
export class WrittenAnswer<T> {
  readonly json: Buffer;
  #packing: Promise<void> | undefined;
  #packed: Buffer | undefined;

  constructor(value: T) {
    this.json = Buffer.from(JSON.stringify(value));
  }

  /** The same with gzip; undefined until it has been packed, and for what is short. */
  get packed(): Buffer | undefined {
    return this.#packed;
  }

  /** Packs it once, beside other work. */
  pack(): Promise<void> {
    if (this.json.length < WORTH_PACKING) return Promise.resolve();
    this.#packing ??= pack(this.json, { level: FASTEST }).then((packed) => {
      this.#packed = packed;
    });
    return this.#packing;
  }
}

/** Whether a caller takes gzip. */
export const takesGzip = (acceptEncoding = ''): boolean =>
  acceptEncoding
    .split(',')
    .some((one) => /^\s*gzip\s*(;\s*q=(1|0?\.\d*[1-9]))?/.test(one) && !/q=0(\.0*)?\s*$/.test(one));
