import type { Credentials } from '../base/credentials.ts';

/** How to reach the warehouse or the carrier, and how its webhooks are signed. */
export interface PartySettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
}

export interface FulfilmentSettings {
  readonly warehouse: PartySettings;
  readonly carrier: PartySettings;
}

/** Returns the settings for the sandbox. */
export const sandboxFulfilment = (sandbox: string): FulfilmentSettings => ({
  warehouse: { url: `${sandbox}/warehouse`, apiKey: 'warehouse_sandbox', webhookSecret: 'whsec_warehouse' },
  carrier: { url: `${sandbox}/carrier`, apiKey: 'carrier_sandbox', webhookSecret: 'whsec_carrier' },
});

/**
 * Reads the settings of the warehouse and the carrier.
 * @throws {Error} naming a variable that is missing, or the sandbox's where shoppers buy
 */
export function readFulfilment(sandbox: string, { needed }: Credentials): FulfilmentSettings {
  const ofSandbox = sandboxFulfilment(sandbox);
  const read = (party: keyof FulfilmentSettings): PartySettings => {
    const name = party.toUpperCase();
    return {
      url: needed(`${name}_URL`, ofSandbox[party].url).replace(/\/$/, ''),
      apiKey: needed(`${name}_API_KEY`, ofSandbox[party].apiKey),
      webhookSecret: needed(`${name}_WEBHOOK_SECRET`, ofSandbox[party].webhookSecret),
    };
  };
  return { warehouse: read('warehouse'), carrier: read('carrier') };
}
