import { useEffect, useEffectEvent } from 'react';
import { getLoyaltyToken } from 'shared-contracts/calls/consumer-wallet';
import { getInvitation } from 'shared-contracts/calls/invitations';
import { isProductError } from 'shared-contracts/errors/product-error';
import { Alert } from 'shared-ui/alert';
import { RetryAlert } from 'shared-ui/retry-alert';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { useSession } from 'storefront-kit/use-session';
import { areaMessages } from '../../messages/area-messages.ts';
import { invitationMessages } from '../../messages/invitation-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import type { Membership } from './membership.ts';
import { promised } from './promised.ts';

export interface FollowedInvitationProps {
  readonly code: string;
  readonly membership: Membership;
  /** Called once the services keep who has invited the visitor. */
  readonly onKept?: () => void;
}

/**
 * The invitation that a visitor follows: tells what it brings, if anything, and hands its code to the program once the
 * visitor has joined (ACC-04). Handing it on again changes nothing.
 */
export function FollowedInvitation({ code, membership, onKept }: FollowedInvitationProps) {
  const locale = useLocale();
  const texts = invitationMessages(locale);
  const calls = useAccountCalls();
  const session = useSession();
  const { error, run } = useMutation({ remote: 'account' });
  const invitation = useCall(getInvitation, { params: { code } }, { remote: 'account' });
  const usid = session.status === 'consumer' ? session.consumerNo : undefined;
  const isDue = membership !== 'none' && usid !== undefined;
  const hand = async () => {
    if (!usid) return;
    const isKept = await run(() =>
      calls(getLoyaltyToken, { body: { usid, referralCode: code } }).catch((thrown: unknown) => {
        // The invitation is kept all the same; the token waits until the mailed link is opened.
        if (!isProductError(thrown, 'REWARD_UNCONFIRMED')) throw thrown;
      }),
    );
    if (isKept) onKept?.();
  };
  const handOnce = useEffectEvent(() => void hand());
  useEffect(() => {
    if (isDue) handOnce();
  }, [isDue]);

  if (error)
    return (
      <RetryAlert retryText={areaMessages(locale).tryAgain} onRetry={() => void hand()}>
        {texts.keepFailed} {error.message}
      </RetryAlert>
    );
  const text = () => {
    if (invitation.error?.is('LOYALTY_MEMBER_NOT_FOUND')) {
      // What a member was promised holds nevertheless.
      if (membership !== 'none') return undefined;
      return usid ? texts.over : `${texts.over} ${texts.allTheSame}`;
    }
    if (!invitation.value) return undefined;
    if (!invitation.value.isForYou) return texts.notForYou;
    // A member reads it where the points are.
    return { none: texts.note(...promised(invitation.value, locale)), unconfirmed: texts.kept, member: undefined }[
      membership
    ];
  };
  const shown = text();
  return (
    shown && (
      <Alert tone="info" announce="status">
        {shown}
      </Alert>
    )
  );
}
