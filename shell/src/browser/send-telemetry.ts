import { type TelemetryRecord, toOtlp, type VitalName } from 'shared-contracts/telemetry';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { remoteInStack, type Telemetry } from './telemetry.ts';

/** Milliseconds between two sendings. */
const pace = 5000;

/** Tasks that are longer keep a click waiting so that it is noticed; shorter ones are not told. */
const longTask = 100;

interface Options {
  readonly take: () => readonly TelemetryRecord[];
  readonly telemetry: Telemetry;
  /** Remote of the first screen: what the page's vitals are about. */
  readonly screenRemote: string;
}

/** Watches the page's vitals and long tasks, and sends what was told, also when the page is left. */
export function sendTelemetry({ take, telemetry, screenRemote }: Options): void {
  const vital = ({ name, value }: { readonly name: string; readonly value: number }) =>
    telemetry.tell({ event: 'web-vital', remote: screenRemote, name: name as VitalName, value });
  for (const on of [onLCP, onCLS, onINP, onFCP, onTTFB]) on(vital);
  watchLongTasks(telemetry);

  const send = () => {
    const records = take();
    if (records.length === 0) return;
    const body = new Blob([JSON.stringify(toOtlp('shop-browser', records))], { type: 'application/json' });
    // Goes out also while the page goes away; whether it arrives is nobody's concern here.
    navigator.sendBeacon('/telemetry', body);
  };
  setInterval(send, pace);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/** Long animation frames name the script that took longest; browsers without them tell nothing. */
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
