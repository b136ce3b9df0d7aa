import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { formatDay } from 'storefront-kit/dates';
import { contentMessages } from '../../messages/content-messages.ts';
import type { BuyAction } from './variant-choice.ts';

interface BuyButtonProps {
  readonly action: BuyAction;
  readonly price: string;
  readonly busy: boolean;
  readonly onBuy: () => void;
}

/** Adds to the cart, leads to signing in, or says why nothing can be bought. */
export function BuyButton({ action, price, busy, onBuy }: BuyButtonProps) {
  const locale = usePlatform().locale;
  const texts = contentMessages(locale);
  if (action.kind === 'comingSoon' || action.kind === 'outOfStock' || action.kind === 'notify') {
    const text =
      action.kind === 'comingSoon' && action.date
        ? texts.comingOn(formatDay(action.date.slice(0, 10), locale))
        : texts.outOfStock;
    return (
      <Button block size="large" disabled>
        {text}
      </Button>
    );
  }
  return (
    <Button block size="large" loading={busy} loadingText={texts.adding} onClick={onBuy}>
      {action.kind === 'add' ? texts.addFor(price) : action.kind === 'signIn' ? texts.signInToBuy : texts.addToCart}
    </Button>
  );
}
