import { css } from '@emotion/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { cartChanged, cartExpected } from 'shared-contracts/events/cart';
import { usePlatform } from 'shared-contracts/platform';
import { Link } from 'shared-contracts/routing';
import { cartService } from 'shared-contracts/services/cart';
import { BagIcon } from 'shared-ui/icon';
import { iconButtonStyle } from 'shared-ui/icon-button';
import { color } from 'shared-ui/tokens';
import { shellMessages } from '../app/messages.ts';

const bubble = css({
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: '1.125rem',
  paddingInline: '.25rem',
  borderRadius: '999px',
  background: color.ember,
  color: color.onEmber,
  fontSize: '.6875rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** The way to the cart with what is in it. Opens the mini cart; as a link it leads to the cart page. */
export function BagButton() {
  const { bus, locale, services, toasts } = usePlatform();
  const texts = shellMessages(locale);
  const [held, setHeld] = useState(0);
  const [expected, setExpected] = useState(0);
  useEffect(() => bus.subscribe(cartChanged, ({ payload }) => setHeld(payload.totalItems)), [bus]);
  useEffect(() => bus.subscribe(cartExpected, ({ payload }) => setExpected(payload.units)), [bus]);
  // What is on its way counts at once: the services may take a moment longer than a glance.
  const count = Math.max(0, held + expected);

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      (await services.load(cartService)).openMiniCart();
    } catch {
      // The fault itself is reported by the services; here the shopper is told.
      toasts.show({ tone: 'error', text: texts.cartUnavailable });
    }
  }

  const preload = () => services.preload(cartService);
  return (
    <Link
      to="/cart"
      aria-label={count === 0 ? texts.cart : texts.cartWith(count)}
      title={texts.cart}
      css={iconButtonStyle}
      onClick={open}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <BagIcon />
      {count > 0 && (
        <span css={bubble} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
