import { type FormEvent, useState } from 'react';
import { answerQuestion, askQuestion } from 'shared-contracts/calls/questions';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { OpinionSubject } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { reviewLimits } from 'shared-contracts/review-limits';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { TextareaField } from 'shared-ui/textarea-field';
import { space } from 'shared-ui/tokens';
import { formMemory } from 'storefront-kit/form-memory';
import { writeReviewMessages } from '../../messages/write-review-messages.ts';
import { useSignedInSending } from './use-signed-in-sending.ts';

interface Props {
  readonly subject: OpinionSubject;
  readonly answers?: { readonly questionId: string; readonly body: string };
}

/** Asks a question, or answers one; either waits for a moderator. */
export default function QuestionDialog({
  props: { subject, answers },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Props>) {
  const texts = writeReviewMessages(usePlatform().locale);
  const [isDone, setDone] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={isDone ? () => resolve() : dismiss}
      onClosed={onClosed}
      title={answers ? texts.answerTitle : texts.askTitle(subject.name)}
      closeLabel={texts.close}
      size="small"
    >
      {isDone ? (
        <div role="status" css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
          <Heading level={3}>{answers ? texts.answerDone : texts.questionDone}</Heading>
          <Text>{answers ? texts.answerDoneText : texts.questionDoneText}</Text>
          <Button onClick={() => resolve()}>{texts.done}</Button>
        </div>
      ) : (
        <QuestionForm subject={subject} answers={answers} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

const memory = formMemory('questions');

interface QuestionFormProps {
  readonly subject: OpinionSubject;
  readonly answers: Props['answers'];
  readonly onDone: () => void;
}

function QuestionForm({ subject: { productId }, answers, onDone }: QuestionFormProps) {
  const { calls, locale } = usePlatform();
  const texts = writeReviewMessages(locale);
  const form = answers?.questionId ?? productId;
  const [typed, setTyped] = useState(() => ({ body: '', nickname: '', ...memory.read(form) }));
  const [isChecked, setChecked] = useState(false);
  const { error, isPending, isGuest, send } = useSignedInSending();
  const field = (name: 'body' | 'nickname', missing: string) => ({
    name,
    value: typed[name],
    'aria-required': true as const,
    error: isChecked && typed[name].trim() === '' ? missing : undefined,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      const next = { ...typed, [name]: value };
      memory.keep(form, next);
      setTyped(next);
    },
  });
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const element = event.currentTarget;
    const body = { body: typed.body.trim(), nickname: typed.nickname.trim() };
    if (body.body === '' || body.nickname === '') {
      // The errors are shown with the next render.
      requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const isSent = await send(() =>
      answers
        ? calls(answerQuestion, { params: { productId, questionId: answers.questionId }, body })
        : calls(askQuestion, { params: { productId }, body }),
    );
    if (!isSent) return;
    memory.forget(form);
    onDone();
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isPending} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        {answers && <Text css={{ overflowWrap: 'anywhere' }}>{answers.body}</Text>}
        <TextareaField
          label={answers ? texts.answer : texts.question}
          rows={4}
          maxLength={answers ? reviewLimits.answer : reviewLimits.question}
          {...field('body', answers ? texts.answerMissing : texts.questionMissing)}
        />
        <TextField
          label={texts.nickname}
          hint={texts.nicknameHint}
          autoComplete="nickname"
          maxLength={reviewLimits.nickname}
          {...field('nickname', texts.nicknameMissing)}
        />
        {error && (
          <Alert tone="error" announce="alert">
            {error.message || texts.failed}
          </Alert>
        )}
        {isGuest && (
          <Text look="small" tone="muted">
            {texts.guest}
          </Text>
        )}
        <Button type="submit" size="large" loading={isPending} loadingText={texts.sending}>
          {isGuest ? texts.signInAndSend : answers ? texts.sendAnswer : texts.sendQuestion}
        </Button>
      </fieldset>
    </form>
  );
}
