import type { VitalName } from 'shared-contracts/telemetry';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { remoteInStack, type Telemetry } from './telemetry.ts';

/** Only tasks long enough to delay a click noticeably are reported. */
const longTask = 100;

/**
 * Measures web vitals and long tasks: with consent only. `screenRemote` is the remote of the first screen, to which the vitals
 * belong.
 */
export function measurePage(telemetry: Telemetry, screenRemote: string): void {
  const vital = ({ name, value }: { readonly name: string; readonly value: number }) =>
    telemetry.add({ event: 'web-vital', remote: screenRemote, name: name as VitalName, value });
  for (const on of [onLCP, onCLS, onINP, onFCP, onTTFB]) on(vital);
  watchLongTasks(telemetry);
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
      telemetry.add({ event: 'long-task', remote: remoteInStack(longest?.sourceURL ?? ''), duration });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}
