import type { AnyCall, Calls } from 'shared-contracts/call';
import { validateResponse } from 'shared-contracts/calls/utilities';

/**
 * Asks the services to validate each answer against its contract (docs/spec/content.md section 7); reports violations
 * to the developer.
 */
export function answerChecks(
  calls: Calls,
  report: (message: string, reason: unknown) => void = (message, reason) => console.error(message, reason),
): (call: AnyCall, answer: unknown) => void {
  return ({ name }, answer) => {
    calls(validateResponse, { params: { contract: name }, body: { answer } }).then(
      ({ valid, issues }) => {
        if (!valid) report(`The answer to ${name} is not what its contract promises`, issues);
      },
      (error: unknown) => report(`The answer to ${name} could not be checked`, error),
    );
  };
}
