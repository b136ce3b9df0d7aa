import { createContext, type ReactNode, use } from 'react';
import type { BotCheck } from './bot-check.ts';
import type { Calls } from './call.ts';
import type { Consent } from './consent.ts';
import type { Dialogs } from './dialogs.ts';
import type { EventBus } from './events.ts';
import type { Locale } from './locale.ts';
import type { Services } from './services.ts';
import type { Session, Store } from './session.ts';
import type { StaffSession } from './staff-session.ts';
import type { Toasts } from './toasts.ts';
import type { TrackingRecord } from './tracking/records.ts';

/** Everything the shell provides to a remote; one per page in the browser, one per request on the server. */
export interface Platform {
  readonly locale: Locale;
  readonly calls: Calls;
  readonly bus: EventBus;
  readonly store: Store;
  readonly session: Session;
  /** The session of staff, apart from the shopper's. */
  readonly staff: StaffSession;
  readonly dialogs: Dialogs;
  readonly toasts: Toasts;
  readonly services: Services;
  readonly botCheck: BotCheck;
  /** What the visitor allows beyond what the shop needs. Components read it by `useConsent()` of storefront-kit. */
  readonly consent: Consent;
  /** Origins and switches that differ by environment; never secrets. */
  readonly config: PublicConfig;
  /** Navigates within the shop, e.g. `/checkout`, keeping the locale and the carried query parameters. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Records an event for tracking. It leaves the page only with consent to targeting, and costs nothing without (decision 0043). */
  readonly track: (record: TrackingRecord) => void;
  /** Reports an error with its remote, if it is a fault (errors/is-fault); never throws. */
  readonly report: (
    error: unknown,
    context: { readonly remote: string; readonly phase: 'load' | 'render' | 'loader' | 'event' },
  ) => void;
}

export interface PublicConfig {
  /** `test` runs the production code with mock data and checked answers available as in development. */
  readonly environment: 'development' | 'test' | 'production';
  /** Whether the services validate every answer; never in production. */
  readonly validateResponses?: boolean;
  /** The shop's name, from its brand. */
  readonly shopName: string;
  /** What order numbers begin with, from its brand. */
  readonly orderPrefix?: string;
  /** Absolute origin of the shop, for canonical links. */
  readonly origin: string;
  /** Prefix of the image endpoint; empty for the shop's own origin. */
  readonly imageOrigin: string;
  /** Origin of the frames with third-party scripts: never the shop's own in production. */
  readonly frameOrigin: string;
  /** Whether the shop has a tag manager, in the frame `tag-manager` (decision 0043). */
  readonly hasTagManager?: boolean;
  /** Whether a service decides which variants of experience blocks visitors get (decision 0044). */
  readonly isPersonalized?: boolean;
  /** The social media service, for photos of shoppers (decision 0037); undefined where the shop has none. */
  readonly socialMedia?:
    | {
        /** Without a trailing slash. */
        readonly url: string;
        /** The shop's registration there; no secret. */
        readonly key: string;
      }
    | undefined;
  /** Milliseconds after which a toast closes. */
  readonly toastDelay: number;
  /** Items that a page of favorites, or of what was saved for later, has. */
  readonly listPageSize: number;
  /** Whether shoppers with a saved default card and address go straight to the review. */
  readonly expressCheckout: boolean;
  /** Whether visitors who allow it take part in experiments. */
  readonly enableOptimizely?: boolean;
  /** Whether gifts come before the lines they belong to. */
  readonly bonusItemsFirst: boolean;
  /** Whether sold-out lines are announced first after a cart was merged at sign-in. */
  readonly outOfStockNotice: boolean;
}

const PlatformContext = createContext<Platform | undefined>(undefined);

export function PlatformProvider({
  platform,
  children,
}: {
  readonly platform: Platform;
  readonly children: ReactNode;
}) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform that the shell provides to this component; throws when no PlatformProvider is above it. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform() needs a PlatformProvider around it');
  return platform;
}
