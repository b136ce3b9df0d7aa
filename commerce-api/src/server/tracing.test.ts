import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { inRequestSpan, inSpan } from '../base/trace.ts';
import { startTracing } from './tracing.ts';

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: object }[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly { readonly name: string; readonly traceId: string; readonly parentSpanId?: string }[];
    }[];
  }[];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

test('exports the spans of a call under its caller’s trace, without personal data', async () => {
  const received: { readonly url: string | undefined; readonly body: string }[] = [];
  const collector = createServer(async (request, response) => {
    received.push({ url: request.url, body: await bodyOf(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const stop = startTracing(process.env);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  await inRequestSpan(
    'cart.addItem',
    { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, authorization: 'Bearer secret' },
    { 'correlation.id': 'c-1' },
    () => inSpan('database transaction', async () => {}),
  );
  await stop();
  collector.close();
  expect(received.map(({ url }) => url)).toEqual(['/v1/traces']);
  const [sent] = (JSON.parse(received[0]!.body) as Export).resourceSpans;
  expect(sent!.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'commerce-api' } });
  const spans = sent!.scopeSpans.flatMap((scope) => scope.spans);
  expect(spans.map(({ name }) => name).sort()).toEqual(['cart.addItem', 'database transaction']);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(received[0]!.body).not.toContain('secret');
});

test('records nothing without an endpoint', async () => {
  await expect(startTracing({})()).resolves.toBeUndefined();
});
