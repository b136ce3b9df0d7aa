import { useAtomValue } from 'jotai/react';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { PickupRequest } from 'shared-contracts/dialogs/cart';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { TruckIcon } from 'shared-ui/icon';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import { cartModel } from '../../service/cart-model.ts';
import { storeOf } from '../../service/line-copy.ts';
import { GoodsSummary } from '../lines/goods-summary.tsx';
import { collectAt, deliverHome } from './collect.ts';
import { FoundStores } from './found-stores.tsx';
import { StockLine } from './stock-line.tsx';
import { StoreCard } from './store-card.tsx';
import type { StoreChoice } from './store-choices.ts';
import { useStores } from './use-stores.ts';

/** Finds stores where the product can be collected, by place or position: from their shelves, or sent there. */
export default function PickupDialog({
  props: request,
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<PickupRequest>) {
  const platform = usePlatform();
  const texts = pickupMessages(platform.locale);
  const stores = useStores(request);
  const { cart } = useAtomValue(cartModel(platform).atom, { store: platform.store });
  const line = cart?.items.find(({ id }) => id === request.itemId);
  const current = line && storeOf(line)?.id;
  const { pending, error, failed, run } = useMutation({ remote: 'cart' });
  const errorAt = (key: string) => (error && failed === key ? error.message || texts.failed : undefined);
  const actionOf = ({ enough, sent }: StoreChoice) => {
    if (enough) return { short: texts.choose, at: texts.chooseAt };
    return sent && { short: texts.send, at: texts.sendAt };
  };
  const choose = (key: string, work: () => Promise<(() => void) | undefined>) =>
    run(async () => {
      const afterwards = await work();
      if (!afterwards) return;
      resolve();
      afterwards();
    }, key);

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.close}
      variant="panel"
      {...(line && current
        ? { footer: <HomeFooter line={line} busy={pending === home} error={errorAt(home)} choose={choose} /> }
        : {})}
    >
      <div css={{ display: 'grid', gap: space[5] }}>
        <GoodsSummary {...request} />
        <FoundStores stores={stores}>
          {(choice) => {
            const { storeId, name } = choice.store;
            return (
              <StoreCard
                key={storeId}
                choice={choice}
                chosen={storeId === current}
                action={storeId === current ? undefined : actionOf(choice)}
                busy={pending === storeId}
                error={errorAt(storeId)}
                onChoose={() => void choose(storeId, () => collectAt(platform, request, { storeId, name }))}
              >
                <StockLine choice={choice} />
              </StoreCard>
            );
          }}
        </FoundStores>
      </div>
    </Dialog>
  );
}

const home = 'home';

interface HomeFooterProps {
  readonly line: CartItem;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly choose: (key: string, work: () => Promise<() => void>) => Promise<boolean>;
}

function HomeFooter({ line, busy, error, choose }: HomeFooterProps) {
  const platform = usePlatform();
  const texts = pickupMessages(platform.locale);
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      {error && (
        <Alert tone="error" announce="alert">
          {error}
        </Alert>
      )}
      <Button
        variant="secondary"
        block
        icon={<TruckIcon size={20} />}
        loading={busy}
        loadingText={texts.choosing}
        onClick={() =>
          void choose(home, async () => {
            await deliverHome(platform, line);
            return () => undefined;
          })
        }
      >
        {texts.backHome}
      </Button>
    </div>
  );
}
