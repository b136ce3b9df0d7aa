import { useAtomValue } from 'jotai/react';
import { type FormEvent, useRef, useState } from 'react';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { PickupRequest } from 'shared-contracts/dialogs/cart';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { PinIcon, SearchIcon, TruckIcon } from 'shared-ui/icon';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import { cartModel } from '../../service/cart-model.ts';
import { storeOf } from '../../service/line-copy.ts';
import { GoodsSummary } from '../lines/goods-summary.tsx';
import { collectAt, deliverHome } from './collect.ts';
import { StoreCard } from './store-card.tsx';
import { ownPosition, useStores } from './use-stores.ts';

/** Finds stores that stock the product, by place or position, for pickup there. */
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
        <PlaceSearch finding={stores.finding} find={stores.find} />
        {stores.status === 'error' && (
          <RetryAlert retryText={texts.tryAgain} onRetry={() => stores.find({})}>
            {stores.error?.message || texts.storesFailed}
          </RetryAlert>
        )}
        {stores.status === 'pending' && stores.choices.length === 0 && (
          <SkeletonGroup label={texts.finding}>
            <div css={{ display: 'grid', gap: space[3] }}>
              <Skeleton height="9rem" />
              <Skeleton height="9rem" />
            </div>
          </SkeletonGroup>
        )}
        <div css={{ display: 'grid', gap: space[3] }}>
          <Text look="small" tone="muted" role="status">
            {stores.status === 'success' ? texts.found(stores.choices.length) : ''}
          </Text>
          <ul css={{ display: 'grid', gap: space[3] }}>
            {stores.choices.map((choice) => {
              const { storeId, name } = choice.store;
              return (
                <StoreCard
                  key={storeId}
                  choice={choice}
                  chosen={storeId === current}
                  busy={pending === storeId}
                  error={errorAt(storeId)}
                  onChoose={() => void choose(storeId, () => collectAt(platform, request, { storeId, name }))}
                />
              );
            })}
          </ul>
        </div>
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

/** Searches by a typed place or by the shopper's position. */
function PlaceSearch({ finding, find }: Pick<ReturnType<typeof useStores>, 'finding' | 'find'>) {
  const texts = pickupMessages(usePlatform().locale);
  const field = useRef<HTMLInputElement>(null);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const query = field.current?.value.trim();
    setProblem(undefined);
    find(query ? { query } : {});
  }

  async function locate() {
    setLocating(true);
    setProblem(undefined);
    try {
      const { latitude, longitude } = await ownPosition();
      find({ latitude, longitude });
    } catch (error) {
      // Position denied or unavailable: the shopper can still type a place.
      console.info('No position', error);
      setProblem(texts.positionFailed);
    } finally {
      setLocating(false);
    }
  }

  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <form
        onSubmit={submit}
        noValidate
        css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: space[2], alignItems: 'end' }}
      >
        <TextField
          ref={field}
          label={texts.place}
          name="place"
          autoComplete="postal-code"
          maxLength={60}
          icon={<SearchIcon size={20} />}
          data-autofocus
        />
        <Button
          type="submit"
          variant="secondary"
          css={{ marginBottom: space[1] }}
          loading={finding === 'place'}
          loadingText={texts.finding}
        >
          {texts.find}
        </Button>
      </form>
      <Button
        variant="link"
        size="small"
        icon={<PinIcon size={18} />}
        loading={locating || finding === 'position'}
        loadingText={texts.locating}
        onClick={() => void locate()}
        css={{ justifySelf: 'start' }}
      >
        {texts.here}
      </Button>
      {problem && (
        <Alert tone="warning" announce="alert">
          {problem}
        </Alert>
      )}
    </div>
  );
}
