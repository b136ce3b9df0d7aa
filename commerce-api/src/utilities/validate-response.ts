import { validateResponse } from 'shared-contracts/calls/utilities';
import * as v from 'valibot';
import { CallError } from '../server/call-error.ts';
import { type Route, route } from '../server/route.ts';

/** Checks what pages were answered against the contracts of this service. @throws {CallError} API404 for an unknown contract, and in production */
export function validationRoute(routes: readonly Route[], { isOn }: { readonly isOn: boolean }): Route {
  const calls = new Map(routes.map(({ call }) => [call.name, call]));
  return route('anyone', validateResponse, async ({ params, body }) => {
    const call = isOn ? calls.get(params.contract) : undefined;
    if (!call) throw new CallError('API404');
    const { issues = [] } = v.safeParse(call.response, body.answer);
    return {
      valid: issues.length === 0,
      issues: issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`),
    };
  });
}
