import { requestMailedCode } from 'shared-contracts/calls/mailed-code';
import { isFault } from 'shared-contracts/errors/is-fault';
import type { Platform } from 'shared-contracts/platform';
import { codePair } from 'storefront-kit/code-pair';
import { type AskedCode, forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code.ts';

/**
 * Has a code mailed that works in this tab only; asking again for the same email replaces the code.
 * @param former what the code to be replaced was asked for with; by default what this tab keeps for the email
 */
export async function askForCode(
  { calls, botCheck }: Pick<Platform, 'calls' | 'botCheck'>,
  email: string,
  former?: AskedCode,
): Promise<AskedCode> {
  const kept = readAskedCode();
  const pair = former ?? (kept?.email === email ? kept : await codePair());
  const answer = await botCheck.token('login');
  const asked = { email, codeVerifier: pair.codeVerifier, codeChallenge: pair.codeChallenge, askedAt: Date.now() };
  // A code may be mailed even where the answer is lost.
  keepAskedCode(asked);
  try {
    await calls(requestMailedCode, {
      body: {
        email,
        codeChallenge: asked.codeChallenge,
        ...(answer === undefined ? {} : { recaptcha_response: answer }),
      },
    });
  } catch (error) {
    // Forgotten meanwhile, it stays so.
    if (!isFault(error) && readAskedCode()) {
      if (kept) keepAskedCode(kept);
      else forgetAskedCode();
    }
    throw error;
  }
  return asked;
}
