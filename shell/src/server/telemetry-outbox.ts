import { type TelemetryRecord, toOtlp } from 'shared-contracts/telemetry';

/** Milliseconds between two sendings, and that the platform's service may take for one. */
const pace = 1000;
const deadline = 3000;

/** Records of one sending, which goes out at once when there are so many; and of all that wait while nobody takes them. */
const mostSent = 200;
const mostWaiting = 20_000;

/** What says that the same records will not be taken the next time either. */
const refusals: ReadonlySet<number> = new Set([400, 413]);
class Refused extends Error {}

type Service = 'shop-browser' | 'shop-server';
interface Waiting {
  readonly service: Service;
  readonly record: TelemetryRecord;
}

/** What pages and this server tell, on its way to the platform's service. */
export interface TelemetryOutbox {
  add(service: Service, records: readonly TelemetryRecord[]): void;
  /** Sends what waits, and no more after that. */
  close(): Promise<void>;
}

interface Options {
  readonly platformOrigin: string;
  /** Says that this is one of the shop's shells, which tell for everybody. */
  readonly token: string | undefined;
  /** Told why nothing could be sent, which waits for the next time; and how many records are gone for good. */
  readonly onFault: (error: unknown, lost: number) => void;
}

/**
 * Gathers what is told and sends it together: a shell with a thousand pages makes as many requests as one with ten. What the
 * platform's service does not take is sent again.
 */
export function createTelemetryOutbox({ platformOrigin, token, onFault }: Options): TelemetryOutbox {
  let waiting: Waiting[] = [];
  let lost = 0;
  let isFailing = false;
  let sending: Promise<void> | undefined;

  async function send(batch: readonly Waiting[]): Promise<void> {
    const services = [...new Set(batch.map(({ service }) => service))];
    const resourceLogs = services.flatMap((service) => {
      const records = batch.filter((one) => one.service === service).map(({ record }) => record);
      return toOtlp(service, records).resourceLogs;
    });
    const response = await fetch(`${platformOrigin}/v1/logs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ resourceLogs }),
      signal: AbortSignal.timeout(deadline),
    });
    if (refusals.has(response.status)) throw new Refused(`The platform's service refused: ${response.status}`);
    if (!response.ok) throw new Error(`The platform's service answered ${response.status}`);
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostSent);
      try {
        await send(batch);
        isFailing = false;
      } catch (error) {
        isFailing = true;
        if (error instanceof Refused) lost += batch.length;
        onFault(error, lost);
        lost = 0;
        if (!(error instanceof Refused)) return;
      }
      const done = new Set(batch);
      waiting = waiting.filter((one) => !done.has(one));
    }
  }
  /** One sending after the other: the same record never goes out twice at a time. */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  const timer = setInterval(() => void flush(), pace).unref();
  return {
    add(service, records) {
      waiting.push(...records.map((record) => ({ service, record })));
      // The newest tell most.
      lost += waiting.splice(0, Math.max(0, waiting.length - mostWaiting)).length;
      if (waiting.length >= mostSent && !isFailing) void flush();
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
