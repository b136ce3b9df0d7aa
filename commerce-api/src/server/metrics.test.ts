import { expect, test } from 'vitest';
import { countRetry } from '../database/retry-counts.ts';
import { Metrics } from './metrics.ts';

const sources = {
  backlog: async () => ({ outboxDue: 3, outboxLag: 12, placementAge: 7 }),
  poolUsage: () => ({ inUse: 5, waiting: 2 }),
};

test('exports calls, orders, payments, the delay of the outbox, and the run time in the Prometheus format', async () => {
  const metrics = new Metrics(sources);
  expect(await metrics.text()).toMatch(/^shop_orders_placed_total 0$/m);
  metrics.answered('cart.read', 200, 0.004);
  metrics.answered('cart.read', 200, 0.3);
  metrics.orderPlaced();
  metrics.paid('PAYPAL', 'capture', 'captured');
  const text = await metrics.text();
  expect(text).toMatch(/^shop_call_duration_seconds_count\{call="cart.read",status="200"\} 2$/m);
  expect(text).toMatch(/^shop_call_duration_seconds_bucket\{call="cart.read",status="200",le="0.005"\} 1$/m);
  expect(text).toMatch(/^shop_orders_placed_total 1$/m);
  expect(text).toMatch(/^shop_payments_total\{method="PAYPAL",step="capture",outcome="captured"\} 1$/m);
  expect(text).toMatch(/^shop_worker_lag_seconds 12$/m);
  expect(text).toMatch(/^nodejs_eventloop_/m);
});

test('fails the scrape when a metric cannot be collected', async () => {
  const metrics = new Metrics({ backlog: () => Promise.reject(new Error('no database')) });
  await expect(metrics.text()).rejects.toThrow('could not be collected');
});

test('exports memory and processor time of the process', async () => {
  const text = await new Metrics(sources).text();
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
});

test('exports deadlocks, the pool, the queue, and the age of unfinished placements', async () => {
  countRetry('deadlock');
  const text = await new Metrics(sources).text();
  expect(text).toMatch(/^shop_database_retries_total\{reason="deadlock"\} 1$/m);
  expect(text).toMatch(/^shop_database_retries_total\{reason="connection"\} 0$/m);
  expect(text).toMatch(/^shop_database_connections\{state="in-use"\} 5$/m);
  expect(text).toMatch(/^shop_database_connections\{state="waiting"\} 2$/m);
  expect(text).toMatch(/^shop_outbox_due 3$/m);
  expect(text).toMatch(/^shop_placement_age_seconds 7$/m);
});
