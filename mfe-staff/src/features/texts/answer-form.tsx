import { type FormEvent, useState } from 'react';
import { answerAsShop } from 'shared-contracts/calls/text-moderation';
import { usePlatform } from 'shared-contracts/platform';
import { reviewLimits } from 'shared-contracts/review-limits';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Stack } from 'shared-ui/layout';
import { TextareaField } from 'shared-ui/textarea-field';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { textMessages } from '../../messages/text-messages.ts';

interface AnswerFormProps {
  readonly questionId: string;
  readonly onDone: () => void;
}

/** Answers a question in the name of the shop, which shows it at once. */
export function AnswerForm({ questionId, onDone }: AnswerFormProps) {
  const { locale, toasts } = usePlatform();
  const texts = textMessages(locale);
  const calls = useStaffCalls('staff');
  const { error, isPending, run } = useMutation({ remote: 'staff' });
  const [body, setBody] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (body.trim() === '') return;
    if (!(await run(() => calls(answerAsShop, { params: { questionId }, body: { body } })))) return;
    toasts.show({ tone: 'success', text: texts.wasAnswered });
    onDone();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <TextareaField
          label={texts.yourAnswer}
          hint={texts.answerHint}
          rows={2}
          maxLength={reviewLimits.answer}
          error={isChecked && body.trim() === '' ? texts.answerMissing : undefined}
          value={body}
          onChange={({ currentTarget: { value } }) => setBody(value)}
        />
        {error && (
          <Alert tone="error" announce="alert">
            {error.message || texts.failed}
          </Alert>
        )}
        <Button type="submit" variant="secondary" size="small" loading={isPending} loadingText={texts.answering}>
          {texts.sendAnswer}
        </Button>
      </Stack>
    </form>
  );
}
