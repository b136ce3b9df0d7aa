import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { type Answer, getQuestions, type Question } from 'shared-contracts/calls/questions';
import { type OpinionSubject, questionDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { questionPage, type TextState } from 'shared-contracts/review-limits';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { CheckCircleIcon } from 'shared-ui/icon';
import { MoreButton } from 'shared-ui/more-button';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { formatDate } from 'storefront-kit/dates';
import { type Deferred, useDeferred } from 'storefront-kit/deferred';
import { useReading } from 'storefront-kit/use-call';
import { useReport } from 'storefront-kit/use-report';
import { questionMessages } from '../../messages/question-messages.ts';
import { actionStyle } from './action-style.ts';
import { useOpinions } from './use-own-opinions.ts';
import { VoteButtons } from './vote-buttons.tsx';

export type Questions = CallResponse<typeof getQuestions>;

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], maxWidth: '60rem' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[3],
});
const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[4],
});
const reply = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.line}`,
});
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

interface QuestionsSectionProps {
  readonly subject: OpinionSubject;
  readonly questions: Deferred<Questions | null>;
}

/** Questions about the product with their answers. Streamed: the page does not wait for them. */
export function QuestionsSection({ subject, questions }: QuestionsSectionProps) {
  const { calls, dialogs, locale } = usePlatform();
  const report = useReport('content');
  const texts = questionMessages(locale);
  const first = useDeferred(questions);
  const { own, again: readOwn, isEmployee } = useOpinions();
  const [shown, setShown] = useState(questionPage);
  const { productId } = subject;
  const read = useMemo(() => {
    if (first && shown === questionPage) return undefined;
    const input = { params: { productId }, query: { count: Math.min(shown, 48) } };
    return (signal: AbortSignal) => calls(getQuestions, input, { signal });
  }, [calls, first, productId, shown]);
  const { value, status, again } = useReading(read, { remote: 'content', keepPrevious: true });
  const list = (read ? value : undefined) ?? first;
  const write = async (answers?: Question) => {
    const props = { subject, ...(answers ? { answers: { questionId: answers.questionId, body: answers.body } } : {}) };
    try {
      await dialogs.open(questionDialog, props, { keep: true }).result;
      readOwn();
    } catch (error) {
      report(error);
    }
  };
  return (
    <div css={column}>
      <div css={head}>
        <Heading level={2} id="questions">
          {texts.title}
        </Heading>
        {!isEmployee && (
          <Button
            variant="secondary"
            css={{ '@media (scripting: none)': { display: 'none' } }}
            onClick={() => void write()}
          >
            {texts.ask}
          </Button>
        )}
      </div>
      {own.questions.map(({ id, body, state }) => (
        <OwnText key={id} state={state} body={body} pending={texts.pendingQuestion} refused={texts.refusedQuestion} />
      ))}
      {read && status === 'error' && (
        <RetryAlert retryText={texts.tryAgain} onRetry={again}>
          {texts.failed}
        </RetryAlert>
      )}
      {list?.total === 0 && own.questions.length === 0 && <Text tone="muted">{texts.none}</Text>}
      {list && list.total > 0 && (
        <ul css={{ display: 'grid', gap: space[5] }}>
          {list.questions.map((question) => (
            <li key={question.questionId} css={item}>
              <QuestionItem
                productId={productId}
                question={question}
                {...(own.isBuyer && !isEmployee ? { onAnswer: () => void write(question) } : {})}
              />
            </li>
          ))}
        </ul>
      )}
      {list && list.questions.length < list.total && (
        <>
          <Text look="small" tone="muted" role="status">
            {texts.shown(list.questions.length, list.total)}
          </Text>
          <MoreButton
            label={texts.more}
            isLoading={read !== undefined && status === 'pending'}
            onMore={() => setShown(shown + questionPage)}
          />
        </>
      )}
    </div>
  );
}

interface QuestionItemProps {
  readonly productId: string;
  readonly question: Question;
  readonly onAnswer?: () => void;
}

function QuestionItem({ productId, question, onAnswer }: QuestionItemProps) {
  const { locale } = usePlatform();
  const texts = questionMessages(locale);
  const { own } = useOpinions();
  const { questionId, author, body, date, language, answers } = question;
  const waiting = own.answers.filter((answer) => answer.questionId === questionId);
  return (
    <>
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={3} look="body" lang={language} css={[words, { fontWeight: 600 }]}>
          {body}
        </Heading>
        <Text look="small" tone="muted">
          {texts.askedBy(author, formatDate(date, locale))}
        </Text>
      </div>
      {answers.length === 0 && waiting.length === 0 && <Text tone="muted">{texts.noAnswer}</Text>}
      {answers.map((answer) => (
        <AnswerItem key={answer.answerId} productId={productId} answer={answer} />
      ))}
      {waiting.map(({ id, body: text, state }) => (
        <OwnText key={id} state={state} body={text} pending={texts.pendingAnswer} refused={texts.refusedAnswer} />
      ))}
      {onAnswer && (
        <div>
          <button type="button" css={actionStyle} aria-label={texts.answerOf(body)} onClick={onAnswer}>
            {texts.answer}
          </button>
        </div>
      )}
    </>
  );
}

function AnswerItem({ productId, answer }: { readonly productId: string; readonly answer: Answer }) {
  const { locale } = usePlatform();
  const texts = questionMessages(locale);
  const { answerId, author, by, body, date, language } = answer;
  return (
    <div css={reply}>
      <Text measured lang={language} css={words}>
        {body}
      </Text>
      <Text
        look="small"
        tone="muted"
        css={{ display: 'flex', flexWrap: 'wrap', columnGap: space[3], alignItems: 'center' }}
      >
        <span css={{ overflowWrap: 'anywhere' }}>
          {texts.askedBy(by === 'shop' ? texts.shopAnswers(author) : author, formatDate(date, locale))}
        </span>
        {by === 'buyer' && (
          <span css={{ display: 'inline-flex', gap: space[1], alignItems: 'center', color: color.pine }}>
            <CheckCircleIcon size={16} /> {texts.buyer}
          </span>
        )}
      </Text>
      <VoteButtons productId={productId} kind="answer" id={answerId} votes={answer} />
    </div>
  );
}

interface OwnTextProps {
  readonly state: TextState;
  readonly body: string;
  /** What is said while it waits. */
  readonly pending: string;
  readonly refused: string;
}

/** A question or an answer of the shopper that nobody else sees. */
function OwnText({ state, body, pending, refused }: OwnTextProps) {
  const isRefused = state === 'refused';
  return (
    <div css={reply}>
      <InlineMessage tone={isRefused ? 'warning' : 'info'}>{isRefused ? refused : pending}</InlineMessage>
      <Text css={words}>{body}</Text>
    </div>
  );
}
