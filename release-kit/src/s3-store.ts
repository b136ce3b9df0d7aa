import { AwsClient } from 'aws4fetch';
import { checkedKey, type ObjectStore } from './object-store.ts';

/** Milliseconds that one request to the store may take. */
const deadline = 15_000;

/**
 * Objects in a bucket of S3 or a compatible store. `address` is `s3://bucket/prefix`; credentials, region, and the
 * endpoint of other providers come from the usual variables (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_SESSION_TOKEN`, `AWS_REGION`, `AWS_ENDPOINT_URL`). The store must support conditional writes (`If-None-Match:
 * *`).
 */
export function s3Objects(address: string, environment: NodeJS.ProcessEnv = process.env): ObjectStore {
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION = 'us-east-1' } = environment;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error(`${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`);
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
    region: AWS_REGION,
    service: 's3',
    retries: 3,
  });
  const endpoint = environment.AWS_ENDPOINT_URL ?? `https://s3.${AWS_REGION}.amazonaws.com`;
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const urlOf = (name: string) =>
    `${endpoint}/${bucket}/${keyOf(checkedKey(name)).split('/').map(encodeURIComponent).join('/')}`;

  async function send(url: string, init: RequestInit, fine: readonly number[]): Promise<Response> {
    const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(deadline) });
    if (!response.ok && !fine.includes(response.status))
      throw new Error(`The release store answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    return response;
  }
  const body = (content: Buffer | string) => (typeof content === 'string' ? content : new Uint8Array(content));

  return {
    async read(name) {
      const response = await send(urlOf(name), {}, [404]);
      return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer());
    },
    async create(name, content) {
      const init = { method: 'PUT', body: body(content), headers: { 'if-none-match': '*' } };
      // 409: a concurrent write is in progress.
      return (await send(urlOf(name), init, [409, 412])).ok;
    },
    async replace(name, content) {
      await send(urlOf(name), { method: 'PUT', body: body(content) }, []);
    },
    async stamp(name) {
      const response = await send(urlOf(name), { method: 'HEAD' }, [404]);
      return response.status === 404 ? undefined : (response.headers.get('etag') ?? undefined);
    },
    async list(begin) {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: keyOf(begin) });
        if (token) query.set('continuation-token', token);
        const xml = await (await send(`${endpoint}/${bucket}?${query}`, {}, [])).text();
        names.push(...[...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key));
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
      } while (token);
      return names.map((key) => (prefix ? key.slice(prefix.length + 1) : key)).sort();
    },
  };
}
