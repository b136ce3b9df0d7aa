import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

export interface TestBucket {
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * A bucket in an S3-compatible server. The server lacks S3's conditional writes: they are handled in front of it, one
 * write at a time, as S3 documents them.
 */
export async function openTestBucket(folder: string): Promise<TestBucket> {
  const store = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  const { port } = await store.run();
  let turn: Promise<unknown> = Promise.resolve();

  const send = (method: string | undefined, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { 'if-none-match': _condition, ...headers } = from.headers;
      const call = request({ port, method, path: from.url, headers }, resolve).on('error', reject);
      call.end(body);
    });
  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = Buffer.concat(await from.toArray());
    if (from.method === 'PUT' && from.headers['if-none-match'] === '*') {
      const seen = await exists(from);
      if (seen) {
        to.writeHead(412).end();
        return;
      }
    }
    const response = await send(from.method, from, body);
    to.writeHead(response.statusCode ?? 502, response.headers);
    to.end(Buffer.concat(await response.toArray()));
  }
  // The signature covers the method, so existence is checked in the unsigned list of keys.
  async function exists(from: IncomingMessage): Promise<boolean> {
    const [, bucket = '', ...key] = decodeURIComponent(from.url ?? '').split('/');
    const list = await fetch(`http://localhost:${port}/${bucket}?prefix=${encodeURIComponent(key.join('/'))}`);
    return (await list.text()).includes(`<Key>${key.join('/')}</Key>`);
  }
  const front = createServer((from, to) => {
    turn = turn.then(
      () => answer(from, to),
      () => answer(from, to),
    );
  });
  await new Promise<void>((resolve) => front.listen(0, resolve));
  return {
    address: 's3://releases/shop',
    environment: {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_ENDPOINT_URL: `http://localhost:${(front.address() as AddressInfo).port}`,
    },
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await store.close();
    },
  };
}
