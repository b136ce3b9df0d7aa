import type { BrowserContext } from '@playwright/test';
import { consentText, consentVersion, everyChoice } from 'shared-contracts/consent';
import { cookieName } from 'shared-contracts/cookies';

/** Makes the pages of a browser context those of a visitor who has accepted everything optional. */
export async function allowEverything(context: BrowserContext): Promise<void> {
  const value = consentText({ version: consentVersion, at: Date.now(), choices: everyChoice(true) });
  await context.addInitScript(
    async ({ name, value }) => {
      if (top !== window || !location.protocol.startsWith('http')) return;
      if (!(await cookieStore.get(name))) await cookieStore.set({ name, value, path: '/', sameSite: 'lax' });
    },
    { name: cookieName('consent', true), value },
  );
}
