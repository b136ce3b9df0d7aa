import type { CallOptions } from 'shared-contracts/call';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { refusedField } from './support-fields.ts';

interface CaseForm<Field extends string> {
  readonly fields: readonly Field[];
  /** Shows a refusal at its field. */
  readonly refuse: (field: Field, message: string) => void;
  /** Told instead of a refusal without text. */
  readonly failed: string;
}

type Send<Body> = (
  body: Body & { readonly recaptcha_response?: string },
  options: CallOptions,
) => Promise<{ readonly caseNumber: string }>;

/** Opens a support case. Pressed twice, or again after a lost answer, the same text opens one. */
export function useOpenCase<Field extends string>({ fields, refuse, failed }: CaseForm<Field>) {
  const { botCheck } = usePlatform();
  const keyOf = useChangeKey();
  const messageOf = (error: ProductError) => error.message || failed;
  const { error, run } = useMutation({
    remote: 'account',
    onError: (refusal) => {
      const field = refusedField(refusal, fields);
      if (field) refuse(field, messageOf(refusal));
    },
  });

  /** Resolves with the reference number; with undefined when there is none. */
  async function open<Body extends object>(body: Body, send: Send<Body>): Promise<string | undefined> {
    let caseNumber: string | undefined;
    await run(async () => {
      const answer = await botCheck.token('login');
      const checked = answer === undefined ? body : { ...body, recaptcha_response: answer };
      ({ caseNumber } = await send(checked, { idempotencyKey: keyOf(body) }));
    });
    return caseNumber;
  }
  /** What to tell above the button; refusals of a field stand there. */
  const problem = error && !refusedField(error, fields) ? messageOf(error) : undefined;
  return { open, problem };
}
