import type { Counter, Histogram, Meter } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { AggregationType, MeterProvider } from '@opentelemetry/sdk-metrics';
import type { Outcome } from '../database/kept-values.ts';
import { retryCounts } from '../database/retry-counts.ts';
import type { PoolUsage } from '../database/server-pool.ts';

const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Work that waits for the service. */
export interface Backlog {
  /** Messages of the outbox that are due. */
  readonly outboxDue: number;
  /** Seconds by which the oldest due message is late. */
  readonly outboxLag: number;
  /** Seconds since the oldest unfinished placement started. */
  readonly placementAge: number;
}

export interface MetricSources {
  readonly backlog: () => Promise<Backlog>;
  /** Undefined for the embedded database, which has one connection. */
  readonly poolUsage?: (() => PoolUsage) | undefined;
}

/** Metrics for operators, in the Prometheus format. Labels name calls, codes, and outcomes; never people. */
export class Metrics {
  readonly contentType = 'text/plain; version=0.0.4; charset=utf-8';
  readonly #reader = new PrometheusExporter({ preventServerStart: true });
  readonly #serializer = new PrometheusSerializer('', false, undefined, true, true);
  readonly #runtime = new RuntimeNodeInstrumentation();
  readonly #durations: Histogram;
  readonly #orders: Counter;
  readonly #payments: Counter;
  readonly #shared: Counter;

  constructor(sources: MetricSources) {
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
    this.#shared = meter.createCounter('shop_shared_answers_total', {
      description: 'Questions that have one answer for everybody: whether it was kept, or why it was made',
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
    observeDatabase(meter, sources);
  }

  answered(call: string, status: number, seconds: number): void {
    this.#durations.record(seconds, { call, status: String(status) });
  }

  /** Counts a question that has one answer for everybody. */
  sharedAnswer(outcome: Outcome): void {
    this.#shared.add(1, { outcome });
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

function observeDatabase(meter: Meter, { backlog, poolUsage }: MetricSources): void {
  const lag = meter.createObservableGauge('shop_worker_lag_seconds', {
    description: 'Delay of the oldest due message',
  });
  const due = meter.createObservableGauge('shop_outbox_due', { description: 'Due messages of the outbox' });
  const age = meter.createObservableGauge('shop_placement_age_seconds', {
    description: 'Age of the oldest placement that is not finished',
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const { outboxDue, outboxLag, placementAge } = await backlog();
      result.observe(due, outboxDue);
      result.observe(lag, outboxLag);
      result.observe(age, placementAge);
    },
    [lag, due, age],
  );
  meter
    .createObservableCounter('shop_database_retries_total', {
      description: 'Repeated database work, by reason: deadlock, serialization, connection',
    })
    .addCallback((counter) => {
      for (const [reason, count] of Object.entries(retryCounts())) counter.observe(count, { reason });
    });
  if (!poolUsage) return;
  meter
    .createObservableGauge('shop_database_connections', { description: 'Connections in use, and requests waiting' })
    .addCallback((gauge) => {
      const { inUse, waiting } = poolUsage();
      gauge.observe(inUse, { state: 'in-use' });
      gauge.observe(waiting, { state: 'waiting' });
    });
}
