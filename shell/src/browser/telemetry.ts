import type { TelemetryRecord } from 'shared-contracts/telemetry';
import type { Boot } from '../app/boot.ts';
import { describeFault, ownerOf } from '../app/fault.ts';

/** Records of one page that are kept until they can be sent; a page that keeps failing reports no more. */
const maxRecords = 200;

type Told = TelemetryRecord extends infer One
  ? One extends TelemetryRecord
    ? Omit<One, 'at' | 'release' | 'owner' | 'trace'>
    : never
  : never;

/** Collects telemetry of a page. Cheap: the code that sends it is loaded after the page. */
export interface Telemetry {
  /** Page view that all records belong to: 32 hex digits. */
  readonly trace: string;
  tell(what: Told): void;
  /** Lets `start` send what was told, once the page is loaded. */
  sendWhenLoaded(start: (take: () => readonly TelemetryRecord[]) => Promise<void>): void;
}

export function createTelemetry(
  { releases }: Pick<Boot, 'releases'>,
  onTold?: (record: TelemetryRecord) => void,
): Telemetry {
  const trace = crypto.randomUUID().replaceAll('-', '');
  let waiting: TelemetryRecord[] = [];
  let told = 0;
  const take = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };

  const telemetry: Telemetry = {
    trace,
    tell(what) {
      told += 1;
      if (told > maxRecords) return;
      const record = { ...what, at: Date.now(), ...ownerOf(releases, what.remote), trace };
      waiting.push(record);
      onTold?.(record);
    },
    sendWhenLoaded(start) {
      const begin = () => {
        // Nothing depends on it.
        start(take).catch((error) => console.info('This page sends no telemetry', error));
      };
      if (document.readyState === 'complete') begin();
      else window.addEventListener('load', begin, { once: true });
    },
  };
  window.addEventListener('error', ({ error, message }) => tellUncaught(telemetry, error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tellUncaught(telemetry, reason));
  return telemetry;
}

/** Whose code it was, by the address of the topmost script of a release. */
function tellUncaught(telemetry: Telemetry, error: unknown): void {
  const { message, stack } = describeFault(error);
  telemetry.tell({ event: 'exception', remote: remoteInStack(stack), phase: 'uncaught', message, stack });
}

export function remoteInStack(stack: string): string {
  return /\/releases\/([a-z][a-z0-9]*)\//.exec(stack)?.[1] ?? 'shell';
}
