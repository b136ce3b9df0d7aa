import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What operators watch, in Prometheus' format. Labels are names of calls, codes and outcomes; never of people. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #durations: Histogram<'call' | 'status'>;
  readonly #orders: Counter;
  readonly #payments: Counter<'method' | 'step' | 'outcome'>;

  /** @param workerLag seconds by which the oldest due message is late */
  constructor(workerLag: () => Promise<number>) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#durations = new Histogram({
      name: 'shop_call_duration_seconds',
      help: 'Time to answer, by call and status; its count is the number of requests',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    this.#orders = new Counter({ name: 'shop_orders_placed_total', help: 'Orders placed', registers });
    this.#payments = new Counter({
      name: 'shop_payments_total',
      help: 'What providers answered, by method, step and outcome',
      labelNames: ['method', 'step', 'outcome'],
      registers,
    });
    new Gauge({
      name: 'shop_worker_lag_seconds',
      help: 'By how much the oldest due message is late',
      registers,
      async collect() {
        this.set(await workerLag());
      },
    });
  }

  answered(call: string, status: number, seconds: number): void {
    this.#durations.observe({ call, status: String(status) }, seconds);
  }

  orderPlaced(): void {
    this.#orders.inc();
  }

  paid(method: string, step: string, outcome: string): void {
    this.#payments.inc({ method, step, outcome });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
