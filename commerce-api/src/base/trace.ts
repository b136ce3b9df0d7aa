import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

let records = false;

/** Starts recording spans; call it once an exporter is registered. */
export function startRecording(): void {
  records = true;
}

// Looked up each time, because a tracer created before the exporter would not use it.
const tracer = () => trace.getTracer('commerce-api');

function run<T>(span: Span, work: () => Promise<T>): Promise<T> {
  return work()
    .catch((error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    })
    .finally(() => span.end());
}

/** Runs work as a span of the current trace. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!records) return work();
  return tracer().startActiveSpan(name, (span) => run(span, work));
}

/** Runs a request handler as a span that continues the trace named by the traceparent header, if any. */
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
