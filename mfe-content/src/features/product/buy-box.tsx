import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import type { ProductDetails, Variant } from 'shared-contracts/calls/product-entities';
import type { postAvailability } from 'shared-contracts/calls/products';
import { pickupDialog } from 'shared-contracts/dialogs/cart';
import { expressDialog } from 'shared-contracts/dialogs/checkout';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { Alert } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Price } from 'shared-ui/price';
import { Rating } from 'shared-ui/rating';
import { SizeButtons } from 'shared-ui/size-buttons';
import { Skeleton } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { color, layer, media, space } from 'shared-ui/tokens';
import { afterFirstMove } from 'storefront-kit/after-first-move';
import { formatDay } from 'storefront-kit/dates';
import { contentMessages } from '../../messages/content-messages.ts';
import { Heart } from '../favourites/heart.tsx';
import { badgeTone } from '../product-card/badge-tone.ts';
import { priceProps } from '../product-card/card-prices.ts';
import type { DesignChoice } from './chosen-design.ts';
import { ColourLinks } from './colour-links.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { FitScore } from './fit-score.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { type BuyAction, buyAction, type Choice, chosenVariant, initialChoice } from './variant-choice.ts';

/** Few products are gift cards: their form is fetched by those who look at one. */
const GiftCardForm = lazy(() => import('./gift-card-form.tsx'));
/** Nor are many made to order. */
const CustomsForm = lazy(() => import('./customs-form.tsx'));

interface BuyBoxProps {
  readonly product: ProductDetails;
  readonly availability: CallResponse<typeof postAvailability> | null;
}

/** Everything that decides: what it is, what it costs, which one, when it comes, and the button. */
export function BuyBox({ product, availability }: BuyBoxProps) {
  const { locale, services, dialogs } = usePlatform();
  const texts = contentMessages(locale);
  const [choice, setChoice] = useState<Choice>(() => initialChoice(product));
  const [missing, setMissing] = useState(false);
  const { busy, failure, add } = useAddToCart();
  /** The page answers now. */
  const [taken, setTaken] = useState(false);
  /** What was chosen of something made to order. */
  const [design, setDesign] = useState<DesignChoice>({});
  const options = useRef<HTMLDivElement>(null);
  const variant = chosenVariant(product, choice);
  const action = buyAction(product, choice);
  const digital = product.productType === 'digital';

  useEffect(() => setTaken(true), []);
  // The cart's code comes while the shopper chooses, so that the first click finds it.
  useEffect(() => afterFirstMove(() => services.preload(cartService)), [services]);

  /** The choice as it stands on the page: a size that was chosen while the code was on its way is chosen as well. */
  function standing(): Choice {
    const inputs = options.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    return { ...choice, ...Object.fromEntries([...inputs].map(({ name, value }) => [name, value])) };
  }

  /** The chosen variant; asks for what is missing, and shows where. */
  function decided(): Variant | undefined {
    const wanted = standing();
    if (Object.entries(wanted).some(([name, value]) => choice[name] !== value)) setChoice(wanted);
    const variant = chosenVariant(product, wanted);
    setMissing(!variant);
    if (!variant) options.current?.querySelector('input')?.focus();
    return variant;
  }

  function pickUp() {
    const variant = decided();
    if (!variant) return;
    const [picture] = product.pictures;
    const goods = { productId: product.id, upc: variant.upc, name: product.name, qty: 1 };
    void dialogs.open(pickupDialog, { ...goods, ...(picture ? { picture } : {}) }, { keep: true });
  }

  async function buy() {
    const variant = decided();
    if (!variant || variant.available < 1) return;
    const [picture] = product.pictures;
    await add({
      productId: product.id,
      upc: variant.upc,
      name: product.name,
      ...(picture ? { picture } : {}),
      ...design,
    });
  }

  /** Into the cart, and from there to a wallet at once. */
  async function buyExpress() {
    const variant = decided();
    if (!variant || variant.available < 1) return;
    const goods = { productId: product.id, upc: variant.upc, name: product.name, showMiniCart: false, ...design };
    if (await add(goods)) dialogs.open(expressDialog, {});
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
    <div css={{ display: 'grid', gap: space[5], [media.desktop]: { position: 'sticky', top: '6rem' } }}>
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
        <Price {...priceProps(price, locale)} size="large" />
      </div>
      <Text>{product.description}</Text>
      {product.colours.length > 1 && <ColourLinks product={product} />}
      {digital ? (
        <Suspense fallback={<Skeleton height="36rem" />}>
          {/* Not by the server: a form that answers nobody yet would be sent by the browser itself. */}
          {taken ? <GiftCardForm product={product} /> : <Skeleton height="36rem" />}
        </Suspense>
      ) : (
        <>
          <div ref={options} css={{ display: 'contents' }}>
            {product.attributes.map((attribute) => (
              <SizeButtons
                key={attribute.type}
                label={attribute.label}
                name={attribute.type}
                unavailableText={texts.soldOut}
                value={choice[attribute.type] ?? ''}
                options={attribute.options.map(({ id, label, available }) => {
                  const note = noteOf(product, attribute.type, id);
                  return { value: id, label, unavailable: !available, ...(note ? { note } : {}) };
                })}
                onChange={(event) => {
                  setChoice({ ...choice, [attribute.type]: event.currentTarget.value });
                  setMissing(false);
                }}
                {...(missing && choice[attribute.type] === undefined ? { error: texts.sizeMissing } : {})}
              />
            ))}
          </div>
          {product.customs && (
            <Suspense fallback={<Skeleton height="28rem" />}>
              {taken ? (
                <CustomsForm product={product} customs={product.customs} onChoice={setDesign} />
              ) : (
                <Skeleton height="28rem" />
              )}
            </Suspense>
          )}
          {product.fitScore !== undefined && <FitScore score={product.fitScore} />}
          <div css={{ display: 'grid', gap: space[3] }}>
            {button}
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
      {/* What is made to order says itself when it is made; its day stands in the cart. */}
      {!product.isCustoms && (
        <DeliveryPromise
          digital={digital}
          availability={availability}
          onPickup={liesInStores(product) ? pickUp : undefined}
        />
      )}
      {!digital && <StickyBar name={product.name}>{button}</StickyBar>}
    </div>
  );
}

/** Gift cards lie in no store, and nothing does before its day. */
const liesInStores = ({ productType, variants }: ProductDetails): boolean =>
  productType !== 'digital' && variants.some(({ productInventoryState }) => productInventoryState !== 'COMING_SOON');

interface BuyButtonProps {
  readonly action: BuyAction;
  readonly price: string;
  readonly busy: boolean;
  readonly onBuy: () => void;
}

function BuyButton({ action, price, busy, onBuy }: BuyButtonProps) {
  const locale = usePlatform().locale;
  const texts = contentMessages(locale);
  if (action.kind === 'comingSoon' || action.kind === 'outOfStock') {
    const text =
      action.kind === 'comingSoon' && action.date
        ? texts.comingOn(formatDay(action.date.slice(0, 10), locale))
        : texts.outOfStock;
    return (
      <Button block size="large" disabled>
        {text}
      </Button>
    );
  }
  return (
    <Button block size="large" loading={busy} loadingText={texts.adding} onClick={onBuy}>
      {action.kind === 'choose' ? texts.addToCart : texts.addFor(price)}
    </Button>
  );
}

/** Stock worth knowing about stands below its size. */
function noteOf({ variants }: ProductDetails, type: string, option: string): string | undefined {
  const variant: Variant | undefined = variants.find(({ attributes }) => attributes[type] === option);
  return variant?.productInventoryState === 'LOW_STOCK' ? variant.stockStatusLabel : undefined;
}

/** On a phone the button stays in reach once the buy box's own has left the screen. */
function StickyBar({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={mark} />
      {shown && (
        <section
          aria-label={name}
          css={{
            position: 'fixed',
            insetInline: 0,
            bottom: 0,
            zIndex: layer.sticky,
            padding: `${space[2]} var(--gutter)`,
            background: color.paper,
            borderTop: `1px solid ${color.line}`,
            [media.desktop]: { display: 'none' },
          }}
        >
          {children}
        </section>
      )}
    </>
  );
}
