import { type TelemetryRecord, toOtlp } from 'shared-contracts/telemetry';

/** Milliseconds between two requests, and for which the platform's service may take to answer one. */
const pace = 1000;
const deadline = 3000;

/** Records of one request, which is sent immediately when so many wait; and the most that wait while none is accepted. */
const maxSent = 200;
const maxWaiting = 5000;

/** Statuses for which the same records would be refused again. */
const refusals: ReadonlySet<number> = new Set([400, 413]);
class Refused extends Error {}

type Service = 'shop-browser' | 'shop-server';
interface Waiting {
  readonly service: Service;
  readonly pageToken: string | undefined;
  readonly record: TelemetryRecord;
}

/** Reports of pages and of this server on their way to the platform's service. */
export interface TelemetryOutbox {
  /** Adds records, with the token of the page that they belong to. */
  add(service: Service, records: readonly TelemetryRecord[], pageToken?: string): void;
  /** Sends what waits, and nothing afterwards. */
  close(): Promise<void>;
}

interface Options {
  readonly platformOrigin: string;
  /** Identifies the shop's shells. */
  readonly secret: string;
  /** Called when nothing could be sent, which is tried again; with the number of records that are lost for good. */
  readonly onFault: (error: unknown, lost: number) => void;
}

/**
 * Sends reports in batches: a shell with a thousand pages makes as many requests as one with ten. What the platform's service
 * does not accept is sent again.
 */
export function createTelemetryOutbox({ platformOrigin, secret, onFault }: Options): TelemetryOutbox {
  let waiting: Waiting[] = [];
  let lost = 0;
  let isFailing = false;
  let sending: Promise<void> | undefined;

  async function send(batch: readonly Waiting[]): Promise<void> {
    const reports = Map.groupBy(batch, ({ service, pageToken }) => `${service} ${pageToken}`);
    const resourceLogs = [...reports.values()].flatMap((waiting) => {
      const [first] = waiting;
      const records = waiting.map(({ record }) => record);
      return first ? toOtlp(first.service, records, first.pageToken).resourceLogs : [];
    });
    const response = await fetch(`${platformOrigin}/v1/logs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ resourceLogs }),
      signal: AbortSignal.timeout(deadline),
    });
    if (refusals.has(response.status)) throw new Refused(`The platform's service refused: ${response.status}`);
    if (!response.ok) throw new Error(`The platform's service answered ${response.status}`);
  }

  /** Sends a batch; when it is refused, each half, so that one visitor's record costs no other's. */
  async function sendOrHalve(batch: readonly Waiting[]): Promise<void> {
    try {
      await send(batch);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (batch.length > 1) {
        const middle = Math.ceil(batch.length / 2);
        await sendOrHalve(batch.slice(0, middle));
        await sendOrHalve(batch.slice(middle));
        return;
      }
      onFault(error, lost + 1);
      lost = 0;
    }
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxSent);
      try {
        await sendOrHalve(batch);
        isFailing = false;
      } catch (error) {
        isFailing = true;
        onFault(error, lost);
        lost = 0;
        return;
      }
      const done = new Set(batch);
      waiting = waiting.filter((one) => !done.has(one));
    }
  }
  /** One request at a time, so that no record is sent twice. */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  const timer = setInterval(() => void flush(), pace).unref();
  return {
    add(service, records, pageToken) {
      waiting.push(...records.map((record) => ({ service, pageToken, record })));
      // The newest are worth most.
      lost += waiting.splice(0, Math.max(0, waiting.length - maxWaiting)).length;
      if (waiting.length >= maxSent && !isFailing) void flush();
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
