import * as v from 'valibot';

/*
 * Telemetry of pages and servers in the format of OpenTelemetry log records (OTLP/HTTP with JSON). Contains no names,
 * addresses, or user input.
 */

/** A telemetry record; every record names the owner of the code. */
export type TelemetryRecord = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly remote: string;
  /** Version of the release, or `shell`. */
  readonly release: string;
  readonly owner: string;
  /** The page view or request: 32 hex digits. */
  readonly trace: string;
} & (
  | { readonly event: 'remote-loaded'; readonly duration: number }
  | { readonly event: 'web-vital'; readonly name: VitalName; readonly value: number }
  | { readonly event: 'long-task'; readonly duration: number }
  | { readonly event: 'exception'; readonly phase: string; readonly message: string; readonly stack: string }
);
const vitalNames = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Characters of a remote, a release, an owner, or a phase. */
const MAX_WORD = 200;

const attribute = v.object({
  key: v.pipe(v.string(), v.maxLength(100)),
  value: v.object({
    stringValue: v.optional(v.pipe(v.string(), v.maxLength(4000))),
    // JSON may contain 1e999, which no number can be sent on as.
    doubleValue: v.optional(v.pipe(v.number(), v.finite())),
    intValue: v.optional(v.union([v.string(), v.number()])),
    boolValue: v.optional(v.boolean()),
  }),
});
type Attribute = v.InferOutput<typeof attribute>;

const logRecord = v.object({
  timeUnixNano: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,20}$/)),
  severityNumber: v.optional(v.number()),
  body: v.optional(v.object({ stringValue: v.optional(v.string()) })),
  attributes: v.optional(v.pipe(v.array(attribute), v.maxLength(32)), []),
  traceId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
  eventName: v.optional(v.string()),
});

/** The part of OTLP's `ExportLogsServiceRequest` that the shop reads. */
export const exportedLogs = v.object({
  resourceLogs: v.pipe(
    v.array(
      v.object({
        resource: v.optional(v.object({ attributes: v.optional(v.array(attribute), []) })),
        scopeLogs: v.array(v.object({ logRecords: v.pipe(v.array(logRecord), v.maxLength(200)) })),
      }),
    ),
    v.maxLength(200),
  ),
});
export type ExportedLogs = v.InferInput<typeof exportedLogs>;

const eventNames: Readonly<Record<TelemetryRecord['event'], string>> = {
  'remote-loaded': 'shop.remote_loaded',
  'web-vital': 'browser.web_vital',
  'long-task': 'shop.long_task',
  exception: 'exception',
};

const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });
const number = (key: string, doubleValue: number): Attribute => ({ key, value: { doubleValue } });

function ownAttributes(record: TelemetryRecord): Attribute[] {
  switch (record.event) {
    case 'remote-loaded':
    case 'long-task':
      return [number('duration', record.duration)];
    case 'web-vital':
      return [text('name', record.name), number('value', record.value)];
    case 'exception':
      return [
        text('shop.phase', record.phase),
        text('exception.message', scrubbed(record.message).slice(0, 500)),
        text('exception.stacktrace', scrubbed(record.stack).slice(0, 2000)),
      ];
  }
}

/** Resource attribute with the signed token of the page that reports. */
const pageTokenAttribute = 'shop.page_token';

/** Records as an OTLP request of a service, e.g. `shop-browser`, and the token of the page they come from. */
export function toOtlp(service: string, records: readonly TelemetryRecord[], pageToken?: string): ExportedLogs {
  return {
    resourceLogs: [
      {
        resource: {
          attributes: [
            text('service.name', service),
            ...(pageToken === undefined ? [] : [text(pageTokenAttribute, pageToken)]),
          ],
        },
        scopeLogs: [
          {
            logRecords: records.map((record) => ({
              timeUnixNano: `${Math.round(record.at)}000000`,
              severityNumber: record.event === 'exception' ? 17 : 9,
              ...(record.trace ? { traceId: record.trace } : {}),
              eventName: eventNames[record.event],
              attributes: [
                text('shop.remote', record.remote),
                text('shop.release', record.release),
                text('shop.owner', record.owner),
                ...ownAttributes(record),
              ],
            })),
          },
        ],
      },
    ],
  };
}

/** What one page, or one server, reports. */
export interface TelemetryReport {
  readonly service: string;
  /** Undefined for what a server reports about itself. */
  readonly pageToken: string | undefined;
  readonly records: readonly TelemetryRecord[];
}

/** The reports in an OTLP request, with the shop's own records; others are ignored. */
export function reportsIn(logs: v.InferOutput<typeof exportedLogs>): TelemetryReport[] {
  return logs.resourceLogs.map(({ resource, scopeLogs }) => {
    const attributes = new Map(resource?.attributes.map(({ key, value }) => [key, value.stringValue]));
    return {
      service: attributes.get('service.name') ?? '',
      pageToken: attributes.get(pageTokenAttribute),
      records: recordsOf(scopeLogs.flatMap(({ logRecords }) => logRecords)),
    };
  });
}

/** The shop's own records of an OTLP request; others are ignored. */
export const fromOtlp = (logs: v.InferOutput<typeof exportedLogs>): TelemetryRecord[] =>
  reportsIn(logs).flatMap(({ records }) => records);

function recordsOf(logRecords: readonly v.InferOutput<typeof logRecord>[]): TelemetryRecord[] {
  return logRecords.flatMap((log): TelemetryRecord | readonly [] => {
    const values = new Map(log.attributes.map(({ key, value }) => [key, value]));
    const word = (key: string) => values.get(key)?.stringValue ?? '';
    const amount = (key: string) => values.get(key)?.doubleValue ?? 0;
    const common = {
      at: Number(log.timeUnixNano.slice(0, -6)),
      remote: word('shop.remote'),
      release: word('shop.release'),
      owner: word('shop.owner'),
      trace: log.traceId ?? '',
    };
    if (!common.remote || !common.release) return [];
    const words = [common.remote, common.release, common.owner, word('shop.phase')];
    if (words.some(({ length }) => length > MAX_WORD)) return [];
    switch (log.eventName) {
      case eventNames['remote-loaded']:
        return { ...common, event: 'remote-loaded', duration: amount('duration') };
      case eventNames['long-task']:
        return { ...common, event: 'long-task', duration: amount('duration') };
      case eventNames['web-vital']: {
        const name = vitalNames.find((one) => one === word('name'));
        return name ? { ...common, event: 'web-vital', name, value: amount('value') } : [];
      }
      case eventNames.exception:
        return {
          ...common,
          event: 'exception',
          phase: word('shop.phase'),
          message: word('exception.message'),
          stack: word('exception.stacktrace'),
        };
      default:
        return [];
    }
  });
}

/** A text without personal data: mail addresses, URL queries, and long numbers are removed. */
export function scrubbed(words: string): string {
  return words
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, '(email)')
    .replace(/\?[^\s"')]+/g, '?(query)')
    .replace(/\b\d{7,}\b/g, '(number)');
}
