import type { PublicConfig } from 'shared-contracts/platform';

const sandboxKey = 'social_key_sandbox';

/**
 * Reads where the pages find the social media service, and the key they ask it with, which is no secret.
 * @returns undefined where the shop has none: pages then show no photos of shoppers
 * @throws {Error} with the variable's name when it cannot be used, or is the sandbox's in a public shop
 */
export function readSocialMedia(sandbox: string, isPublic: boolean): PublicConfig['socialMedia'] {
  const text = process.env.SOCIAL_MEDIA_URL ?? (isPublic ? '' : `${sandbox}/social-media`);
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || (!isPublic && url?.protocol === 'http:');
  // It stands in the policy of every page, where these would begin something else.
  if (!url || !isWeb || /[;,\s?#]/.test(text))
    throw new Error(`SOCIAL_MEDIA_URL must be an address such as https://photos.example, not "${text}"`);
  const key = process.env.SOCIAL_MEDIA_KEY ?? sandboxKey;
  if (isPublic && key === sandboxKey) throw new Error('SOCIAL_MEDIA_KEY is the sandbox’s, which everybody knows');
  return { url: `${url.origin}${url.pathname.replace(/\/$/, '')}`, key };
}
