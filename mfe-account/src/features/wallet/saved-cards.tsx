import { useState } from 'react';
import {
  addInstrument,
  deleteInstrument,
  type SavedInstrument,
  updateInstrument,
} from 'shared-contracts/calls/consumer-wallet';
import { isValidUntil } from 'shared-contracts/card-expiry';
import { DialogDismissed } from 'shared-contracts/dialogs';
import { addCardDialog } from 'shared-contracts/dialogs/checkout';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError } from 'shared-contracts/errors/product-error';
import { paymentText } from 'shared-contracts/payment-labels';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Grid, sheetStyle } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { RemoveButton } from '../area/remove-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';

interface SavedCardsProps {
  readonly cards: readonly SavedInstrument[];
  /** Reads the list again. */
  readonly onChanged: () => void;
}

/** Cards that the provider keeps: the one that is offered first, another, fewer (ACC-11). */
export function SavedCards({ cards, onChanged }: SavedCardsProps) {
  const { locale, dialogs, botCheck, toasts, report } = usePlatform();
  const calls = useAccountCalls();
  const texts = walletMessages(locale);
  const [saving, setSaving] = useState(false);

  async function add(): Promise<void> {
    try {
      const token = await dialogs.open(addCardDialog, {}).result;
      setSaving(true);
      const answer = await botCheck.token('login');
      await calls(addInstrument, {
        body: { type: 'CREDIT_CARD', token, ...(answer === undefined ? {} : { recaptcha_response: answer }) },
      });
      toasts.show({ tone: 'success', text: texts.cardSaved });
      onChanged();
    } catch (error) {
      if (error instanceof DialogDismissed) return;
      if (!isProductError(error)) report(error, { remote: 'account', phase: 'event' });
      // Only that it is there already is worth the services' own words (accounts.md section 8).
      const text = isProductError(error, 'INSTRUMENT_EXISTS') ? error.message : '';
      toasts.show({ tone: 'error', text: text || texts.cardFailed });
    } finally {
      setSaving(false);
    }
  }
  return (
    <>
      {cards.length === 0 && <Text tone="muted">{texts.noCards}</Text>}
      {cards.length > 0 && (
        <Grid as="ul" columns={[1, 2]}>
          {cards.map((card) => (
            <SavedCard key={card.paymentInstrumentId} card={card} onChanged={onChanged} />
          ))}
        </Grid>
      )}
      <Button
        variant="secondary"
        css={{ justifySelf: 'start' }}
        loading={saving}
        loadingText={texts.addCard}
        onClick={() => void add()}
      >
        {texts.addCard}
      </Button>
    </>
  );
}

function SavedCard({ card, onChanged }: { readonly card: SavedInstrument; readonly onChanged: () => void }) {
  const { locale, toasts, report } = usePlatform();
  const calls = useAccountCalls();
  const texts = walletMessages(locale);
  const [changing, setChanging] = useState(false);
  const { paymentInstrumentId, brand, lastFour, expiry } = card;
  const name = paymentText({ code: 'CREDIT_CARD', additionalData: { brand, lastFour } }, locale.language);
  const ended = !isValidUntil(expiry, new Date());

  function refused(error: unknown, text: string): void {
    if (!isProductError(error)) report(error, { remote: 'account', phase: 'event' });
    toasts.show({ tone: 'error', text: asProductError(error).message || text });
  }
  async function makeDefault(): Promise<void> {
    setChanging(true);
    try {
      await calls(updateInstrument, { params: { paymentInstrumentId }, body: { default: true } });
      toasts.show({ tone: 'success', text: texts.defaultChosen(name) });
      onChanged();
    } catch (error) {
      refused(error, texts.changeFailed);
    } finally {
      setChanging(false);
    }
  }
  async function remove(): Promise<boolean> {
    try {
      await calls(deleteInstrument, { params: { paymentInstrumentId } });
      toasts.show({ tone: 'success', text: texts.removed(name) });
      onChanged();
      return true;
    } catch (error) {
      refused(error, texts.removeFailed);
      return false;
    }
  }
  return (
    <li css={[sheetStyle, { alignContent: 'start' }]}>
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[2] }}>
        <div>
          <Text weight={600}>{name}</Text>
          {expiry && (
            <Text look="small" tone={ended ? 'sale' : 'muted'}>
              {ended ? texts.expired(expiry) : texts.expires(expiry)}
            </Text>
          )}
        </div>
        {card.default && (
          <div>
            <Badge tone="info">{texts.isDefault}</Badge>
          </div>
        )}
      </div>
      <div
        css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2], marginInlineStart: '-.75rem' }}
      >
        {!card.default && !ended && (
          <Button
            variant="ghost"
            size="small"
            loading={changing}
            loadingText={texts.makeDefault}
            aria-label={texts.makeDefaultOf(name)}
            onClick={() => void makeDefault()}
          >
            {texts.makeDefault}
          </Button>
        )}
        <RemoveButton name={name} label={texts.removeOf(name)} onRemove={remove} />
      </div>
    </li>
  );
}
