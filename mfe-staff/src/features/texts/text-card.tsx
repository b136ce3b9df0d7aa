import { css } from '@emotion/react';
import { decideText, type ModeratedText } from 'shared-contracts/calls/text-moderation';
import type { PhotoQueue } from 'shared-contracts/photo-moderation';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { linkStyle } from 'shared-ui/link';
import { Rating } from 'shared-ui/rating';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { textMessages } from '../../messages/text-messages.ts';
import { DecisionButtons, type DecisionWords } from '../moderation/decision-buttons.tsx';
import { AnswerForm } from './answer-form.tsx';

const card = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], alignContent: 'start' });
const wrap = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
/** Characters of a text that name it. */
const nameLength = 60;

const keys = {
  pending: { approve: 'approve', approveOf: 'approveOf', refuse: 'refuse', refuseOf: 'refuseOf', done: 'wasApproved' },
  reported: { approve: 'keep', approveOf: 'keepOf', refuse: 'takeDown', refuseOf: 'takeDownOf', done: 'wasKept' },
} as const;

interface TextCardProps {
  readonly text: ModeratedText;
  readonly queue: PhotoQueue;
  readonly onDecided: () => void;
  readonly onReadAgain: () => void;
}

/** A text with what a moderator needs to know, and the decisions. */
export function TextCard({ text, queue, onDecided, onReadAgain }: TextCardProps) {
  const { locale } = usePlatform();
  const texts = textMessages(locale);
  const calls = useStaffCalls('staff');
  const { kind: textKind, textId, title, body, language, product, revision } = text;
  const name = title ?? body.slice(0, nameLength);
  const key = keys[queue];
  const words: DecisionWords = {
    ...texts,
    approve: texts[key.approve],
    approveOf: texts[key.approveOf](name),
    refuse: texts[key.refuse],
    refuseOf: texts[key.refuseOf](name),
    wasApproved: texts[key.done],
  };
  return (
    <article css={card} aria-label={`${texts[textKind]}: ${name}`}>
      <Text look="small" tone="muted">
        {texts[textKind]} ·{' '}
        {product.url ? (
          <Link to={product.url} css={linkStyle}>
            {product.name}
          </Link>
        ) : (
          product.name
        )}
      </Text>
      {text.isHidden && <InlineMessage tone="warning">{texts.hidden}</InlineMessage>}
      {text.score !== undefined && <Rating value={text.score} label={texts.stars(text.score)} size={14} />}
      {text.question && <Text css={wrap}>{texts.answers(text.question)}</Text>}
      {title && (
        <Heading level={3} look="body" lang={language} css={[wrap, { fontWeight: 600 }]}>
          {title}
        </Heading>
      )}
      <Text lang={language} css={wrap}>
        {body}
      </Text>
      <Text look="small" tone="muted">
        {texts.by(text.author, moment(text.writtenAt, locale))}
        {text.verified && ` · ${texts.verified}`}
      </Text>
      {text.reports.length > 0 && (
        <div>
          <Text look="small" tone="muted">
            {texts.reports}
          </Text>
          <ul>
            {text.reports.map(({ reason, text: said, reportedAt }, at) => (
              // Two people may say the same in one moment.
              <li key={`${reportedAt}${at}`} css={wrap}>
                {texts.reportAt(texts[reason], moment(reportedAt, locale))}
                {said && <Text>{said}</Text>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <DecisionButtons
        words={words}
        decide={(status) => calls(decideText, { params: { textKind, textId }, body: { status, revision } })}
        onDecided={onDecided}
        onReadAgain={onReadAgain}
      />
      {textKind === 'question' && <AnswerForm questionId={textId} onDone={onDecided} />}
    </article>
  );
}
