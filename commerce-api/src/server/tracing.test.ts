import { expect, test } from 'vitest';
import { collectTraces } from '../../test/trace-collector.ts';
import { inRequestSpan, inSpan } from '../base/trace.ts';
import { startTracing } from './tracing.ts';

test('exports the spans of a call under its caller’s trace, without personal data', async () => {
  const collector = await collectTraces();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.endpoint;
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
  expect(collector.received.map(({ url }) => url)).toEqual(['/v1/traces']);
  const [sent] = collector.resources();
  expect(sent!.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'commerce-api' } });
  expect(
    collector
      .spans()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['cart.addItem', 'database transaction']);
  expect(new Set(collector.spans().map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(collector.received[0]!.body).not.toContain('secret');
});

test('records nothing without an endpoint', async () => {
  await expect(startTracing({})()).resolves.toBeUndefined();
});
