import { lazy, Suspense, useState } from 'react';
import type { ProductDetails, Variant } from 'shared-contracts/calls/product-entities';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { signInDialog } from 'shared-contracts/dialogs/account';
import { expressDialog } from 'shared-contracts/dialogs/checkout';
import type { ShoppingListContext } from 'shared-contracts/dialogs/content';
import { expressWallets } from 'shared-contracts/flags/cart';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { goodsOfSelection } from 'shared-contracts/tracking/product-records';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { linkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { RetryAlert } from 'shared-ui/retry-alert';
import { SizeButtons } from 'shared-ui/size-buttons';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { SwatchGroup } from 'shared-ui/swatch-group';
import { Text } from 'shared-ui/text';
import { radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useFlag } from 'storefront-kit/use-flag';
import { useSession, useSignedIn } from 'storefront-kit/use-session';
import { contentMessages } from '../../messages/content-messages.ts';
import { quickshopMessages } from '../../messages/quickshop-messages.ts';
import { PriceNote } from '../product/price-note.tsx';
import { useAddToCart } from '../product/use-add-to-cart.ts';
import { useTrackedProduct } from '../product/use-tracked-product.ts';
import { type Choice, chosenVariant, initialChoice, unavailableText } from '../product/variant-choice.ts';
import { priceProps } from '../product-card/card-prices.ts';
import { quickshopAction } from './quickshop-action.ts';
import { useProduct } from './use-product.ts';

/** Loaded only for sizes that are sold out. */
const NotifyForm = lazy(() => import('../notify/notify-form.tsx'));

interface Props {
  readonly productId: string;
  readonly context?: ShoppingListContext;
}

/** Colors and sizes of a product in a dialog: adds one, or edits a cart line or what is saved for later. */
export default function QuickshopDialog({
  props: { productId, context },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Props>) {
  const { locale, dialogs, toasts } = usePlatform();
  const texts = quickshopMessages(locale);
  const { status, product, again, choose } = useProduct(productId);
  // Who edits a line of a list is not led to a product.
  useTrackedProduct(context ? undefined : product);
  const [chosen, setChosen] = useState<Choice>();
  const [missing, setMissing] = useState(false);
  const { busy, failure, add, change, changeSaved } = useAddToCart();
  const signedIn = useSignedIn();
  const choice = chosen ?? (product ? startChoice(product, context) : {});
  const action = product && quickshopAction(product, choice, { signedIn, upc: context?.upc });

  async function act() {
    if (!product || !action) return;
    if (action.kind === 'choose') return setMissing(true);
    if (action.kind === 'signIn') return void dialogs.open(signInDialog, {}, { keep: true });
    if (action.kind === 'add' && (await add(goodsOf(product, action.variant)))) resolve();
    if (action.kind === 'update' && context) {
      const update = context.list === 'saved' ? changeSaved : change;
      const done = await update(context.itemId, { productId: product.id, upc: action.variant.upc });
      if (!done) return;
      toasts.show({ tone: 'success', text: texts.updated(product.name) });
      resolve();
    }
  }

  /** Adds to the cart and pays for it with a wallet. */
  async function buyExpress(variant: Variant) {
    if (!product || !(await add({ ...goodsOf(product, variant), showMiniCart: false }))) return;
    resolve();
    dialogs.open(expressDialog, {});
  }

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={context ? texts.editTitle : texts.title}
      closeLabel={texts.close}
      variant="panel"
      {...(product && action
        ? {
            footer: (
              <div css={{ display: 'grid', gap: space[3] }}>
                {failure && (
                  <Alert tone="error" announce="alert">
                    {failure}
                  </Alert>
                )}
                {action.kind === 'notify' ? (
                  <Suspense fallback={<Skeleton height="10rem" />}>
                    <NotifyForm key={action.variant.upc} upc={action.variant.upc} from={action.from} />
                  </Suspense>
                ) : (
                  <Foot
                    product={product}
                    choice={choice}
                    kind={action.kind}
                    list={context?.list}
                    busy={busy}
                    onAct={() => void act()}
                  />
                )}
                {action.kind === 'add' && <ExpressButton busy={busy} onBuy={() => void buyExpress(action.variant)} />}
              </div>
            ),
          }
        : {})}
    >
      {status === 'error' && (
        <RetryAlert retryText={texts.tryAgain} onRetry={again}>
          {texts.failed}
        </RetryAlert>
      )}
      {!product && status === 'pending' && (
        <SkeletonGroup label={texts.loading}>
          <div css={{ display: 'grid', gap: space[4] }}>
            <Skeleton ratio="4 / 3" />
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton height="6rem" />
          </div>
        </SkeletonGroup>
      )}
      {product && (
        <Choices
          product={product}
          choice={choice}
          missing={missing}
          onColor={choose}
          onChoice={(next) => {
            setChosen(next);
            setMissing(false);
          }}
          onLeave={dismiss}
        />
      )}
    </Dialog>
  );
}

/** What the cart is to take. */
function goodsOf(product: ProductDetails, variant: Variant) {
  const [picture] = product.pictures;
  const tracked = goodsOfSelection(product, variant);
  return { productId: product.id, upc: variant.upc, name: product.name, tracked, ...(picture ? { picture } : {}) };
}

/** Leads to the wallets, whose code comes with them. An associate's customer pays at the till, never by PayPal. */
function ExpressButton({ busy, onBuy }: { readonly busy: boolean; readonly onBuy: () => void }) {
  const { locale } = usePlatform();
  const { status } = useSession();
  const isOffered = useFlag(expressWallets);
  if (!isOffered) return null;
  return (
    <Button block variant="secondary" disabled={busy} onClick={onBuy}>
      {status === 'associate' ? quickshopMessages(locale).buyApplePay : contentMessages(locale).buyExpress}
    </Button>
  );
}

/** Editing starts with the line's variant. */
function startChoice(product: ProductDetails, context: ShoppingListContext | undefined): Choice {
  const variant = product.variants.find(({ upc }) => upc === context?.upc);
  return variant?.attributes ?? initialChoice(product);
}

interface ChoicesProps {
  readonly product: ProductDetails;
  readonly choice: Choice;
  readonly missing: boolean;
  readonly onColor: (productId: string) => void;
  readonly onChoice: (choice: Choice) => void;
  readonly onLeave: () => void;
}

function Choices({ product, choice, missing, onColor, onChoice, onLeave }: ChoicesProps) {
  const { locale } = usePlatform();
  const words = quickshopMessages(locale);
  const texts = contentMessages(locale);
  const [picture] = product.pictures;
  const price = chosenVariant(product, choice)?.price ?? product.price;
  return (
    <div css={{ display: 'grid', gap: space[5] }}>
      <div css={{ display: 'grid', gridTemplateColumns: '7rem 1fr', gap: space[4], alignItems: 'center' }}>
        {picture && (
          <Picture {...picture} alt="" sizes="112px" cover css={{ aspectRatio: '4 / 5', borderRadius: radius.card }} />
        )}
        <div css={{ display: 'grid', gap: space[2], justifyItems: 'start' }}>
          <Text weight={600}>{product.name}</Text>
          <Price {...priceProps(price, locale)} />
          <PriceNote onLeave={onLeave} />
          <Link to={product.url} css={linkStyle} onClick={onLeave}>
            {words.details}
          </Link>
        </div>
      </div>
      {product.colors.length > 1 && (
        <SwatchGroup
          label={texts.color}
          chosenText={product.color.label}
          name="quickshop-color"
          value={product.id}
          options={product.colors.map(({ productId, label, swatch, available }) => ({
            value: productId,
            label: available ? label : `${label}, ${texts.soldOut}`,
            colors: [swatch],
            unavailable: !available,
          }))}
          onChange={(event) => onColor(event.currentTarget.value)}
        />
      )}
      {product.attributes.map(({ type, label, options }) => (
        <SizeButtons
          key={type}
          label={label}
          name={`quickshop-${type}`}
          unavailableText={unavailableText(product, texts.soldOut)}
          value={choice[type] ?? ''}
          options={options.map(({ id, label: text, available }) => ({
            value: id,
            label: text,
            unavailable: !available,
          }))}
          onChange={(event) => onChoice({ ...choice, [type]: event.currentTarget.value })}
          {...(missing && choice[type] === undefined ? { error: texts.sizeMissing } : {})}
        />
      ))}
    </div>
  );
}

interface FootProps {
  readonly product: ProductDetails;
  readonly choice: Choice;
  readonly kind: Exclude<ReturnType<typeof quickshopAction>['kind'], 'notify'>;
  readonly list: ShoppingListContext['list'] | undefined;
  readonly busy: boolean;
  readonly onAct: () => void;
}

function Foot({ product, choice, kind, list, busy, onAct }: FootProps) {
  const { locale } = usePlatform();
  const words = quickshopMessages(locale);
  const texts = contentMessages(locale);
  const price = chosenVariant(product, choice)?.price ?? product.price;
  const labels = {
    choose: texts.addToCart,
    comingSoon: words.comingSoon,
    outOfStock: texts.outOfStock,
    signIn: texts.signInToBuy,
    unchanged: list === 'saved' ? words.unchangedSaved : words.unchanged,
    update: list === 'saved' ? words.updateSaved : words.update,
    add: texts.addFor(formatMoney(price.current, price.currency, locale)),
  };
  const idle = kind === 'comingSoon' || kind === 'outOfStock' || kind === 'unchanged';
  return (
    <Button block size="large" disabled={idle} loading={busy} loadingText={texts.adding} onClick={onAct}>
      {labels[kind]}
    </Button>
  );
}
