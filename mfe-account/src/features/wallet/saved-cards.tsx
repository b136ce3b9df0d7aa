import { addInstrument, type SavedInstrument, updateInstrument } from 'shared-contracts/calls/consumer-wallet';
import { addCardDialog } from 'shared-contracts/dialogs/checkout';
import { paymentText } from 'shared-contracts/payment-labels';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { isValidUntil } from 'storefront-kit/card-expiry';
import { dialogResult } from 'storefront-kit/dialog-result';
import { useMutation } from 'storefront-kit/use-mutation';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { KeptCard } from '../area/kept-card.tsx';
import { KeptList } from '../area/kept-list.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { RemoveInstrument } from './remove-instrument.tsx';

interface SavedCardsProps {
  readonly cards: readonly SavedInstrument[];
  /** Called after a change, to read the list again. */
  readonly onChanged: () => void;
}

/** Cards saved at the payment provider: adds, removes, and chooses the default (ACC-11). */
export function SavedCards({ cards, onChanged }: SavedCardsProps) {
  const { locale, dialogs, botCheck, toasts } = usePlatform();
  const calls = useAccountCalls();
  const texts = walletMessages(locale);
  const { run, isPending } = useMutation({
    remote: 'account',
    onError(error) {
      // The services' own message is shown only for a card that is saved already (docs/spec/accounts.md section 8).
      const text = error.is('INSTRUMENT_EXISTS') ? error.message : '';
      toasts.show({ tone: 'error', text: text || texts.cardFailed });
    },
  });

  const add = () =>
    run(async () => {
      const token = await dialogResult(dialogs.open(addCardDialog, {}));
      if (token === undefined) return;
      const answer = await botCheck.token('login');
      await calls(addInstrument, {
        body: { type: 'CREDIT_CARD', token, ...(answer === undefined ? {} : { recaptcha_response: answer }) },
      });
      toasts.show({ tone: 'success', text: texts.cardSaved });
      onChanged();
    });
  return (
    <>
      <KeptList none={texts.noCards}>
        {cards.map((card) => (
          <SavedCard key={card.paymentInstrumentId} card={card} onChanged={onChanged} />
        ))}
      </KeptList>
      <Button
        variant="secondary"
        css={{ justifySelf: 'start' }}
        loading={isPending}
        loadingText={texts.addCard}
        onClick={() => void add()}
      >
        {texts.addCard}
      </Button>
    </>
  );
}

function SavedCard({ card, onChanged }: { readonly card: SavedInstrument; readonly onChanged: () => void }) {
  const { locale, toasts } = usePlatform();
  const calls = useAccountCalls();
  const texts = walletMessages(locale);
  const { isPending, run } = useMutation({
    remote: 'account',
    failedText: texts.changeFailed,
  });
  const { paymentInstrumentId, brand, lastFour, expiry } = card;
  const name = paymentText({ code: 'CREDIT_CARD', additionalData: { brand, lastFour } }, locale.language);
  const ended = !isValidUntil(expiry, new Date());

  const makeDefault = () =>
    run(async () => {
      await calls(updateInstrument, { params: { paymentInstrumentId }, body: { default: true } });
      toasts.show({ tone: 'success', text: texts.defaultChosen(name) });
      onChanged();
    });
  return (
    <KeptCard
      badge={card.default ? texts.isDefault : undefined}
      actions={
        <>
          {!card.default && !ended && (
            <Button
              variant="ghost"
              size="small"
              flush
              loading={isPending}
              loadingText={texts.makeDefault}
              aria-label={texts.makeDefaultOf(name)}
              onClick={() => void makeDefault()}
            >
              {texts.makeDefault}
            </Button>
          )}
          <RemoveInstrument paymentInstrumentId={paymentInstrumentId} name={name} onRemoved={onChanged} />
        </>
      }
    >
      <div>
        <Text weight={600}>{name}</Text>
        {expiry && (
          <Text look="small" tone={ended ? 'sale' : 'muted'}>
            {ended ? texts.expired(expiry) : texts.expires(expiry)}
          </Text>
        )}
      </div>
    </KeptCard>
  );
}
