import type { AnyCall } from 'shared-contracts/call';
import { ProductError } from 'shared-contracts/errors/product-error';
import { errorText } from 'shared-contracts/errors/texts';
import type { Locale } from 'shared-contracts/locale';
import * as v from 'valibot';

/**
 * Where the answers lie, as JSON: the name of a call to what it answers. In the storage of the tab for the browser's calls; in
 * a cookie, encoded as addresses are, for those of the server that renders its pages too.
 */
export const mocksKey = 'shop.mocks';

/** The mock answers in a cookie header or a document's cookies; null for none. */
export function mocksInCookies(cookies: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${mocksKey}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(mocksKey.length + 1));
}

const mock = v.union([
  /** The example of the call's definition. */
  v.literal('example'),
  /** A refusal, in the services' format. */
  v.strictObject({
    errorId: v.string(),
    details: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  }),
  /** Any other answer. */
  v.strictObject({ answer: v.unknown() }),
]);
const mocks = v.record(v.string(), mock);

/**
 * Answers calls with mock data, read anew for each call, so that it can be changed while the page is open. Never in
 * production (PLT-05).
 */
export function createMock(
  readText: () => string | null,
  locale: Locale,
  warn: (message: string, error: unknown) => void,
  exampleOf: (call: AnyCall) => unknown = ({ example }) => example,
): (call: AnyCall) => unknown {
  const read = (): v.InferOutput<typeof mocks> => {
    try {
      const text = readText();
      if (text === null) return {};
      return v.parse(mocks, JSON.parse(text));
    } catch (error) {
      warn(`${mocksKey} holds no mock data and is left alone`, error);
      return {};
    }
  };
  return (call) => {
    const wanted = read()[call.name];
    if (wanted === undefined) return undefined;
    if (wanted === 'example') return exampleOf(call);
    if ('answer' in wanted) return wanted.answer;
    const { errorId, details } = wanted;
    const message = errorText(errorId, locale.language);
    throw new ProductError(errorId, message, {
      appId: 'mock',
      details: [{ errorId, message, additionalInfo: details }],
    });
  };
}
