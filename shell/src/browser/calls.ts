import type { Calls } from 'shared-contracts/call';
import { exampleAnswer } from 'shared-contracts/calls/utilities';
import type { PublicConfig } from 'shared-contracts/platform';
import type { CallClientOptions } from '../app/call-client.ts';
import { onDemand } from './on-demand.ts';

/**
 * Calls whose client is fetched with the first call: a page that was rendered on the server needs none to be read. Outside
 * production answers are checked against their contract, and mock data can stand in for any of them.
 */
export function lazyCalls(
  options: CallClientOptions,
  { environment, validateResponses }: Pick<PublicConfig, 'environment' | 'validateResponses'>,
): Calls {
  const client = onDemand(async () => {
    const { createCalls } = await import('../app/call-client.ts');
    if (environment === 'production') return createCalls(options);
    const [{ createMock, mocksInCookies, mocksKey }, { answerChecks }] = await Promise.all([
      import('../app/mocks.ts'),
      import('./answer-checks.ts'),
    ]);
    const plain = createCalls(options);
    const mock = createMock(
      () => sessionStorage.getItem(mocksKey) ?? mocksInCookies(document.cookie),
      options.locale,
      (message, error) => console.error(message, error),
      async ({ name }) => (await plain(exampleAnswer, { params: { contract: name } })).answer,
    );
    const checks = validateResponses ? { onAnswer: answerChecks(plain) } : {};
    // Calls of other builds bring no contract along.
    return createCalls({ ...options, mock, validateResponses: process.env.NODE_ENV === 'development', ...checks });
  });
  return async (call, input, settings) => (await client())(call, input, settings);
}
