import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('exports calls, orders, payments, the delay of the outbox, and the run time in the Prometheus format', async () => {
  const metrics = new Metrics(async () => 12);
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
  const metrics = new Metrics(() => Promise.reject(new Error('no database')));
  await expect(metrics.text()).rejects.toThrow('could not be collected');
});

test('exports memory and processor time of the process', async () => {
  const text = await new Metrics(async () => 0).text();
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
});
