import { css } from '@emotion/react';
import { useState } from 'react';
import { voteAnswer } from 'shared-contracts/calls/questions';
import { voteReview } from 'shared-contracts/calls/reviews';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { reviewMessages } from '../../messages/review-messages.ts';
import { actionStyle } from './action-style.ts';
import { useOpinions } from './use-own-opinions.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], alignItems: 'center' });

interface VoteButtonsProps {
  readonly productId: string;
  readonly kind: 'review' | 'answer';
  readonly id: string;
  readonly votes: { readonly helpful: number; readonly unhelpful: number };
}

/** Says whether a review or an answer helps. The chosen side can be taken back, or changed for the other. */
export function VoteButtons({ productId, kind, id, votes }: VoteButtonsProps) {
  const { calls, locale } = usePlatform();
  const texts = reviewMessages(locale);
  const { own } = useOpinions();
  // What the services said last counts more than what the page brought.
  const [counted, setCounted] = useState<{
    readonly votes: VoteButtonsProps['votes'];
    readonly vote: boolean | null;
  }>();
  const { error, isPending, run } = useMutation({ remote: 'content' });
  const vote = counted ? counted.vote : (own.votes.find((one) => one.id === id)?.helpful ?? null);
  const { helpful, unhelpful } = counted?.votes ?? votes;
  const choose = (side: boolean) => {
    const next = vote === side ? null : side;
    const body = { helpful: next };
    return run(async () => {
      const answer =
        kind === 'review'
          ? await calls(voteReview, { params: { productId, reviewId: id }, body })
          : await calls(voteAnswer, { params: { productId, answerId: id }, body });
      setCounted({ votes: answer, vote: next });
    });
  };
  const button = (side: boolean) => ({
    type: 'button' as const,
    css: actionStyle,
    'aria-pressed': vote === side,
    'aria-busy': isPending || undefined,
    onClick: () => void choose(side),
  });
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <fieldset css={row} aria-label={texts.isHelpful}>
        <button {...button(true)}>{texts.yes(helpful)}</button>
        <button {...button(false)}>{texts.no(unhelpful)}</button>
      </fieldset>
      {error && <InlineMessage tone="error">{error.message || texts.voteFailed}</InlineMessage>}
    </div>
  );
}
