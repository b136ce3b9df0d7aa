import { requestMailedCode } from 'shared-contracts/calls/mailed-code';
import type { Platform } from 'shared-contracts/platform';
import { codePair } from 'storefront-kit/code-pair';
import { type AskedCode, keepAskedCode, readAskedCode } from './asked-code.ts';

/** Has a code mailed that works in this tab only; asking again for the same email replaces the code. */
export async function askForCode(
  { calls, botCheck }: Pick<Platform, 'calls' | 'botCheck'>,
  email: string,
): Promise<AskedCode> {
  const former = readAskedCode();
  const asked = former?.email === email ? former : { email, ...(await codePair()) };
  const answer = await botCheck.token('login');
  await calls(requestMailedCode, {
    body: {
      email,
      codeChallenge: asked.codeChallenge,
      ...(answer === undefined ? {} : { recaptcha_response: answer }),
    },
  });
  keepAskedCode(asked);
  return asked;
}
