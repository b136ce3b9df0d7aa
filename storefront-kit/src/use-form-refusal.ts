import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { useRefusal } from './use-refusal.ts';

interface FormRefusalOptions<Values extends FieldValues> {
  /** The remote that faults are reported for. */
  readonly remote: string;
  /** The message of an error without one. */
  readonly failedText: string;
  /** The field that an error is about, asked only where the catalog shows it at a field; undefined for none. */
  readonly fieldOf?: (error: ProductError) => FieldPath<Values> | undefined;
}

/**
 * Shows why a form was not accepted where the error catalog says: at its field, which gets the focus, or on top of the form,
 * as the error `root`, whose type is the id of the error. What was typed stays.
 */
export function useFormRefusal<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'setError'>,
  { remote, failedText, fieldOf }: FormRefusalOptions<Values>,
): (error: unknown) => void {
  const refusalOf = useRefusal(remote);
  return (thrown) => {
    const error = refusalOf(thrown);
    // The services name the field that they could not read.
    const isOfField = error.level === 'field' || error.id === 'API422';
    const field = isOfField ? fieldOf?.(error) : undefined;
    form.setError(
      field ?? 'root',
      { type: error.id, message: error.message || failedText },
      { shouldFocus: field !== undefined },
    );
  };
}
