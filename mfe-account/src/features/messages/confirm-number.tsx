import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Subscriptions } from 'shared-contracts/calls/consumer';
import { confirmTextMessages } from 'shared-contracts/calls/text-messages';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { messagesMessages } from '../../messages/messages-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';

interface ConfirmNumberProps {
  /** Whether the code was asked for just now, so that its field takes the focus. */
  readonly isAsked: boolean;
  readonly onConfirmed: (value: Subscriptions) => void;
  /** Other ways on. */
  readonly children: ReactNode;
}

/** Asks for the code that was sent. */
export function ConfirmNumber({ isAsked, onConfirmed, children }: ConfirmNumberProps) {
  const texts = messagesMessages(usePlatform().locale);
  const calls = useAccountCalls();
  const form = useForm({
    defaultValues: { code: '' },
    resolver: useFormResolver((f) => f.object({ code: f.requiredText(texts.codeMissing) })),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isAsked) setFocus('code');
  }, [isAsked, setFocus]);
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.failed, fieldOf: () => 'code' });
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      onConfirmed(await calls(confirmTextMessages, { body: { code: code.trim() } }));
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
      <FormError error={errors.root} />
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        aria-required
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button type="submit" loading={isSubmitting} loadingText={texts.confirming}>
          {texts.confirm}
        </Button>
        {children}
      </div>
    </form>
  );
}
