import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

let records = false;

/** From now on work is recorded; before, there is nobody to send it to. */
export function beginRecording(): void {
  records = true;
}

// Asked for each time: one that was made before the exporter never learns of it.
const tracer = () => trace.getTracer('commerce-api');

function run<T>(span: Span, work: () => Promise<T>): Promise<T> {
  return work()
    .catch((error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    })
    .finally(() => span.end());
}

/** Runs a piece of work as a span of the trace that is going on. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!records) return work();
  return tracer().startActiveSpan(name, (span) => run(span, work));
}

/** Runs the answer to a request as a span that goes on with the caller's trace, where its traceparent names one. */
export function inRequestSpan<T>(
  name: string,
  headers: Readonly<Record<string, unknown>>,
  attributes: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  if (!records) return work();
  const parent = propagation.extract(context.active(), headers);
  return tracer().startActiveSpan(name, { kind: SpanKind.SERVER, attributes: { ...attributes } }, parent, (span) =>
    run(span, work),
  );
}
