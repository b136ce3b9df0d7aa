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
import { pickupMessages } from '../../messages/pickup-messages.ts';
import { cartModel } from '../../service/cart-model.ts';
import { storeOf } from '../../service/line-copy.ts';
import { GoodsSummary } from '../lines/goods-summary.tsx';
import { type Attempt, useAttempt } from '../use-attempt.ts';
import { collectAt, deliverHome } from './collect.ts';
import { StoreCard } from './store-card.tsx';
import { ownPosition, useStores } from './use-stores.ts';

/** Stores that have the goods, by place or position, to collect them there. */
export default function PickupDialog({
  props: request,
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<PickupRequest>) {
  const platform = usePlatform();
  const texts = pickupMessages(platform.locale);
  const { stores, find } = useStores(request);
  const { cart } = useAtomValue(cartModel(platform).atom, { store: platform.store });
  const line = cart?.items.find(({ id }) => id === request.itemId);
  const current = line && storeOf(line)?.id;
  const { busy, failure, attempt } = useAttempt(texts.failed);
  const choose = (at: string, work: () => Promise<(() => void) | undefined>) =>
    attempt(at, async () => {
      const afterwards = await work();
      if (!afterwards) return;
      resolve();
      afterwards();
    });

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.close}
      variant="panel"
      {...(line && current ? { footer: <HomeFooter line={line} busy={busy} failure={failure} choose={choose} /> } : {})}
    >
      <div css={{ display: 'grid', gap: space[5] }}>
        <GoodsSummary {...request} />
        <PlaceSearch busy={stores.status === 'pending'} find={find} />
        {stores.status === 'error' && (
          <RetryAlert retryText={texts.tryAgain} onRetry={() => void find({})}>
            {stores.error}
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
                  busy={busy === storeId}
                  error={failure?.at === storeId ? failure.text : undefined}
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

function HomeFooter({
  line,
  busy,
  failure,
  choose,
}: {
  readonly line: CartItem;
  readonly choose: (at: string, work: () => Promise<() => void>) => Promise<void>;
} & Pick<Attempt, 'busy' | 'failure'>) {
  const platform = usePlatform();
  const texts = pickupMessages(platform.locale);
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      {failure?.at === home && (
        <Alert tone="error" announce="alert">
          {failure.text}
        </Alert>
      )}
      <Button
        variant="secondary"
        block
        icon={<TruckIcon size={20} />}
        loading={busy === home}
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

/** By a place that is typed, or by where the shopper is. */
function PlaceSearch({ busy, find }: { readonly busy: boolean; readonly find: ReturnType<typeof useStores>['find'] }) {
  const texts = pickupMessages(usePlatform().locale);
  const field = useRef<HTMLInputElement>(null);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const query = field.current?.value.trim();
    setProblem(undefined);
    void find(query ? { query } : {});
  }

  async function locate() {
    setLocating(true);
    setProblem(undefined);
    try {
      const { latitude, longitude } = await ownPosition();
      await find({ latitude, longitude });
    } catch (error) {
      // Refused or not to be had: the place can still be typed.
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
          loading={busy && !locating}
          loadingText={texts.finding}
        >
          {texts.find}
        </Button>
      </form>
      <Button
        variant="link"
        size="small"
        icon={<PinIcon size={18} />}
        loading={locating}
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
