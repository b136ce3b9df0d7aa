import type { TelemetryRecord } from 'shared-contracts/telemetry';
import { afterLoad } from '../app/after-load.ts';
import type { Boot } from '../app/boot.ts';
import { describeFault, ownerOf } from '../app/fault.ts';

/** Records of one page that are kept until they can be sent; a page that keeps failing reports no more. */
const maxRecords = 200;

type NewRecord = TelemetryRecord extends infer One
  ? One extends TelemetryRecord
    ? Omit<One, 'at' | 'release' | 'owner' | 'trace'>
    : never
  : never;

/** Collects telemetry of a page. Cheap: the code that sends it is loaded after the page. */
export interface Telemetry {
  /** Page view that all records belong to: 32 hex digits. */
  readonly trace: string;
  add(what: NewRecord): void;
  /** Reports a fault of a remote; false when this error is another's and has been reported already. */
  addFault(fault: { readonly remote: string; readonly phase: string; readonly error: unknown }): boolean;
  /**
   * Calls `start` to send what was collected, once the page is loaded and there is something to send: with consent to
   * measurements, or a fault.
   */
  sendWhenLoaded(start: (take: () => readonly TelemetryRecord[]) => Promise<void>): void;
  /** Tells that the visitor's consent has changed. */
  consentChanged(): void;
}

interface Options {
  /** Whether the visitor allows measurements. Faults are told without consent: they say nothing of the visitor. */
  readonly mayMeasure: () => boolean;
  readonly onRecord?: ((record: TelemetryRecord) => void) | undefined;
}

const isFault = ({ event }: Pick<TelemetryRecord, 'event'>): boolean => event === 'exception';

export function createTelemetry({ releases }: Pick<Boot, 'releases'>, { mayMeasure, onRecord }: Options): Telemetry {
  /** Errors with the remote that they were first reported for. */
  const reported = new WeakMap<object, string>();
  const trace = crypto.randomUUID().replaceAll('-', '');
  let waiting: TelemetryRecord[] = [];
  let recorded = 0;
  let begin: (() => void) | undefined;
  const take = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  const beginIfNeeded = () => {
    if (begin && (mayMeasure() || waiting.some(isFault))) begin();
  };

  const telemetry: Telemetry = {
    trace,
    add(what) {
      recorded += 1;
      if (recorded > maxRecords) return;
      const record = { ...what, at: Date.now(), ...ownerOf(releases, what.remote), trace };
      onRecord?.(record);
      if (!isFault(record) && !mayMeasure()) return;
      waiting.push(record);
      if (isFault(record)) beginIfNeeded();
    },
    addFault({ remote, phase, error }) {
      // A remote that is handed another's error, such as one from loading it, is not at fault.
      const known = errorsIn(error).find((one) => reported.has(one));
      if (known) return reported.get(known) === remote;
      if (typeof error === 'object' && error !== null) reported.set(error, remote);
      telemetry.add({ event: 'exception', remote, phase, ...describeFault(error) });
      return true;
    },
    sendWhenLoaded(start) {
      const loaded = () => {
        begin = () => {
          begin = undefined;
          // Nothing depends on it.
          start(take).catch((error) => console.info('This page sends no telemetry', error));
        };
        beginIfNeeded();
      };
      afterLoad(loaded);
    },
    consentChanged() {
      if (!mayMeasure()) waiting = waiting.filter(isFault);
      beginIfNeeded();
    },
  };
  window.addEventListener('error', ({ error, message }) => addUncaught(telemetry, error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => addUncaught(telemetry, reason));
  return telemetry;
}

/** The error and its causes. */
function errorsIn(error: unknown): object[] {
  const found: object[] = [];
  for (let one = error; typeof one === 'object' && one !== null && !found.includes(one); ) {
    found.push(one);
    one = 'cause' in one ? one.cause : undefined;
  }
  return found;
}

/** Attributes an error to the topmost script of a release in its stack. */
function addUncaught(telemetry: Telemetry, error: unknown): void {
  telemetry.addFault({ remote: remoteInStack(describeFault(error).stack), phase: 'uncaught', error });
}

export function remoteInStack(stack: string): string {
  return /\/releases\/([a-z][a-z0-9]*)\//.exec(stack)?.[1] ?? 'shell';
}
