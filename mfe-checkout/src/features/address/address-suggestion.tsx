import type { Address } from 'shared-contracts/calls/cart-entities';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { ScrollHere } from 'shared-ui/scroll-here';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { AddressLines } from './address-lines.tsx';

interface AddressSuggestionProps {
  readonly suggestion: Address;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** A corrected address, offered and never forced. */
export function AddressSuggestion({ suggestion, onTake, onKeep }: AddressSuggestionProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  return (
    // The button that triggered it is further down the page.
    <ScrollHere>
      <Alert
        tone="info"
        title={texts.suggestionTitle}
        announce="status"
        action={
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3], paddingTop: space[2] }}>
            <Button size="small" onClick={onTake}>
              {texts.useSuggestion}
            </Button>
            <Button size="small" variant="secondary" onClick={onKeep}>
              {texts.keepMine}
            </Button>
          </div>
        }
      >
        {texts.suggestionText}
        <AddressLines address={suggestion} locale={locale} />
      </Alert>
    </ScrollHere>
  );
}
