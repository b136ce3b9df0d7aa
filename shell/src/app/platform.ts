import { createStore } from 'jotai/vanilla';
import type { Calls } from 'shared-contracts/call';
import { isFault } from 'shared-contracts/errors/is-fault';
import type { Envelope } from 'shared-contracts/events';
import { remoteFailed } from 'shared-contracts/events/platform';
import type { Locale } from 'shared-contracts/locale';
import type { Platform, PublicConfig } from 'shared-contracts/platform';
import type { Services } from 'shared-contracts/services';
import type { Session, Store } from 'shared-contracts/session';
import type { StaffSession } from 'shared-contracts/staff-session';
import type { LiveRelease } from './boot.ts';
import { createDialogs } from './dialog-manager.ts';
import { createEventBus } from './event-bus.ts';
import { describeFault, ownerOf } from './fault.ts';
import { createToasts } from './toast-list.ts';

interface PlatformParts {
  readonly locale: Locale;
  readonly config: PublicConfig;
  readonly releases: readonly LiveRelease[];
  readonly calls: Calls;
  readonly navigate: Platform['navigate'];
  readonly botCheck: Platform['botCheck'];
  readonly consent: (store: Store) => Platform['consent'];
  readonly session: (store: Store) => Session;
  readonly staff: (store: Store) => StaffSession;
  readonly services: (platform: () => Platform) => Services;
  /** Loads a dialog's code ahead of use. */
  readonly fetchDialog?: (name: string) => void;
  /** Writes an error to the operators' log. */
  readonly log: (message: string, error: unknown) => void;
  /** The page view or request: 32 hex digits. */
  readonly trace: string;
  /** Returns the owner of code that failed. */
  readonly sendFault: (fault: { readonly remote: string; readonly phase: string; readonly error: unknown }) => void;
  /** Takes what tracking is told; nothing on the server. */
  readonly track?: Platform['track'];
  /** Receives every event, in development only. */
  readonly onEvent?: ((envelope: Envelope<unknown>) => void) | undefined;
}

/** Assembles the platform; one per page in the browser, one per request on the server. */
export function createPlatform(parts: PlatformParts): Platform {
  const { locale, config, calls, navigate, log, releases, botCheck, trace, sendFault } = parts;
  const store = createStore();
  const bus = createEventBus({
    source: { remote: 'shell', release: 'shell', trace },
    onHandlerError: (error, envelope) => log(`A subscriber of ${envelope.name} failed`, error),
    onPublish: parts.onEvent,
  });
  const report: Platform['report'] = (error, { remote, phase }) => {
    if (!isFault(error)) return;
    const { release, owner } = ownerOf(releases, remote);
    log(`${remote} (${release}, ${owner}) failed at ${phase}`, error);
    sendFault({ remote, phase, error });
    if (phase === 'event') return;
    bus.publish(remoteFailed, { remote, release, owner, phase, message: describeFault(error).message });
  };
  const platform: Platform = {
    locale,
    config,
    calls,
    botCheck,
    bus,
    store,
    navigate,
    report,
    track: parts.track ?? (() => undefined),
    session: parts.session(store),
    staff: parts.staff(store),
    consent: parts.consent(store),
    dialogs: createDialogs(store, parts.fetchDialog),
    toasts: createToasts(store),
    services: parts.services(() => platform),
  };
  return platform;
}
