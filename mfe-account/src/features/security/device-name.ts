import type { DeviceSession } from 'shared-contracts/calls/sessions';
import type { Locale } from 'shared-contracts/locale';
import { securityMessages } from '../../messages/security-messages.ts';

/** What people call a device: its browser and system, as far as the browser tells. */
export function deviceName({ browser, system }: Pick<DeviceSession, 'browser' | 'system'>, locale: Locale): string {
  const texts = securityMessages(locale);
  if (browser && system) return texts.browserOn(browser, system);
  return browser ?? system ?? texts.unknownDevice;
}
