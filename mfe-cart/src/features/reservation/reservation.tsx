import { useCallback, useEffect, useRef, useState } from 'react';
import { reserveWithItem } from 'shared-contracts/calls/cart';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { usePlatform } from 'shared-contracts/platform';
import { Alert, InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { ClockIcon } from 'shared-ui/icon';
import { Text } from 'shared-ui/text';
import { space, tabular } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { reservationMessages } from '../../messages/reservation-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';
import { asMinutes } from './scarce.ts';
import { useTimeLeft } from './use-time-left.ts';

interface ReservationProps {
  readonly cart: Cart;
  readonly model: CartModel;
  readonly atTill: boolean;
  /** Whether to offer a reservation. */
  readonly offered: boolean;
}

/** Reserves the cart's stock for a limited time, and shows the time left and the end (CART-28). */
export default function Reservation({ cart, model, atTill, offered }: ReservationProps) {
  const { locale, toasts } = usePlatform();
  const texts = reservationMessages(locale);
  const { run, isPending, error } = useMutation({ remote: 'cart' });
  const refresh = useCallback(() => void model.refresh(), [model]);
  const until = cart.reservedUntil;
  const left = useTimeLeft(until, refresh);
  const ended = useEnded(until, left);
  const clock = (time: string) =>
    new Intl.DateTimeFormat(locale.tag, { hour: 'numeric', minute: '2-digit' }).format(new Date(time));

  const hold = () =>
    run(async () => {
      const answer = await model.change(reserveWithItem, (cartId) => ({ body: { cartId } }));
      if (answer) toasts.show({ tone: 'success', text: texts.heldNow(clock(answer.reservedUntil)) });
    });
  if (until)
    return (
      <section aria-label={texts.reservation} css={{ display: 'grid', gap: space[1] }}>
        <Text look="small" tone="pine" css={{ display: 'flex', gap: space[2], alignItems: 'center' }}>
          <ClockIcon size={18} />
          <span>{texts.held(clock(until))}</span>
          {left !== undefined && (
            <span role="timer" css={[tabular, { marginInlineStart: 'auto', fontWeight: 600 }]}>
              {texts.left(asMinutes(left))}
            </span>
          )}
        </Text>
      </section>
    );
  if (!offered && !ended) return null;
  return (
    <section aria-label={texts.reservation} css={{ display: 'grid', gap: space[3] }}>
      {ended ? (
        <Alert tone="info" announce="status">
          {texts.ended}
        </Alert>
      ) : (
        <Text look="small" tone="muted">
          {atTill ? texts.offerTill : texts.offer}
        </Text>
      )}
      {error && (
        <InlineMessage tone="error" announce="alert">
          {error.message || texts.failed}
        </InlineMessage>
      )}
      <Button variant="secondary" block loading={isPending} loadingText={texts.holding} onClick={() => void hold()}>
        {texts.hold}
      </Button>
    </section>
  );
}

/** True after a reservation shown on this page has expired, until the next one begins. */
function useEnded(until: string | undefined, left: number | undefined): boolean {
  const [ended, setEnded] = useState(false);
  const ranOut = useRef(false);
  useEffect(() => {
    if (until) {
      ranOut.current = left === 0;
      setEnded(false);
    } else if (ranOut.current) {
      ranOut.current = false;
      setEnded(true);
    }
  }, [until, left]);
  return ended;
}
