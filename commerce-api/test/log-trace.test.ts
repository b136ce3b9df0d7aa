import { getCart } from 'shared-contracts/calls/cart';
import { headerNames } from 'shared-contracts/headers';
import { expect, test } from 'vitest';
import { startTracing } from '../src/server/tracing.ts';
import { openShop } from './shop.ts';
import { collectTraces } from './trace-collector.ts';

test('logs a refused call under the correlation id that its span in the caller’s trace has [OPS-03]', async () => {
  const collector = await collectTraces();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.endpoint;
  const stop = startTracing(process.env);
  const lines: string[] = [];
  const shop = await openShop('pglite', { onLog: (line) => lines.push(line) });
  const guest = await shop.guest();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, [headerNames.correlationId]: 'page-view-0001' };
  const { error } = await guest.call(getCart, { params: { basketId: crypto.randomUUID() } }, { headers });
  await shop.close();
  await stop();
  // Services that other tests start in this process must not look for it.
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  collector.close();
  expect(error?.errorId).toBe('BSK404');
  const logged = lines
    .map((line) => JSON.parse(line))
    .filter(({ correlationId }) => correlationId === 'page-view-0001');
  expect(logged).toContainEqual(expect.objectContaining({ errorId: 'BSK404' }));
  expect(collector.spans().filter((span) => span.traceId === traceId)).toContainEqual(
    expect.objectContaining({
      name: getCart.name,
      attributes: expect.arrayContaining([{ key: 'correlation.id', value: { stringValue: 'page-view-0001' } }]),
    }),
  );
});
