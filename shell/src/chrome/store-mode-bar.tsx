import { serveCustomerDialog } from 'shared-contracts/dialogs/account';
import { usePlatform } from 'shared-contracts/platform';
import type { StoreContext } from 'shared-contracts/session';
import { tillSlot } from 'shared-contracts/slots/cart';
import { Button } from 'shared-ui/button';
import { StoreIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { color, layer, space } from 'shared-ui/tokens';
import { Slot } from 'storefront-kit/slot';
import { useLocale } from 'storefront-kit/use-locale';
import { useSignOut } from 'storefront-kit/use-sign-out';
import { storeModeMessages } from './store-mode-messages.ts';

/** The bar above every page in store mode: store, associate, and exit. Always visible. */
export default function StoreModeBar({ store }: { readonly store: StoreContext }) {
  const texts = storeModeMessages(useLocale());
  const { dialogs } = usePlatform();
  const { isLeaving, leave } = useSignOut({ remote: 'shell', failed: texts.failed });
  return (
    <aside
      aria-label={texts.storeMode}
      data-store-bar
      data-theme="dark"
      css={{
        position: 'sticky',
        top: 0,
        zIndex: layer.header,
        background: color.paper,
        color: color.ink,
        borderBottom: `3px solid ${color.ember}`,
      }}
    >
      <Container css={{ display: 'flex', alignItems: 'center', gap: space[3], height: 'calc(var(--store-bar) - 3px)' }}>
        <StoreIcon size={20} css={{ flex: 'none' }} />
        <p
          css={{ minWidth: 0, fontSize: '.875rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          <strong>{texts.storeMode}</strong> {`· ${store.storeName} · ${store.storeEmployeeName}`}
        </p>
        <div css={{ flex: 'none', marginInlineStart: 'auto' }}>
          <Slot slot={tillSlot} props={{ look: 'bar' }} />
        </div>
        <Button
          variant="link"
          size="small"
          css={{
            flex: 'none',
            maxWidth: '45%',
            justifyContent: 'start',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
          onClick={() => void dialogs.open(serveCustomerDialog, {})}
        >
          {store.customer ? texts.serving(store.customer.name) : texts.serve}
        </Button>
        <Button
          variant="link"
          size="small"
          loading={isLeaving}
          loadingText={texts.loggingOut}
          css={{ flex: 'none' }}
          onClick={() => void leave()}
        >
          {texts.logOut}
        </Button>
      </Container>
    </aside>
  );
}
