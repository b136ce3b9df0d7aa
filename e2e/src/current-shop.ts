/** Where a shop under test is found. */
export interface ShopOrigins {
  readonly origin: string;
  readonly apiOrigin: string;
  readonly sandboxOrigin: string;
}

let current: ShopOrigins | undefined;

/** Sets the shop that this process tests. */
export function setCurrentShop(shop: ShopOrigins): void {
  current = shop;
}

/** The shop that this process tests: the one of the Playwright worker, or the one that a check has opened. */
export function currentShop(): ShopOrigins {
  if (!current) throw new Error('No shop is open: call currentShop() only inside a journey or after setCurrentShop()');
  return current;
}

/** The shop that `runPlaywright` was given, or undefined when every worker opens its own. */
export function shopFromEnvironment(): ShopOrigins | undefined {
  const { SHOP_ORIGIN: origin, API_ORIGIN: apiOrigin, SANDBOX_ORIGIN: sandboxOrigin } = process.env;
  return origin && apiOrigin && sandboxOrigin ? { origin, apiOrigin, sandboxOrigin } : undefined;
}
