import { type ReactNode, useRef, useState } from 'react';
import { type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import { deleteAccount } from 'shared-contracts/calls/my-data';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { CheckIcon, CloseIcon } from 'shared-ui/icon';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useLeaveAccount } from 'storefront-kit/use-leave-account';
import { useMutation } from 'storefront-kit/use-mutation';
import { useSession } from 'storefront-kit/use-session';
import { dataMessages } from '../../messages/data-messages.ts';
import { TwoStepButton } from '../area/two-step-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { useConfirmed } from '../presence/use-confirmed.ts';

/** Deletes the account, after saying what goes and what stays. */
export function DeleteAccount() {
  const { locale } = usePlatform();
  const texts = dataMessages(locale);
  const isEmployee = useSession().status === 'employee';
  return (
    <section css={sheetStyle} aria-labelledby="delete-title">
      <Heading level={2} look="h3" id="delete-title">
        {texts.deleteTitle}
      </Heading>
      {isEmployee ? <Text tone="muted">{texts.employees}</Text> : <ReadDeletion />}
    </section>
  );
}

function ReadDeletion() {
  const reading = useCall(
    getConsumer,
    { query: { includeLoyaltySummary: 'true' } },
    { remote: 'account', calls: useAccountCalls() },
  );
  return <WhenRead reading={reading}>{(profile) => <Deletion profile={profile} />}</WhenRead>;
}

function Deletion({ profile }: { readonly profile: ConsumerProfile }) {
  const { locale, calls } = usePlatform();
  const texts = dataMessages(locale);
  const confirmed = useConfirmed();
  const { error, run } = useMutation({ remote: 'account' });
  const isUnanswered = useRef(false);
  const [isGone, setGone] = useState(false);
  const { leave } = useLeaveAccount({
    remote: 'account',
    failed: texts.goneAlready,
    done: texts.deleted,
    hasEnded: true,
  });
  const points = profile.loyaltySummary?.points.balance ?? 0;
  const credit = profile.consumerDetails.consumerCredit;

  async function askToDelete(): Promise<void> {
    try {
      await confirmed(() => calls(deleteAccount, {}));
    } catch (refusal) {
      const isSignedOut = isProductError(refusal, 'INVALID_CUSTOMER', 'CANNOT_AUTHORIZE', 'AUTHORIZATION_FAILED');
      // The account is gone when the answer to the attempt before was lost.
      if (isUnanswered.current && isSignedOut) return;
      isUnanswered.current = isProductError(refusal) && (refusal.id.startsWith('NET') || refusal.status >= 500);
      throw refusal;
    }
  }
  const remove = () =>
    run(async () => {
      await askToDelete();
      setGone(true);
      await leave();
    });
  if (isGone) return <Text>{texts.deleted}</Text>;
  return (
    <>
      <Text>{texts.deleteText}</Text>
      <div css={{ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }}>
        <MarkedList
          title={texts.goes}
          icon={<CloseIcon size={18} css={{ color: color.sale }} />}
          entries={[texts.goesProfile, texts.goesShopping, texts.goesReviews, texts.goesEvents]}
        />
        <MarkedList
          title={texts.stays}
          icon={<CheckIcon size={18} css={{ color: color.pine }} />}
          entries={[texts.staysOrders, texts.staysCodes]}
        />
      </div>
      <Text tone="muted">{texts.orderNumbers}</Text>
      {points > 0 && <Text weight={600}>{texts.pointsEnd(points)}</Text>}
      {credit && credit.annualCredit > credit.currentSpend && <Text weight={600}>{texts.creditEnds}</Text>}
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.deleteFailed}
        </Alert>
      )}
      <div css={{ display: 'grid', justifyItems: 'start' }}>
        <TwoStepButton
          look="danger"
          texts={{
            start: texts.delete,
            question: texts.question,
            confirm: texts.confirm,
            confirming: texts.deleting,
            keep: texts.keep,
          }}
          onConfirm={remove}
        />
      </div>
    </>
  );
}

interface MarkedListProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly entries: readonly string[];
}

const MarkedList = ({ title, icon, entries }: MarkedListProps) => (
  <div css={{ display: 'grid', alignContent: 'start', gap: space[2] }}>
    <Heading level={3} look="body" css={{ fontWeight: 600 }}>
      {title}
    </Heading>
    <ul css={{ display: 'grid', gap: space[2] }}>
      {entries.map((entry) => (
        <li key={entry} css={{ display: 'flex', gap: space[2], '& > svg': { flex: 'none', marginTop: '.2em' } }}>
          {icon}
          {entry}
        </li>
      ))}
    </ul>
  </div>
);
