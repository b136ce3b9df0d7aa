import type { AnyCall } from 'shared-contracts/call';
import { ProductError } from 'shared-contracts/errors/product-error';
import { errorText } from 'shared-contracts/errors/texts';
import type { Locale } from 'shared-contracts/locale';
import * as v from 'valibot';

/** Where the answers lie, as JSON: the name of a call to what it answers. */
export const mocksKey = 'tarnfell.mocks';

const mock = v.union([
  /** The example of the call's definition. */
  v.literal('example'),
  /** A refusal, as the services would tell it. */
  v.strictObject({
    errorId: v.string(),
    details: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  }),
  /** Any other answer. */
  v.strictObject({ answer: v.unknown() }),
]);
const mocks = v.record(v.string(), mock);

/**
 * Answers calls from what lies in the storage, read anew by each call, so that it can be changed while the page is open.
 * Never part of production: the shell loads it in other environments only (PLT-05).
 */
export function createMock(
  storage: Pick<Storage, 'getItem'>,
  locale: Locale,
  warn: (message: string, error: unknown) => void,
): (call: AnyCall) => unknown {
  const read = (): v.InferOutput<typeof mocks> => {
    const text = storage.getItem(mocksKey);
    if (text === null) return {};
    try {
      return v.parse(mocks, JSON.parse(text));
    } catch (error) {
      warn(`${mocksKey} holds no mock data and is left alone`, error);
      return {};
    }
  };
  return (call) => {
    const wanted = read()[call.name];
    if (wanted === undefined) return undefined;
    if (wanted === 'example') return call.example;
    if ('answer' in wanted) return wanted.answer;
    const { errorId, details } = wanted;
    const message = errorText(errorId, locale.language);
    throw new ProductError(errorId, message, {
      appId: 'mock',
      details: [{ errorId, message, additionalInfo: details }],
    });
  };
}
