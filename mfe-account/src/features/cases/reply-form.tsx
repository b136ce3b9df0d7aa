import { useForm } from 'react-hook-form';
import { type OwnCase, replyToCase } from 'shared-contracts/calls/support-cases';
import { caseLimits } from 'shared-contracts/case-limits';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useMutation } from 'storefront-kit/use-mutation';
import { casesMessages } from '../../messages/cases-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { CountedText } from '../support/counted-text.tsx';
import { WriteAgain } from './write-again.tsx';

interface ReplyFormProps {
  readonly found: OwnCase;
  readonly onReplied: (found: OwnCase) => void;
}

/** Writes to a case once more. What is typed stays when a call fails, also because the shop has closed the case meanwhile. */
export function ReplyForm({ found: { caseNumber, messages }, onReplied }: ReplyFormProps) {
  const { locale, toasts } = usePlatform();
  const texts = casesMessages(locale);
  const calls = useAccountCalls();
  const keyOf = useChangeKey();
  const form = useForm({
    defaultValues: { text: '' },
    resolver: useFormResolver((f) => f.object({ text: f.limitedText({ maxLength: caseLimits.message }, locale) })),
  });
  const { errors } = form.formState;
  const { error, isPending, run } = useMutation({ remote: 'account' });
  const submit = form.handleSubmit((body) =>
    run(async () => {
      // The same words a second time are another reply.
      const options = { idempotencyKey: keyOf({ ...body, after: messages.length }) };
      onReplied(await calls(replyToCase, { params: { caseNumber }, body }, options));
      form.reset();
      toasts.show({ tone: 'success', text: texts.wasSent });
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} css={sheetStyle}>
      <CountedText
        label={texts.reply}
        text={form.watch('text')}
        limit={caseLimits.message}
        error={errors.text?.message}
        {...form.register('text')}
      />
      {error && (
        <Alert
          tone="error"
          announce="alert"
          action={error.is('CAS410') ? <WriteAgain caseNumber={caseNumber} text={form.getValues('text')} /> : undefined}
        >
          {error.message || (error.is('CAS410') ? texts.closedText : texts.replyFailed)}
        </Alert>
      )}
      <Button type="submit" loading={isPending} loadingText={texts.sending} css={{ justifySelf: 'start' }}>
        {texts.sendReply}
      </Button>
    </form>
  );
}
