import { css } from '@emotion/react';
import type { Block } from 'shared-contracts/blocks/block';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { color } from 'shared-ui/tokens';
import { formatDay } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { useLocale } from 'storefront-kit/use-locale';
import { useHasAccount } from 'storefront-kit/use-session';
import { eventMessages } from '../../../messages/event-messages.ts';
import { fullDays, isFull } from '../../event-sign-up/places.ts';
import { useEventPlaces } from '../../event-sign-up/use-event-places.ts';
import { useOwnRegistration } from '../../event-sign-up/use-own-registration.ts';

/** A block may have the color of disabled buttons. */
const outlined = css({ '&:disabled': { borderColor: color.inputBorder, background: 'transparent' } });

interface RegisterButtonProps {
  readonly event: Extract<Block, { type: 'event-sign-up' }>;
  readonly onOpen: () => void;
}

/** Opens the dialog. For a full event only those can open it who are registered. */
export function RegisterButton({ event, onOpen }: RegisterButtonProps) {
  const locale = useLocale();
  const texts = eventMessages(locale);
  const isHydrating = useIsHydrating();
  const hasAccount = useHasAccount();
  const days = useEventPlaces(event, { isWanted: !isHydrating }).value?.days;
  const isTaken = isFull(days);
  const { own } = useOwnRegistration(event.eventId, { isWanted: isTaken && hasAccount });
  const full = fullDays(days);
  if (isTaken && own)
    return (
      <>
        <InlineMessage>{texts.allTaken}</InlineMessage>
        <Button variant="secondary" onClick={onOpen}>
          {texts.change}
        </Button>
      </>
    );
  return (
    <>
      {isTaken && (
        <InlineMessage>
          {texts.allTaken} {texts.registeredAlready} <Link to="/account">{texts.account}</Link>.
        </InlineMessage>
      )}
      {!isTaken && full.length > 0 && (
        <InlineMessage>{texts.alreadyFull(full.map((day) => formatDay(day, locale)).join(' · '))}</InlineMessage>
      )}
      {/* A press before the block is loaded would be lost. */}
      <Button disabled={isHydrating || isTaken} css={isTaken && outlined} onClick={onOpen}>
        {event.openCtaLabel}
      </Button>
    </>
  );
}
