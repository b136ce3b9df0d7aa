import type { AnyCall } from 'shared-contracts/call';
import { exampleAnswer, validateResponse } from 'shared-contracts/calls/utilities';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import { type Route, route } from './route.ts';

/**
 * Validates answers that pages received against this service's contracts, and supplies examples, so that pages need not
 * ship either.
 * @throws {CallError} API404 for an unknown contract, and in production
 */
export function contractRoutes(routes: readonly Route[], { isOn }: { readonly isOn: boolean }): readonly Route[] {
  const calls = new Map(routes.map(({ call }) => [call.name, call]));
  function named(contract: string): AnyCall {
    const call = isOn ? calls.get(contract) : undefined;
    if (!call) throw new CallError('API404');
    return call;
  }
  return [
    route(validateResponse, async ({ params, body }) => {
      const { issues = [] } = v.safeParse(named(params.contract).response, body.answer);
      return {
        valid: issues.length === 0,
        issues: issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`),
      };
    }),
    route(exampleAnswer, async ({ params }) => ({ answer: named(params.contract).example })),
  ];
}
