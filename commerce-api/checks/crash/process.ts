import path from 'node:path';
import type { Checkpoint } from '../../src/order/checkpoint.ts';
import { sandboxPayments } from '../../src/payment/payment-settings.ts';
import { environmentOf, type Surroundings } from '../instances.ts';
import type { Bug } from '../plants.ts';
import { type ServiceProcess, spawnService } from '../spawn-service.ts';

/** Starts an instance that is killed at a checkpoint, if any, optionally with a planted bug. */
export async function startMortal(
  around: Surroundings,
  deadly: Checkpoint | 'never',
  bug?: Bug,
): Promise<ServiceProcess> {
  const { paypal, klarna, applePay } = sandboxPayments(around.sandboxUrl);
  const env = {
    ...(await environmentOf(around)),
    PAYPAL_URL: paypal.url,
    KLARNA_URL: klarna.url,
    APPLE_PAY_VALIDATION_URL: applePay.validationUrl,
  };
  return spawnService(path.join(import.meta.dirname, 'dying-instance.ts'), bug ? [deadly, bug] : [deadly], env);
}
