import type { SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { sheetStyle } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { formatDate } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { KeptCard } from '../area/kept-card.tsx';
import { KeptList } from '../area/kept-list.tsx';
import { RemoveInstrument } from './remove-instrument.tsx';
import { StoredValueForm } from './stored-value-form.tsx';

interface RewardsProps {
  readonly rewards: readonly SavedInstrument[];
  /** Reads the list again. */
  readonly onChanged: () => void;
}

/** Gift cards, reward cards, and codes with what is left on them (ACC-11). */
export function Rewards({ rewards, onChanged }: RewardsProps) {
  const texts = walletMessages(useLocale());
  return (
    <>
      <KeptList none={texts.noRewards}>
        {rewards.map((reward) => (
          <Reward key={reward.paymentInstrumentId} reward={reward} onChanged={onChanged} />
        ))}
      </KeptList>
      <div css={sheetStyle}>
        <StoredValueForm onAdded={onChanged} />
      </div>
    </>
  );
}

function Reward({ reward, onChanged }: { readonly reward: SavedInstrument; readonly onChanged: () => void }) {
  const locale = useLocale();
  const texts = walletMessages(locale);
  const { paymentInstrumentId, type: code, lastFour, balance, currency, expiresAt } = reward;
  const name = paymentText({ code, additionalData: { lastFour } }, locale.language);
  return (
    <KeptCard
      actions={<RemoveInstrument paymentInstrumentId={paymentInstrumentId} name={name} onRemoved={onChanged} />}
    >
      <div>
        <Text weight={600}>{name}</Text>
        {balance !== undefined && currency && <Text>{texts.left(formatMoney(balance, currency, locale))}</Text>}
        {expiresAt && (
          <Text look="small" tone="muted">
            {texts.until(formatDate(expiresAt.slice(0, 10), locale))}
          </Text>
        )}
      </div>
    </KeptCard>
  );
}
