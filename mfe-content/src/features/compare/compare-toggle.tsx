import { css } from '@emotion/react';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import { usePlatform } from 'shared-contracts/platform';
import { Checkbox } from 'shared-ui/checkbox';
import { type } from 'shared-ui/tokens';
import { contentMessages } from '../../messages/content-messages.ts';
import { useCompared } from './use-compared.ts';

// Without script it does nothing.
const look = css({
  ...type.small,
  '& label': { alignItems: 'center' },
  '@media (scripting: none)': { display: 'none' },
});

/** Chooses a card's product to compare it with others. */
export function CompareToggle({ card }: { readonly card: ProductCard }) {
  const { locale, toasts } = usePlatform();
  const texts = contentMessages(locale);
  const { has, add, remove } = useCompared();
  return (
    <Checkbox
      css={look}
      label={
        <>
          {texts.compare}
          <span className="visually-hidden"> {card.name}</span>
        </>
      }
      checked={has(card.productId)}
      onChange={(event) => {
        if (!event.currentTarget.checked) remove(card.productId);
        else if (!add(card)) toasts.show({ tone: 'info', text: texts.compareFull });
      }}
    />
  );
}
