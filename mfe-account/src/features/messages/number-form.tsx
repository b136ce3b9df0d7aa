import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { addSubscription, type Subscriptions } from 'shared-contracts/calls/consumer';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { FormError } from 'shared-ui/form-error';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { messagesMessages } from '../../messages/messages-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { looksLikePhone } from './phone-number.ts';

interface NumberFormProps {
  /** The number to begin with. */
  readonly phone: string;
  readonly onSent: (value: Subscriptions) => void;
  /** Whether the field takes the focus, because the form was asked for just now. */
  readonly takesFocus: boolean;
  /** Offered where there is something to go back to. */
  readonly onBack: (() => void) | undefined;
}

/** Asks for a number and the consent, which can be given to a valid number only, and has a code sent. */
export function NumberForm({ phone, takesFocus, onSent, onBack }: NumberFormProps) {
  const { locale } = usePlatform();
  const texts = messagesMessages(locale);
  const calls = useAccountCalls();
  const form = useForm({
    defaultValues: { phone, consent: false },
    resolver: useFormResolver((f) =>
      f.object({
        phone: f.pipe(
          f.string(),
          f.check((typed) => looksLikePhone(typed, locale.region), texts.phoneWrong),
        ),
        consent: f.consent(texts.consentMissing),
      }),
    ),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('phone');
  }, [takesFocus, setFocus]);
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.failed, fieldOf: () => 'phone' });
  const isPhone = looksLikePhone(form.watch('phone'), locale.region);
  const submit = form.handleSubmit(async (typed) => {
    try {
      onSent(await calls(addSubscription, { body: { channel: 'sms', optin: true, phone: typed.phone.trim() } }));
    } catch (error) {
      // The services know which numbers get messages.
      if (isProductError(error, 'API422')) form.setError('phone', { message: texts.phoneWrong }, { shouldFocus: true });
      else refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
      <FormError error={errors.root} />
      <TextField
        type="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        autoComplete="tel"
        aria-required
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <Checkbox
        label={texts.consent}
        {...(isPhone ? {} : { hint: texts.consentHint })}
        aria-required
        error={errors.consent?.message}
        {...form.register('consent')}
        disabled={!isPhone}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button type="submit" variant="secondary" loading={isSubmitting} loadingText={texts.sending}>
          {texts.sendCode}
        </Button>
        {onBack && (
          <Button variant="ghost" onClick={onBack}>
            {texts.keepNumber}
          </Button>
        )}
      </div>
    </form>
  );
}
