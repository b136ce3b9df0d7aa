import { Secret, TOTP } from 'otpauth';
import { expect } from './fixtures.ts';

const PERIOD_MS = 30_000;
const currentStep = () => Math.floor(Date.now() / PERIOD_MS);
const lastSteps = new Map<string, number>();

/**
 * Returns a code of an account's authenticator app that is still valid when the step changes before it is checked: of the
 * current step, or of the next one when the account has used the current one. Each code works once for an account.
 */
export async function oneTimeCode(email: string, key: string): Promise<string> {
  const step = Math.max((lastSteps.get(email) ?? 0) + 1, currentStep());
  await expect.poll(currentStep, { timeout: 40_000 }).toBeGreaterThanOrEqual(step - 1);
  lastSteps.set(email, step);
  const app = new TOTP({ algorithm: 'SHA1', digits: 6, period: PERIOD_MS / 1000, secret: Secret.fromBase32(key) });
  return app.generate({ timestamp: step * PERIOD_MS });
}
