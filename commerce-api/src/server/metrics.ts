import type { Counter, Histogram } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { AggregationType, MeterProvider } from '@opentelemetry/sdk-metrics';

const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics for operators, in the Prometheus format. Labels name calls, codes, and outcomes; never people. */
export class Metrics {
  readonly contentType = 'text/plain; version=0.0.4; charset=utf-8';
  readonly #reader = new PrometheusExporter({ preventServerStart: true });
  readonly #serializer = new PrometheusSerializer('', false, undefined, true, true);
  readonly #runtime = new RuntimeNodeInstrumentation();
  readonly #durations: Histogram;
  readonly #orders: Counter;
  readonly #payments: Counter;

  /** @param outboxLagSeconds seconds by which the oldest due message is late */
  constructor(outboxLagSeconds: () => Promise<number>) {
    const provider = new MeterProvider({
      readers: [this.#reader],
      views: [
        {
          instrumentName: 'shop_call_duration_seconds',
          aggregation: {
            type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM,
            options: { boundaries: DURATION_BUCKETS_S },
          },
        },
      ],
    });
    this.#runtime.setMeterProvider(provider);
    const meter = provider.getMeter('commerce-api');
    this.#durations = meter.createHistogram('shop_call_duration_seconds', {
      description: 'Time to answer, by call and status; its count is the number of requests',
    });
    this.#orders = meter.createCounter('shop_orders_placed_total', { description: 'Orders placed' });
    // A counter without a value is not exported, and a rate over a missing series is not zero.
    this.#orders.add(0);
    this.#payments = meter.createCounter('shop_payments_total', {
      description: 'Answers of payment providers, by method, step, and outcome',
    });
    meter
      .createObservableGauge('process_resident_memory_bytes', { description: 'Resident memory of the process' })
      .addCallback((gauge) => gauge.observe(process.memoryUsage.rss()));
    meter
      .createObservableCounter('process_cpu_seconds_total', { description: 'Processor time of the process' })
      .addCallback((counter) => {
        const { user, system } = process.cpuUsage();
        counter.observe((user + system) / 1_000_000);
      });
    meter
      .createObservableGauge('shop_worker_lag_seconds', { description: 'Delay of the oldest due message' })
      .addCallback(async (gauge) => gauge.observe(await outboxLagSeconds()));
  }

  answered(call: string, status: number, seconds: number): void {
    this.#durations.record(seconds, { call, status: String(status) });
  }

  orderPlaced(): void {
    this.#orders.add(1);
  }

  paid(method: string, step: string, outcome: string): void {
    this.#payments.add(1, { method, step, outcome });
  }

  async text(): Promise<string> {
    const { resourceMetrics, errors } = await this.#reader.collect();
    // A missing series would keep alerts silent; a failed scrape is seen.
    if (errors.length > 0) throw new AggregateError(errors, 'Some metrics could not be collected');
    return this.#serializer.serialize(resourceMetrics);
  }

  /** Stops observing the run time. */
  close(): void {
    this.#runtime.disable();
  }
}
