import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Order, trackOrder } from 'shared-contracts/calls/checkout';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useReport } from 'storefront-kit/use-report';
import { accountMessages } from '../../messages/account-messages.ts';
import { errorSummaryMessages } from '../../messages/error-summary-messages.ts';
import { failureOf, type LookUpFailure } from './look-up-failure.ts';
import { type LookUpValues, lookUpFields, lookUpForm } from './look-up-fields.ts';
import { OrderNumberField } from './order-number-field.tsx';

interface LookUpFormProps {
  /** The number that the form begins with; empty for none. */
  readonly orderNumber: string;
  /** True when the form replaces an element that had the focus. */
  readonly takeFocus?: boolean;
  /** Of the button; `secondary` beside a more important form. */
  readonly variant?: 'primary' | 'secondary';
  readonly onFound: (order: Order, email: string) => void;
}

const fieldId = (name: keyof LookUpValues) => `look-up-${name}`;

/** Looks an order up by its number and email. Keeps what was typed whatever the result. */
export function LookUpForm({ orderNumber, takeFocus = false, variant = 'primary', onFound }: LookUpFormProps) {
  const { calls, locale } = usePlatform();
  const report = useReport('account');
  const texts = accountMessages(locale);
  const summaryTexts = errorSummaryMessages(locale);
  const summary = useRef<HTMLElement>(null);
  const leaving = useRef<AbortController>(undefined);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<LookUpFailure>();
  const form = useForm<LookUpValues>({
    defaultValues: { orderNumber, email: '' },
    mode: 'onTouched',
    resolver: useFormResolver((f) => lookUpForm(f, locale)),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (takeFocus) setFocus('orderNumber');
  }, [takeFocus, setFocus]);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);

  async function find(values: LookUpValues) {
    setFailure(undefined);
    const signal = leaving.current?.signal;
    try {
      onFound(await calls(trackOrder, { body: values }, signal ? { signal } : {}), values.email);
    } catch (error) {
      if (signal?.aborted) return;
      const refusal = failureOf(error, texts);
      report(error);
      if (refusal.place === 'form') return setFailure(refusal);
      form.setError(refusal.place, { type: 'server', message: refusal.text });
      setRefusals((count) => count + 1);
    }
  }

  const submit = form.handleSubmit(find, () => {
    setFailure(undefined);
    setRefusals((count) => count + 1);
  });
  const labels = { orderNumber: texts.orderNumber, email: texts.email };
  const listed =
    refusals > 0
      ? lookUpFields.flatMap((name) => {
          const message = errors[name]?.message;
          return message ? [{ fieldId: fieldId(name), text: summaryTexts.problemOf(labels[name], message) }] : [];
        })
      : [];
  return (
    // A form submitted before the script runs is posted, so that the email never appears in a URL.
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <FormErrorSummary ref={summary} title={summaryTexts.errorsTitle(listed.length)} errors={listed} />
      {failure && (
        <Alert
          tone="error"
          announce="alert"
          action={
            failure.retry && (
              <Button type="submit" variant="secondary" size="small">
                {texts.tryAgain}
              </Button>
            )
          }
        >
          {failure.text}
        </Alert>
      )}
      <OrderNumberField
        id={fieldId('orderNumber')}
        label={texts.orderNumber}
        hint={texts.orderNumberHint}
        aria-required
        error={errors.orderNumber?.message}
        {...form.register('orderNumber')}
      />
      <TextField
        id={fieldId('email')}
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        aria-required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" size="large" variant={variant} loading={isSubmitting} loadingText={texts.finding}>
        {texts.find}
      </Button>
    </form>
  );
}
