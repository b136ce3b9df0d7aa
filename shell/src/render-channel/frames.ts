/** Bytes in front of each frame: the lengths of its header and of its body. */
const prefixBytes = 8;
const empty = Buffer.alloc(0);

/** One message as it goes over the channel: a header as JSON, and a body of bytes that is never parsed on the way. */
export function encodeFrame(header: unknown, body: Uint8Array = empty): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32LE(text.length, 0);
  prefix.writeUInt32LE(body.length, 4);
  return Buffer.concat([prefix, text, body]);
}

interface ReaderOptions {
  /** Bytes of the largest frame that is accepted. */
  readonly limit: number;
  readonly onFrame: (header: unknown, body: Buffer) => void;
}

/**
 * Returns a function that takes the channel's bytes as they arrive and reports each complete frame.
 * @throws {Error} for a frame over the limit, or one whose header is not JSON
 */
export function frameReader({ limit, onFrame }: ReaderOptions): (chunk: Buffer) => void {
  let pending: Buffer[] = [];
  let size = 0;
  let wanted = prefixBytes;

  return (chunk) => {
    pending.push(chunk);
    size += chunk.length;
    // Joined only when a frame is complete: a large one arrives in many small chunks.
    while (size >= wanted) {
      const bytes = pending.length === 1 ? (pending[0] ?? empty) : Buffer.concat(pending);
      pending = [bytes];
      const headerLength = bytes.readUInt32LE(0);
      const total = prefixBytes + headerLength + bytes.readUInt32LE(4);
      if (total > limit) throw new Error(`A frame of ${total} bytes exceeds the limit of ${limit}`);
      wanted = total;
      if (size < total) return;
      const header: unknown = JSON.parse(bytes.toString('utf8', prefixBytes, prefixBytes + headerLength));
      const rest = bytes.subarray(total);
      pending = rest.length > 0 ? [rest] : [];
      size = rest.length;
      wanted = prefixBytes;
      onFrame(header, bytes.subarray(prefixBytes + headerLength, total));
    }
  };
}
