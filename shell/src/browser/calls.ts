import type { Calls } from 'shared-contracts/call';
import { exampleAnswer } from 'shared-contracts/calls/utilities';
import type { PublicConfig } from 'shared-contracts/platform';
import type { CallClientOptions } from '../app/call-client.ts';
import { onDemand } from './on-demand.ts';

/**
 * Calls, whose client is loaded with the first one: a server-rendered page needs none to be read. Outside production,
 * answers are validated, and mock data can replace any.
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
    // Calls of production builds contain no schema.
    return createCalls({ ...options, mock, validateResponses: process.env.NODE_ENV === 'development', ...checks });
  });
  return async (call, input, settings) => (await client())(call, input, settings);
}
