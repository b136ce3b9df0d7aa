import { useEffect, useRef } from 'react';
import type { StoreContext } from 'shared-contracts/session';
import { tillSlot } from 'shared-contracts/slots/cart';
import { Button, buttonStyle } from 'shared-ui/button';
import { StoreIcon } from 'shared-ui/icon';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useLocale } from 'storefront-kit/use-locale';
import { useSignOut } from 'storefront-kit/use-sign-out';
import { employeeMessages } from '../../messages/employee-messages.ts';

/** Shows that store mode is on, for whom and where, with links to sell and to leave it. */
export function StoreModePanel({ store }: { readonly store: StoreContext }) {
  const texts = employeeMessages(useLocale());
  const { isLeaving, leave } = useSignOut({ remote: 'account', failed: texts.leaveFailed });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section css={sheetStyle} aria-labelledby="store-mode-title">
      <div css={{ display: 'flex', gap: space[3], alignItems: 'center' }}>
        <StoreIcon />
        <Heading level={2} look="h3" id="store-mode-title" ref={heading} tabIndex={-1}>
          {texts.onTitle}
        </Heading>
      </div>
      <Text tone="muted">{texts.onText(store.storeEmployeeName, store.storeName)}</Text>
      <Slot slot={tillSlot} props={{ look: 'panel' }} />
      <Link to="/" css={buttonStyle({ variant: 'secondary', block: true })}>
        {texts.toShop}
      </Link>
      <Button variant="ghost" loading={isLeaving} loadingText={texts.leaving} onClick={() => void leave()}>
        {texts.leave}
      </Button>
    </section>
  );
}
