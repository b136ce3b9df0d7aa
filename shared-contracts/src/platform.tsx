import { createContext, type ReactNode, use } from 'react';
import type { BotCheck } from './bot-check.ts';
import type { Calls } from './call.ts';
import type { Dialogs } from './dialogs.ts';
import type { EventBus } from './events.ts';
import type { Locale } from './locale.ts';
import type { Services } from './services.ts';
import type { Session, Store } from './session.ts';
import type { Toasts } from './toasts.ts';

/** Everything the shell offers to a remote; one per page in the browser, one per request on the server. */
export interface Platform {
  readonly locale: Locale;
  readonly calls: Calls;
  readonly bus: EventBus;
  readonly store: Store;
  readonly session: Session;
  readonly dialogs: Dialogs;
  readonly toasts: Toasts;
  readonly services: Services;
  readonly botCheck: BotCheck;
  /** Origins and switches that differ by environment; nothing secret. */
  readonly config: PublicConfig;
  /** Goes to a page of the shop, e.g. `/checkout`, keeping the locale and the carried query parameters. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Reports a fault with the remote that owns it; never throws. */
  readonly report: (
    error: unknown,
    context: { readonly remote: string; readonly phase: 'load' | 'render' | 'loader' | 'event' },
  ) => void;
}

export interface PublicConfig {
  /** `test` runs what production runs, with mock data and checked answers to be had as in development. */
  readonly environment: 'development' | 'test' | 'production';
  /** Whether the services are asked to check every answer too; never in production. */
  readonly validateResponses?: boolean;
  /** What the shop is called, as its brand says. */
  readonly shopName: string;
  /** Absolute origin of the shop, for canonical links. */
  readonly origin: string;
  /** Prefix of the image endpoint; empty for the shop's own origin. */
  readonly imageOrigin: string;
  /** Origin of the shop's pages that hold scripts of other companies: never the shop's own in production. */
  readonly frameOrigin: string;
  /** Milliseconds after which a toast closes. */
  readonly toastDelay: number;
  /** Whether somebody with a saved default card and address goes straight to the last step of checkout. */
  readonly expressCheckout: boolean;
  /** Whether gifts stand before the lines of the cart that they come with. */
  readonly bonusItemsFirst: boolean;
  /** Whether a cart that grew by signing in tells first what of it is sold out. */
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
