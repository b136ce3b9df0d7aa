import path from 'node:path';
import { exportPKCS8, exportSPKI } from 'jose';
import type { SigningKeys } from '../src/auth/keys.ts';
import { sandboxFulfilment } from '../src/delivery/fulfilment-settings.ts';
import type { Bug } from './plants.ts';
import { type ServiceProcess, spawnService } from './spawn-service.ts';

/** External systems shared by the instances. */
export interface Surroundings {
  readonly databaseUrl: string;
  readonly sandboxUrl: string;
  readonly smtpPort: number;
  readonly keys: SigningKeys;
}

/** Settings as in production, but with the sandbox, wider limits, and without bot check; they have their own tests. */
export async function environmentOf(around: Surroundings): Promise<NodeJS.ProcessEnv> {
  const { warehouse, carrier } = sandboxFulfilment(around.sandboxUrl);
  return {
    ...process.env,
    NODE_ENV: 'production',
    // Accepts the sandbox's keys.
    SHOP_ENVIRONMENT: 'test',
    // Not the sandbox's: its answers do not matter to these checks.
    WAREHOUSE_URL: warehouse.url,
    WAREHOUSE_API_KEY: 'of-the-checks',
    WAREHOUSE_WEBHOOK_SECRET: 'of-the-checks',
    CARRIER_URL: carrier.url,
    CARRIER_API_KEY: 'of-the-checks',
    CARRIER_WEBHOOK_SECRET: 'of-the-checks',
    GIFT_CARD_SECRET: 'of-the-checks',
    DATABASE_URL: around.databaseUrl,
    CARD_PROVIDER_URL: around.sandboxUrl,
    SMTP_PORT: String(around.smtpPort),
    AUTH_PRIVATE_KEY: await exportPKCS8(around.keys.privateKey),
    AUTH_PUBLIC_KEY: await exportSPKI(around.keys.publicKey),
    // Thousands of shoppers of a check share one address.
    RATE_LIMITS: '1000000',
    BOT_CHECK_REQUIRED: 'false',
    LOG_LEVEL: 'fatal',
  };
}

/**
 * Starts several instances of the service on one database, each as a separate process, optionally with a planted bug.
 */
export async function startInstances(count: number, around: Surroundings, bug?: Bug): Promise<ServiceProcess[]> {
  const env = await environmentOf(around);
  const program = path.join(import.meta.dirname, 'instance.ts');
  return Promise.all(Array.from({ length: count }, () => spawnService(program, bug ? [bug] : [], env)));
}
