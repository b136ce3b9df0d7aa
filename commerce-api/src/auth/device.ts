import { parse } from 'bowser';

export type DeviceKind = 'mobile' | 'tablet' | 'desktop';

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly device: DeviceKind | null;
}

const kinds: readonly DeviceKind[] = ['mobile', 'tablet', 'desktop'];
/** Longer texts come from no browser. */
const LONGEST = 500;

/** What a user agent says of a device: enough for people to recognize their own. Null where it says nothing. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent || userAgent.length > LONGEST) return { browser: null, system: null, device: null };
  const { browser, os, platform } = parse(userAgent);
  return {
    browser: browser.name ?? null,
    system: os.name ?? null,
    device: kinds.find((kind) => kind === platform.type) ?? null,
  };
}
