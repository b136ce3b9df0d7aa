import type { Calls } from 'shared-contracts/call';
import { deviceFingerprint } from 'shared-contracts/calls/payment';

/** The device fingerprint for the payment provider's fraud check: it names no person and stores nothing. */
function describeDevice(): string {
  const { language, hardwareConcurrency, maxTouchPoints, platform, userAgent } = navigator;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const display = [screen.width, screen.height, screen.colorDepth, window.devicePixelRatio].join('x');
  return [userAgent, platform, language, timeZone, display, hardwareConcurrency, maxTouchPoints]
    .join('|')
    .slice(0, 2000);
}

const reported = new Set<string>();

/** Sends the device of each cart to the services once. */
export async function reportDevice(calls: Calls, cartId: string): Promise<void> {
  if (reported.has(cartId)) return;
  reported.add(cartId);
  try {
    await calls(deviceFingerprint, { body: { cartId, deviceFingerprint: describeDevice() } });
  } catch (error) {
    reported.delete(cartId);
    throw error;
  }
}
