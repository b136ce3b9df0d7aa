import { deleteInstrument, type SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import { formatDay } from 'shared-contracts/dates';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError } from 'shared-contracts/errors/product-error';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { usePlatform } from 'shared-contracts/platform';
import { Grid, sheetStyle } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { RemoveButton } from '../area/remove-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { RewardForm } from './reward-form.tsx';

interface RewardsProps {
  readonly rewards: readonly SavedInstrument[];
  /** Reads the list again. */
  readonly onChanged: () => void;
}

/** Codes and cards with something left on them (ACC-11). */
export function Rewards({ rewards, onChanged }: RewardsProps) {
  const texts = walletMessages(usePlatform().locale);
  return (
    <>
      {rewards.length === 0 && <Text tone="muted">{texts.noRewards}</Text>}
      {rewards.length > 0 && (
        <Grid as="ul" columns={[1, 2]}>
          {rewards.map((reward) => (
            <Reward key={reward.paymentInstrumentId} reward={reward} onChanged={onChanged} />
          ))}
        </Grid>
      )}
      <RewardForm onAdded={onChanged} />
    </>
  );
}

function Reward({ reward, onChanged }: { readonly reward: SavedInstrument; readonly onChanged: () => void }) {
  const { locale, toasts, report } = usePlatform();
  const calls = useAccountCalls();
  const texts = walletMessages(locale);
  const { paymentInstrumentId, type: code, lastFour, balance, currency, expiresAt } = reward;
  const name = paymentText({ code, additionalData: { lastFour } }, locale.language);
  async function remove(): Promise<boolean> {
    try {
      await calls(deleteInstrument, { params: { paymentInstrumentId } });
      toasts.show({ tone: 'success', text: texts.removed(name) });
      onChanged();
      return true;
    } catch (error) {
      if (!isProductError(error)) report(error, { remote: 'account', phase: 'event' });
      toasts.show({ tone: 'error', text: asProductError(error).message || texts.removeFailed });
      return false;
    }
  }
  return (
    <li css={[sheetStyle, { alignContent: 'start' }]}>
      <div>
        <Text weight={600}>{name}</Text>
        {balance !== undefined && currency && <Text>{texts.left(formatMoney(balance, currency, locale))}</Text>}
        {expiresAt && (
          <Text look="small" tone="muted">
            {texts.until(formatDay(expiresAt, locale))}
          </Text>
        )}
      </div>
      <div css={{ marginInlineStart: '-.75rem' }}>
        <RemoveButton name={name} label={texts.removeOf(name)} onRemove={remove} />
      </div>
    </li>
  );
}
