import { getInstruments, type SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import { usePlatform } from 'shared-contracts/platform';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { Rewards } from './rewards.tsx';
import { SavedCards } from './saved-cards.tsx';

const isCard = ({ type }: SavedInstrument): boolean => type === 'CREDIT_CARD';

/** The account's payment methods (ACC-11). */
export function Wallet() {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const texts = walletMessages(locale);
  const reading = useCall(getInstruments, {}, { remote: 'account', calls });
  return (
    <WhenRead reading={reading}>
      {({ paymentInstruments }) => (
        <>
          <section aria-labelledby="cards-title" css={{ display: 'grid', gap: space[4] }}>
            <div css={{ display: 'grid', gap: space[1] }}>
              <Heading level={2} look="h3" id="cards-title">
                {texts.cards}
              </Heading>
              <Text tone="muted">{texts.cardsText}</Text>
            </div>
            <SavedCards cards={paymentInstruments.filter(isCard)} onChanged={reading.again} />
          </section>
          <section aria-labelledby="rewards-title" css={{ display: 'grid', gap: space[4] }}>
            <div css={{ display: 'grid', gap: space[1] }}>
              <Heading level={2} look="h3" id="rewards-title">
                {texts.rewards}
              </Heading>
              <Text tone="muted">{texts.rewardsText}</Text>
            </div>
            <Rewards
              rewards={paymentInstruments.filter((instrument) => !isCard(instrument))}
              onChanged={reading.again}
            />
          </section>
        </>
      )}
    </WhenRead>
  );
}
