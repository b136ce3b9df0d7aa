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
 * @param isDemo whether the sandbox stands in for what is not set
 * @throws {Error} naming a missing variable
 */
export function readFulfilment(
  environment: Readonly<Record<string, string | undefined>>,
  sandbox: string,
  isDemo: boolean,
): FulfilmentSettings {
  const ofSandbox = sandboxFulfilment(sandbox);
  const read = (party: keyof FulfilmentSettings): PartySettings => {
    const setting = (suffix: string, key: keyof PartySettings): string => {
      const name = `${party.toUpperCase()}_${suffix}`;
      const value = environment[name] || (isDemo ? ofSandbox[party][key] : '');
      const isPublic = key !== 'url' && value === ofSandbox[party][key] && !isDemo;
      if (value === '' || isPublic)
        throw new Error(`${name} is needed in production: see "Warehouse and carrier" in docs/production.md.`);
      return value;
    };
    return {
      url: setting('URL', 'url').replace(/\/$/, ''),
      apiKey: setting('API_KEY', 'apiKey'),
      webhookSecret: setting('WEBHOOK_SECRET', 'webhookSecret'),
    };
  };
  return { warehouse: read('warehouse'), carrier: read('carrier') };
}
