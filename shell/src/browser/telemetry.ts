import type { TelemetryRecord } from 'shared-contracts/telemetry';
import type { Boot } from '../app/boot.ts';
import { describeFault, ownerOf } from '../app/fault.ts';

/** Records of one page that are kept until they can be sent; a page that fails over and over tells no more. */
const mostRecords = 200;

type Told = TelemetryRecord extends infer One
  ? One extends TelemetryRecord
    ? Omit<One, 'at' | 'release' | 'owner' | 'trace'>
    : never
  : never;

/** Where the parts of a page tell how they do. Cheap: what sends it is fetched when the page is at rest. */
export interface Telemetry {
  /** Page view that all records belong to: 32 hex digits. */
  readonly trace: string;
  tell(what: Told): void;
  /** Lets `start` send what was told, once the page is loaded. */
  sendWhenLoaded(start: (take: () => readonly TelemetryRecord[]) => Promise<void>): void;
}

/** Collects what a page tells of itself. */
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
      if (told > mostRecords) return;
      const record = { ...what, at: Date.now(), ...ownerOf(releases, what.remote), trace };
      waiting.push(record);
      onTold?.(record);
    },
    sendWhenLoaded(start) {
      const begin = () => {
        // Nothing depends on it; the page works as well untold.
        start(take).catch((error) => console.info('Nothing is told of this page', error));
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
