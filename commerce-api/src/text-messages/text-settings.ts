import type { Credentials } from '../base/credentials.ts';
import type { TextSettings } from './twilio-messenger.ts';

/** Returns the settings for the sandbox. */
export const sandboxTexts = (sandbox: string, webhookUrl: string): TextSettings => ({
  url: `${sandbox}/texts`,
  accountSid: 'AC00000000000000000000000000000000',
  authToken: 'text_sandbox',
  from: '+15035550100',
  webhookUrl,
  hourlyLimit: 500,
});

interface Addresses {
  /** Address of the sandbox. */
  readonly sandbox: string;
  /** Port of the services. */
  readonly port: number;
  readonly isDemo: boolean;
  /** Most messages with codes in an hour, and most others. */
  readonly hourlyLimit: number;
}

/**
 * Reads the settings of text messages; undefined without an address.
 * @throws {Error} naming a variable that is missing, or the sandbox's where shoppers buy
 */
export function readTexts(
  { sandbox, port, isDemo, hourlyLimit }: Addresses,
  { needed }: Credentials,
): TextSettings | undefined {
  const own = sandboxTexts(sandbox, `http://localhost:${port}/messages/v1/webhooks/text`);
  const url = process.env.TEXT_URL ?? (isDemo ? own.url : '');
  if (url === '') return undefined;
  return {
    url: url.replace(/\/$/, ''),
    accountSid: needed('TEXT_ACCOUNT_SID', own.accountSid),
    authToken: needed('TEXT_AUTH_TOKEN', own.authToken),
    from: needed('TEXT_FROM', own.from),
    webhookUrl: needed('TEXT_WEBHOOK_URL', own.webhookUrl),
    hourlyLimit,
  };
}
