import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type Order, trackOrder } from 'shared-contracts/calls/checkout';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { accountMessages } from '../../messages/account-messages.ts';
import { failureOf, type LookUpFailure } from './look-up-failure.ts';
import { checkLookUp, type LookUpValues, lookUpFields, plainOrderNumber } from './look-up-fields.ts';

interface LookUpFormProps {
  /** From the address, so that a link in a mail can bring it along. */
  readonly orderNumber: string;
  /** True when the form has taken the place of something that held the focus. */
  readonly takeFocus: boolean;
  readonly onFound: (order: Order) => void;
}

const fieldId = (name: keyof LookUpValues) => `look-up-${name}`;

/** Number and email, and what came of asking for them. What was typed stays, however it went. */
export function LookUpForm({ orderNumber, takeFocus, onFound }: LookUpFormProps) {
  const { calls, locale, report } = usePlatform();
  const texts = accountMessages(locale);
  const summary = useRef<HTMLElement>(null);
  const leaving = useRef<AbortController>(undefined);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<LookUpFailure>();
  const resolver: Resolver<LookUpValues> = (values) => {
    const problems = Object.entries(checkLookUp(values, locale));
    const errors = Object.fromEntries(problems.map(([name, message]) => [name, { type: 'rule', message }]));
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<LookUpValues>({
    defaultValues: { orderNumber, email: '' },
    mode: 'onTouched',
    resolver,
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
      const body = { orderNumber: plainOrderNumber(values.orderNumber), email: values.email.trim() };
      onFound(await calls(trackOrder, { body }, signal ? { signal } : {}));
    } catch (error) {
      if (signal?.aborted) return;
      const refusal = failureOf(error, texts);
      if (refusal.retry) report(error, { remote: 'account', phase: 'event' });
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
          return message ? [{ fieldId: fieldId(name), text: `${labels[name]}: ${message}` }] : [];
        })
      : [];
  return (
    // Posted, should the script not be there yet: an email never stands in an address.
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[5] }}>
      <FormErrorSummary ref={summary} title={texts.errorsTitle(listed.length)} errors={listed} />
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
      <TextField
        id={fieldId('orderNumber')}
        label={texts.orderNumber}
        hint={texts.orderNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
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
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.finding}>
        {texts.find}
      </Button>
    </form>
  );
}
