import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import { useLocale } from 'storefront-kit/use-locale';
import { errorSummaryMessages } from '../../messages/error-summary-messages.ts';

interface ErrorSummary<Values extends FieldValues, Output> {
  /** Stands above the fields; nothing unless several of them were wrong. */
  readonly summary: ReactNode;
  /** The form's, with the id by which the summary finds the field. */
  readonly register: <Name extends FieldPath<Values>>(
    name: Name,
  ) => UseFormRegisterReturn<Name> & { readonly id: string };
  readonly handleSubmit: (
    onValid: (values: Output) => Promise<void>,
  ) => ReturnType<UseFormReturn<Values, unknown, Output>['handleSubmit']>;
}

/**
 * Leads to what is wrong in a form that is sent: to the field, or to a list of them when there are several. The form itself
 * must not focus fields (`shouldFocusError: false`).
 * @param labels of the fields, in their order
 */
export function useErrorSummary<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>,
): ErrorSummary<Values, Output> {
  const texts = errorSummaryMessages(useLocale());
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [isListed, setListed] = useState(false);
  const { formState } = form;
  const { submitCount } = formState;
  const names = Object.keys(labels) as FieldPath<Values>[];
  const fieldId = (name: FieldPath<Values>) => `${id}-${name}`;
  const problemOf = (name: FieldPath<Values>) => form.getFieldState(name, formState).error?.message;
  const focusList = isListed ? submitCount : 0;
  useEffect(() => {
    if (focusList > 0) box.current?.focus();
  }, [focusList]);

  const listed = names.flatMap((name) => {
    const problem = isListed ? problemOf(name) : undefined;
    return problem ? [{ fieldId: fieldId(name), text: texts.problemOf(labels[name] ?? '', problem) }] : [];
  });
  return {
    summary: <FormErrorSummary ref={box} title={texts.errorsTitle(listed.length)} errors={listed} />,
    register: (name) => ({ ...form.register(name), id: fieldId(name) }),
    handleSubmit: (onValid) =>
      form.handleSubmit(
        (values) => {
          setListed(false);
          return onValid(values);
        },
        () => {
          const [first, ...others] = names.filter((name) => form.getFieldState(name).invalid);
          setListed(others.length > 0);
          if (first && others.length === 0) form.setFocus(first);
        },
      ),
  };
}
