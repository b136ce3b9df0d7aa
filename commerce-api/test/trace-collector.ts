import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly attributes: readonly Attribute[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Receives traces in OTLP over HTTP. */
export async function collectTraces() {
  const received: { readonly url: string | undefined; readonly body: string }[] = [];
  const collector = createServer(async (request, response) => {
    received.push({ url: request.url, body: await bodyOf(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    received,
    resources: () => received.flatMap(({ body }) => (JSON.parse(body) as Export).resourceSpans),
    spans(): Span[] {
      return this.resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
    },
    close: () => void collector.close(),
  };
}
