import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { type AddToCart, cartService } from 'shared-contracts/services/cart';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { Link } from 'storefront-kit/routing';
import { useRefusal } from 'storefront-kit/use-refusal';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';

interface Left {
  readonly name: string;
  readonly reason: string;
}

/** Adds an order's products to the cart again; lists unavailable ones with the reason (ORD-08). */
export function ReorderButton({ goods }: { readonly goods: readonly AddToCart[] }) {
  const { locale, services } = usePlatform();
  const refusalOf = useRefusal('account');
  const texts = afterSalesMessages(locale);
  const [isAdding, setIsAdding] = useState(false);
  const [left, setLeft] = useState<readonly Left[]>([]);

  async function addAll(): Promise<void> {
    const cart = await services.load(cartService);
    const refused: Left[] = [];
    for (const item of goods)
      await cart.add({ ...item, showMiniCart: false }).catch((error: unknown) => {
        refused.push({ name: item.name, reason: refusalOf(error).message || texts.notAdded });
      });
    setLeft(refused);
    if (refused.length === 0) cart.openMiniCart();
  }
  async function press(): Promise<void> {
    setIsAdding(true);
    setLeft([]);
    // Adding needs the cart's service.
    await addAll().catch((error: unknown) =>
      setLeft(goods.map(({ name }) => ({ name, reason: refusalOf(error).message || texts.notAdded }))),
    );
    setIsAdding(false);
  }
  const isSome = left.length < goods.length;
  return (
    <>
      {left.length > 0 && (
        <Alert
          tone="warning"
          announce="alert"
          css={{ flexBasis: '100%' }}
          title={isSome ? texts.someAdded : texts.noneAdded}
          action={
            isSome && (
              <Link to="/cart" css={buttonStyle({ variant: 'secondary', size: 'small' })}>
                {texts.toCart}
              </Link>
            )
          }
        >
          <ul>
            {left.map(({ name, reason }) => (
              <li key={name}>{`${name}: ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Button variant="secondary" loading={isAdding} loadingText={texts.addingAgain} onClick={() => void press()}>
        {texts.again}
      </Button>
    </>
  );
}
