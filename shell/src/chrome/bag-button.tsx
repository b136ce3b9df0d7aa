import { css } from '@emotion/react';
import { type MouseEvent, useCallback, useRef, useSyncExternalStore } from 'react';
import type { EventBus } from 'shared-contracts/events';
import { cartChanged, cartExpected } from 'shared-contracts/events/cart';
import { usePlatform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { BagIcon } from 'shared-ui/icon';
import { iconButtonStyle } from 'shared-ui/icon-button';
import { color } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
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

/**
 * The number of units in the cart, including pending ones: the services may take a moment longer. Rendered before the
 * next paint.
 */
function useUnits(bus: EventBus): number {
  const units = useRef({ held: 0, expected: 0 });
  const subscribe = useCallback(
    (onChange: () => void) => {
      const take = (change: Partial<typeof units.current>) => {
        units.current = { ...units.current, ...change };
        onChange();
      };
      const ends = [
        bus.subscribe(cartChanged, ({ payload }) => take({ held: payload.totalItems })),
        bus.subscribe(cartExpected, ({ payload }) => take({ expected: payload.units })),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    [bus],
  );
  const read = () => Math.max(0, units.current.held + units.current.expected);
  return useSyncExternalStore(subscribe, read, () => 0);
}

/** The cart button. Opens the mini cart; as a link it leads to the cart page. */
export function BagButton() {
  const { bus, locale, services, toasts } = usePlatform();
  const texts = shellMessages(locale);
  const count = useUnits(bus);

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      (await services.load(cartService)).openMiniCart();
    } catch {
      // The services report the error; this tells the shopper.
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
