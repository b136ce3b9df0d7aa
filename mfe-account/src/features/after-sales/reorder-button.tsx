import { useState } from 'react';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { type AddToCart, cartService } from 'shared-contracts/services/cart';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { Link } from 'storefront-kit/routing';
import { useMutation } from 'storefront-kit/use-mutation';
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
  const { run, isPending } = useMutation({
    remote: 'account',
    // Adding needs the cart's service.
    onError: (error) => setLeft(goods.map((item) => refuse(item, error))),
  });
  const [left, setLeft] = useState<readonly Left[]>([]);

  const refuse = ({ name }: AddToCart, { message }: ProductError): Left => ({
    name,
    reason: message || texts.notAdded,
  });
  async function addAll(): Promise<void> {
    setLeft([]);
    const cart = await services.load(cartService);
    const refused: Left[] = [];
    for (const item of goods)
      await cart
        .add({ ...item, showMiniCart: false })
        .catch((error: unknown) => refused.push(refuse(item, refusalOf(error))));
    setLeft(refused);
    if (refused.length === 0) cart.openMiniCart();
  }
  const isSome = left.length < goods.length;
  return (
    <>
      {left.length > 0 && (
        <Alert
          tone="warning"
          announce="alert"
          css={{ gridColumn: '1 / -1' }}
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
      <Button variant="secondary" loading={isPending} loadingText={texts.addingAgain} onClick={() => void run(addAll)}>
        {texts.again}
      </Button>
    </>
  );
}
