import { type FormEvent, useState } from 'react';
import { answerCase, type StaffCase, turnCase } from 'shared-contracts/calls/staff-cases';
import { caseLimits } from 'shared-contracts/case-limits';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { TextareaField } from 'shared-ui/textarea-field';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { caseMessages } from '../../messages/case-messages.ts';
import { focusFirst } from '../area/focus-first.ts';
import { StepProblem } from '../area/step-problem.tsx';

interface CaseAnswerProps {
  readonly detail: StaffCase;
  readonly onChanged: (detail: StaffCase) => void;
  readonly onReadAgain: () => void;
}

/** Answers a case, closes it, and opens it again. What is typed stays when somebody else was faster. */
export function CaseAnswer({ detail, onChanged, onReadAgain }: CaseAnswerProps) {
  const { locale, toasts } = usePlatform();
  const texts = caseMessages(locale);
  const calls = useStaffCalls('staff');
  const keyOf = useChangeKey();
  const { pending, isPending, error, run, clear } = useMutation({ remote: 'staff' });
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { caseNumber, revision, state, email } = detail;
  const params = { caseNumber };
  const isClosed = state === 'closed';

  const answer = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    setMissing(written === '');
    if (written === '') {
      focusFirst('case-answer');
      return;
    }
    void run(async () => {
      const body = { text: written, revision };
      onChanged(await calls(answerCase, { params, body }, { idempotencyKey: keyOf(body) }));
      toasts.show({ tone: 'success', text: texts.wasAnswered(email) });
      setText('');
    }, 'answer');
  };
  const turn = () =>
    run(async () => {
      const next = isClosed ? 'open' : 'closed';
      const body = { state: next, revision } as const;
      onChanged(await calls(turnCase, { params, body }, { idempotencyKey: keyOf(body) }));
      toasts.show({ tone: 'success', text: isClosed ? texts.wasReopened : texts.wasClosed });
    }, 'turn');
  return (
    <form method="post" noValidate onSubmit={answer} css={sheetStyle}>
      {isClosed ? (
        <Text>{texts.closedText}</Text>
      ) : (
        <Stack gap={4}>
          <TextareaField
            id="case-answer"
            label={texts.answer}
            hint={texts.answerHint}
            rows={6}
            maxLength={caseLimits.message}
            aria-required
            lang={detail.language}
            value={text}
            error={isMissing && text.trim() === '' ? texts.answerMissing : undefined}
            onChange={({ target }) => setText(target.value)}
          />
        </Stack>
      )}
      <StepProblem
        texts={texts}
        error={error}
        onReadAgain={() => {
          clear();
          onReadAgain();
        }}
      />
      <Row>
        {!isClosed && (
          <Button type="submit" loading={pending === 'answer'} disabled={isPending} loadingText={texts.sending}>
            {texts.sendAnswer}
          </Button>
        )}
        <Button
          variant="secondary"
          loading={pending === 'turn'}
          disabled={isPending}
          loadingText={texts.sending}
          onClick={() => void turn()}
        >
          {isClosed ? texts.reopen : texts.close}
        </Button>
      </Row>
    </form>
  );
}
