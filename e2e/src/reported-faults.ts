import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { exportedLogs, fromOtlp, type TelemetryRecord } from 'shared-contracts/telemetry';
import * as v from 'valibot';

export type ReportedFault = TelemetryRecord & { readonly event: 'exception' };

/** An OpenTelemetry collector beside a shop that keeps the errors that its pages and servers report. */
export interface FaultCollector {
  /** Where the shop forwards its telemetry: OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a collector that calls back for every reported error. */
export async function collectFaults(onFault: (fault: ReportedFault) => void): Promise<FaultCollector> {
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        // Traces and metrics arrive here as well.
        const logs = v.safeParse(exportedLogs, body);
        if (logs.success) for (const record of fromOtlp(logs.output)) if (record.event === 'exception') onFault(record);
        response.setHeader('content-type', 'application/json').end('{}');
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The lines of an error's stack that tell where it was thrown. */
const STACK_LINES = 4;

/** A fault in the words of the release that is at fault, with the beginning of its stack. */
export function describeFault({ remote, release, phase, message, stack }: ReportedFault): string {
  const where = stack
    .split('\n')
    .filter((line) => /^\s*at /.test(line))
    .slice(0, STACK_LINES);
  return [`${remote} ${release} failed in a page (${phase}): ${message}`, ...where].join('\n');
}
