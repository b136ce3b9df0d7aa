import type { Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Whether its owner shows their fingerprint from now on; otherwise they close the browser's dialog. */
  setWilling(isWilling: boolean): Promise<void>;
}

/** Gives a page a device that keeps passkeys, as a phone or laptop does (Chrome DevTools Protocol, domain WebAuthn). */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setWilling(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
