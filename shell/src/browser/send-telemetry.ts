import { type TelemetryRecord, toOtlp, type VitalName } from 'shared-contracts/telemetry';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { remoteInStack, type Telemetry } from './telemetry.ts';

/** Milliseconds between two requests. */
const pace = 5000;

/** Milliseconds after which a page asks for another token: its own expires after half an hour. */
const tokenAge = 1_500_000;
/** Milliseconds until a request for a token times out. */
const tokenDeadline = 5000;

/** Only tasks long enough to delay a click noticeably are reported. */
const longTask = 100;

interface Options {
  readonly take: () => readonly TelemetryRecord[];
  readonly telemetry: Telemetry;
  /** Digest of the releases that the page was served with. */
  readonly digest: string;
  /** Remote of the first screen, to which the web vitals belong. */
  readonly screenRemote: string;
}

/** Measures web vitals and long tasks, and sends telemetry, including when the page is left. */
export async function sendTelemetry({ take, telemetry, digest, screenRemote }: Options): Promise<void> {
  const path = location.pathname;

  const vital = ({ name, value }: { readonly name: string; readonly value: number }) =>
    telemetry.tell({ event: 'web-vital', remote: screenRemote, name: name as VitalName, value });
  for (const on of [onLCP, onCLS, onINP, onFCP, onTTFB]) on(vital);
  watchLongTasks(telemetry);

  let token = await requestToken(digest, path);
  let receivedAt = Date.now();
  const send = () => {
    const records = take();
    if (records.length === 0) return;
    const body = new Blob([JSON.stringify(toOtlp('shop-browser', records, token))], { type: 'application/json' });
    // Sent even while the page unloads; delivery is best effort.
    navigator.sendBeacon('/telemetry', body);
  };
  const sendInTime = async () => {
    if (Date.now() - receivedAt > tokenAge) {
      token = await requestToken(digest, path);
      receivedAt = Date.now();
    }
    send();
  };
  setInterval(() => {
    sendInTime().catch((error) => console.info('Telemetry is sent later', error));
  }, pace);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

/** Asks the shell for the token that ties reports to this page. */
async function requestToken(digest: string, path: string): Promise<string> {
  const response = await fetch('/telemetry/page', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ digest, path }),
    signal: AbortSignal.timeout(tokenDeadline),
  });
  if (!response.ok) throw new Error(`The shell answered ${response.status}`);
  return ((await response.json()) as { readonly token: string }).token;
}

interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/** Long animation frames name the slowest script; browsers without them report nothing. */
function watchLongTasks(telemetry: Telemetry): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    for (const { duration, scripts = [] } of list.getEntries() as LongFrame[]) {
      if (duration < longTask) continue;
      const longest = [...scripts].sort((a, b) => b.duration - a.duration)[0];
      telemetry.tell({ event: 'long-task', remote: remoteInStack(longest?.sourceURL ?? ''), duration });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}
