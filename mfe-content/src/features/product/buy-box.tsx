import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import type { ProductDetails, Variant } from 'shared-contracts/calls/product-entities';
import type { postAvailability } from 'shared-contracts/calls/products';
import { signInDialog } from 'shared-contracts/dialogs/account';
import { pickupDialog } from 'shared-contracts/dialogs/cart';
import { expressDialog } from 'shared-contracts/dialogs/checkout';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { goodsOfSelection } from 'shared-contracts/tracking/product-records';
import { Alert } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { StickyBar } from 'shared-ui/bottom-bar';
import { Button } from 'shared-ui/button';
import { Price } from 'shared-ui/price';
import { Rating } from 'shared-ui/rating';
import { SizeButtons } from 'shared-ui/size-buttons';
import { Skeleton } from 'shared-ui/skeleton';
import { measureColumn, stickyColumn } from 'shared-ui/sticky-column';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { afterFirstMove } from 'storefront-kit/after-first-move';
import { formatDay } from 'storefront-kit/dates';
import { useSignedIn } from 'storefront-kit/use-session';
import { contentMessages } from '../../messages/content-messages.ts';
import { Heart } from '../favorites/heart.tsx';
import { badgeTone } from '../product-card/badge-tone.ts';
import { priceProps } from '../product-card/card-prices.ts';
import { BuyButton } from './buy-button.tsx';
import type { DesignChoice } from './chosen-design.ts';
import { ColorLinks } from './color-links.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { FitScore } from './fit-score.tsx';
import { ModelSize } from './model-size.tsx';
import { PriceNote } from './price-note.tsx';
import { SizeGuideButton } from './size-guide-button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import {
  type BuyAction,
  buyAction,
  type Choice,
  chosenVariant,
  initialChoice,
  isToCome,
  unavailableText,
} from './variant-choice.ts';

/** Loaded only for gift cards. */
const GiftCardForm = lazy(() => import('./gift-card-form.tsx'));
/** Loaded only for sizes that are sold out. */
const NotifyForm = lazy(() => import('../notify/notify-form.tsx'));
/** Loaded only for products made to order. */
const CustomsForm = lazy(() => import('./customs-form.tsx'));

interface BuyBoxProps {
  readonly product: ProductDetails;
  readonly availability: CallResponse<typeof postAvailability> | null;
}

/** Name, price, options, and delivery of a product, with the button that adds it to the cart. */
export function BuyBox({ product, availability }: BuyBoxProps) {
  const { locale, services, dialogs } = usePlatform();
  const texts = contentMessages(locale);
  const [choice, setChoice] = useState<Choice>(() => initialChoice(product));
  const [missing, setMissing] = useState(false);
  const { busy, failure, add } = useAddToCart();
  const [isHydrated, setHydrated] = useState(false);
  /** The design of a made-to-order product. */
  const [design, setDesign] = useState<DesignChoice>({});
  const options = useRef<HTMLDivElement>(null);
  const variant = chosenVariant(product, choice);
  const signedIn = useSignedIn();
  const action = buyAction(product, choice, { signedIn });
  const digital = product.productType === 'digital';

  useEffect(() => setHydrated(true), []);
  // Loads the cart's code while the shopper chooses.
  useEffect(() => afterFirstMove(() => services.preload(cartService)), [services]);

  /** The choice in the page, including a size that was chosen before hydration. */
  function currentChoice(): Choice {
    const inputs = options.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    return { ...choice, ...Object.fromEntries([...inputs].map(({ name, value }) => [name, value])) };
  }

  function keepChoice(): Choice {
    const wanted = currentChoice();
    if (Object.entries(wanted).some(([name, value]) => choice[name] !== value)) setChoice(wanted);
    return wanted;
  }

  /** The chosen variant; when one is missing, shows an error and moves the focus there. */
  function requireVariant(): Variant | undefined {
    const wanted = keepChoice();
    const variant = chosenVariant(product, wanted);
    setMissing(!variant);
    if (!variant) options.current?.querySelector('input')?.focus();
    return variant;
  }

  function take(type: string, option: string) {
    setChoice((before) => ({ ...before, [type]: option }));
    setMissing(false);
  }

  const goodsOf = (variant: Variant) => ({
    productId: product.id,
    upc: variant.upc,
    name: product.name,
    tracked: goodsOfSelection(
      product,
      variant,
      Object.keys(design).length > 0 ? { interactionOrigin: 'customizer' } : {},
    ),
  });

  function pickUp() {
    const variant = requireVariant();
    if (!variant) return;
    const [picture] = product.pictures;
    const goods = { ...goodsOf(variant), qty: 1 };
    void dialogs.open(pickupDialog, { ...goods, ...(picture ? { picture } : {}) }, { keep: true });
  }

  async function buy() {
    if (action.kind === 'signIn') {
      // What was chosen is still chosen when somebody comes back from signing in.
      keepChoice();
      return void dialogs.open(signInDialog, {}, { keep: true });
    }
    const variant = requireVariant();
    if (!variant || variant.available < 1) return;
    const [picture] = product.pictures;
    await add({ ...goodsOf(variant), ...(picture ? { picture } : {}), ...design });
  }

  /** Adds to the cart and opens the express dialog. */
  async function buyExpress() {
    const variant = requireVariant();
    if (!variant || variant.available < 1) return;
    if (await add({ ...goodsOf(variant), showMiniCart: false, ...design })) dialogs.open(expressDialog, {});
  }

  const price = variant?.price ?? product.price;
  const button = (
    <BuyButton
      action={action}
      price={formatMoney(price.current, price.currency, locale)}
      busy={busy}
      onBuy={() => void buy()}
    />
  );
  return (
    <div ref={measureColumn} css={[{ display: 'grid', gap: space[5] }, stickyColumn('6rem')]}>
      <div css={{ display: 'grid', gap: space[2] }}>
        <div css={{ display: 'flex', gap: space[3], alignItems: 'center', minHeight: '1.5rem' }}>
          {product.badge && <Badge tone={badgeTone(product.badge.kind)}>{product.badge.label}</Badge>}
          {product.eyebrow && (
            <Text look="small" tone="muted">
              {product.eyebrow}
            </Text>
          )}
        </div>
        <div css={{ display: 'flex', gap: space[3], alignItems: 'start', justifyContent: 'space-between' }}>
          <Heading level={1} look="h2">
            {product.name}
          </Heading>
          {!digital && <Heart productId={product.id} name={product.name} />}
        </div>
        {product.rating.reviewsCount > 0 && (
          <a
            href="#reviews"
            css={{ color: 'inherit', textDecoration: 'none', justifySelf: 'start', minHeight: '1.5rem' }}
          >
            <Rating
              value={product.rating.score}
              label={texts.averageOf(product.rating.score, product.rating.reviewsCount)}
              text={texts.reviewCount(product.rating.reviewsCount)}
            />
          </a>
        )}
        <Price {...priceProps(price, locale)} {...(digital ? { prefix: texts.priceFrom } : {})} size="large" />
        <PriceNote digital={digital} />
      </div>
      <Text>{product.description}</Text>
      {product.colors.length > 1 && <ColorLinks product={product} />}
      {digital ? (
        <Suspense fallback={<Skeleton height="36rem" />}>
          {/* Not rendered by the server: the browser would submit the form before hydration. */}
          {isHydrated ? <GiftCardForm product={product} /> : <Skeleton height="36rem" />}
        </Suspense>
      ) : (
        <>
          <div ref={options} css={{ display: 'contents' }}>
            {product.attributes.map((attribute) => (
              <SizeButtons
                key={attribute.type}
                aside={
                  attribute.type === 'size' && (
                    <SizeGuideButton product={product} choice={choice} onTake={(size) => take('size', size)} />
                  )
                }
                label={attribute.label}
                name={attribute.type}
                unavailableText={unavailableText(product, texts.soldOut)}
                value={choice[attribute.type] ?? ''}
                options={attribute.options.map(({ id, label, available }) => {
                  const note = noteOf(product, attribute.type, id);
                  return { value: id, label, unavailable: !available, ...(note ? { note } : {}) };
                })}
                onChange={({ currentTarget }) => take(attribute.type, currentTarget.value)}
                {...(missing && choice[attribute.type] === undefined ? { error: texts.sizeMissing } : {})}
              />
            ))}
          </div>
          {product.customs && (
            <Suspense fallback={<Skeleton height="28rem" />}>
              {isHydrated ? (
                <CustomsForm product={product} customs={product.customs} onChoice={setDesign} />
              ) : (
                <Skeleton height="28rem" />
              )}
            </Suspense>
          )}
          {product.model && <ModelSize model={product.model} />}
          {product.fitScore !== undefined && <FitScore score={product.fitScore} />}
          {product.presale && product.publishDate && (
            <Alert tone="info">{texts.presaleNote(formatDay(product.publishDate, locale))}</Alert>
          )}
          <div css={{ display: 'grid', gap: space[3] }}>
            {action.kind === 'notify' ? (
              <Suspense fallback={<Skeleton height="10rem" />}>
                <NotifyForm key={action.variant.upc} upc={action.variant.upc} from={action.from} />
              </Suspense>
            ) : (
              button
            )}
            {(action.kind === 'choose' || action.kind === 'add') && (
              <Button block variant="secondary" disabled={busy} onClick={() => void buyExpress()}>
                {texts.buyExpress}
              </Button>
            )}
            {failure && (
              <Alert tone="error" announce="alert">
                {failure}
              </Alert>
            )}
          </div>
        </>
      )}
      {/* A made-to-order product shows its own date in the form. */}
      {!product.isCustoms && (
        <DeliveryPromise
          digital={digital}
          isSent={!unsent.includes(action.kind)}
          productId={product.id}
          returnDays={product.returnDays}
          upc={variant?.upc}
          availability={availability}
          onPickup={isStockedInStores(product) ? pickUp : undefined}
        />
      )}
      {!digital && (
        <StickyBar name={product.name} shown="past">
          {button}
        </StickyBar>
      )}
    </div>
  );
}

/** Stores do not stock gift cards or products that are not released yet. */
const isStockedInStores = ({ productType, presale, variants }: ProductDetails): boolean =>
  productType !== 'digital' && !presale && !isToCome({ variants });

/** Nothing has a day of delivery that cannot be bought. */
const unsent: readonly BuyAction['kind'][] = ['notify', 'comingSoon', 'outOfStock'];

/** The stock note below a size, when stock is low. */
function noteOf({ variants }: ProductDetails, type: string, option: string): string | undefined {
  const variant: Variant | undefined = variants.find(({ attributes }) => attributes[type] === option);
  return variant?.productInventoryState === 'LOW_STOCK' ? variant.stockStatusLabel : undefined;
}
