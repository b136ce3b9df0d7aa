import type { AnyCall, CallOptions } from 'shared-contracts/call';
import { ProductError } from 'shared-contracts/errors/product-error';

/** The input of a call as tests read it; pass a narrower type where handlers need one. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface RecordedCall<Input> {
  readonly name: string;
  readonly input: Input;
  readonly options: CallOptions;
}

export type Handler<Input> = (input: Input) => unknown;

export interface FakeServices<Input> {
  /** The calls with this name, oldest first. */
  calls(name: string): readonly RecordedCall<Input>[];
  /** The names of all calls, oldest first. */
  names(): readonly string[];
  /** Answers the next calls of this name, one handler each, instead of the default answer. */
  next(name: string, ...handlers: readonly Handler<Input>[]): void;
  answer(call: AnyCall, input: object, options?: CallOptions): Promise<unknown>;
}

/**
 * Services for tests: records calls and answers them by name. `otherwise` answers calls that have no default answer; without
 * it they fail the test.
 */
export function fakeServices<Input extends object = AnyInput>(
  answers: Readonly<Record<string, Handler<Input>>>,
  otherwise?: Handler<Input>,
): FakeServices<Input> {
  const recorded: RecordedCall<Input>[] = [];
  const scripted = new Map<string, Handler<Input>[]>();
  return {
    calls: (name) => recorded.filter((call) => call.name === name),
    names: () => recorded.map(({ name }) => name),
    next(name, ...handlers) {
      scripted.set(name, [...(scripted.get(name) ?? []), ...handlers]);
    },
    async answer({ name }, input, options = {}) {
      recorded.push({ name, input: input as Input, options });
      const handler = scripted.get(name)?.shift() ?? answers[name] ?? otherwise;
      if (!handler) throw new Error(`The test has no answer for ${name}`);
      return handler(input as Input);
    },
  };
}

/** A handler that refuses a call with a product error. */
export const refuse =
  (id: string, message = '', details: ProductError['details'] = []) =>
  (): never => {
    throw new ProductError(id, message, { details });
  };
