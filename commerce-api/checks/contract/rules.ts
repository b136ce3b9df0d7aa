import type { AnyCall } from 'shared-contracts/call';
import { type ErrorId, errorEntry } from 'shared-contracts/errors/catalogue';
import { errorBody } from 'shared-contracts/errors/product-error';
import * as v from 'valibot';
import type { Answer } from './back-end.ts';

function commonFaults({ headers, body }: Answer): string[] {
  const type = headers.get('content-type') ?? 'none';
  return [
    ...(/^application\/json\b/.test(type) ? [] : [`the content type is ${type}`]),
    ...(body === undefined ? ['the body is no JSON'] : []),
  ];
}

const isPrivate = ({ headers }: Answer): boolean => /\b(no-store|private)\b/.test(headers.get('cache-control') ?? '');

/** Returns how an answer differs from a successful one of the contract. */
export function successFaults(call: AnyCall, answer: Answer): readonly string[] {
  if (answer.status !== 200) {
    const refusal = v.safeParse(errorBody, answer.body);
    const id = refusal.success ? ` ${refusal.output.errorDetails[0]?.errorId}` : '';
    return [`the status is ${answer.status}${id} instead of 200`];
  }
  const { issues = [] } = v.safeParse(call.response, answer.body);
  return [
    ...commonFaults(answer),
    ...issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`),
    ...(call.access === 'anyone' || isPrivate(answer) ? [] : ['a personal answer may be cached: it needs no-store']),
  ];
}

/** Returns how an answer differs from a refusal with one of the ids. */
export function refusalFaults(ids: readonly ErrorId[], answer: Answer): readonly string[] {
  const parsed = v.safeParse(errorBody, answer.body);
  if (!parsed.success) return [`${answer.status} without the body of an error`, ...commonFaults(answer)];
  const { errorDetails, correlationId } = parsed.output;
  const { errorId = '', message = '' } = errorDetails[0] ?? {};
  const status = errorEntry(errorId).status;
  return [
    ...commonFaults(answer),
    ...(ids.some((id) => id === errorId) ? [] : [`the error is ${errorId} instead of ${ids.join(' or ')}`]),
    ...(status === answer.status ? [] : [`the status is ${answer.status}; ${errorId} has ${status}`]),
    ...(message.trim() === '' ? ['the error has no message'] : []),
    ...(correlationId === answer.correlationId ? [] : ['the error has another correlation id than the request']),
  ];
}

/** Returns the fault of messages that are the same in two languages. */
export function languageFaults(english: Answer, german: Answer): readonly string[] {
  const [here, there] = [english, german].map(({ body }) => {
    const parsed = v.safeParse(errorBody, body);
    return parsed.success ? parsed.output.errorDetails[0]?.message : undefined;
  });
  return here === undefined || here === there ? ['the message of the error is the same in en-us and de-de'] : [];
}
