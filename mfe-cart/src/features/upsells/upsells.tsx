import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Currency } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { recordOfRow } from 'shared-contracts/tracking/product-records';
import { Button } from 'shared-ui/button';
import { quietLinkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Heading, Text } from 'shared-ui/text';
import { radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useMutation } from 'storefront-kit/use-mutation';
import { useTrackedList } from 'storefront-kit/use-tracked-list';
import { pageMessages } from '../../messages/page-messages.ts';
import { serviceMessages } from '../../messages/service-messages.ts';
import createCartService from '../../service/cart-service.ts';

/** Maximum number of products (docs/spec/content.md section 9.2). */
const stackedCount = 3;

type Upsell = Cart['upsellProducts'][number];

const place = { interactionOrigin: 'up-sell complete the look', list: 'cart' } as const;
const recordOf = ({ id, upc, name, price }: Pick<Upsell, 'id' | 'upc' | 'name' | 'price'>) =>
  recordOfRow({ productId: id, upc, name }, { current: price, original: price }, place);

/** Products that complement the cart, each added with one click. */
export function Upsells({
  products,
  currency,
}: {
  readonly products: Cart['upsellProducts'];
  readonly currency: Currency;
}) {
  const platform = usePlatform();
  const texts = pageMessages(platform.locale);
  const service = createCartService(platform);
  const shown = products.slice(0, stackedCount);
  const tracked = useTrackedList<HTMLUListElement>({
    currency,
    products: shown.map((product, index) => ({ ...recordOf(product), position: index + 1 })),
    items: 'li',
  });
  const { run } = useMutation({
    remote: 'cart',
    concurrent: true,
    failedText: serviceMessages(platform.locale).notAvailable,
  });
  const add = ({ id, upc, name, image, price }: Upsell) => {
    const tracked = { currency, product: recordOf({ id, upc, name, price }) };
    return run(() => service.add({ productId: id, upc, name, picture: image, tracked, showMiniCart: false }));
  };
  return (
    <section css={{ paddingTop: space[6] }}>
      <Heading level={2} look="h3">
        {texts.upsellTitle}
      </Heading>
      <ul
        {...tracked}
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
          gap: space[4],
          marginTop: space[4],
        }}
      >
        {shown.map((product) => (
          <li
            key={product.sku}
            css={{
              display: 'grid',
              gridTemplateColumns: 'min(5rem, 20vw) minmax(0, 1fr)',
              gap: space[3],
              alignItems: 'center',
            }}
          >
            <Picture
              {...product.image}
              alt=""
              sizes="80px"
              cover
              css={{ aspectRatio: '4 / 5', borderRadius: radius.card }}
            />
            <div>
              <Link to={product.url} css={[quietLinkStyle, { fontWeight: 600 }]}>
                {product.name}
              </Link>
              <Text look="small" figures>
                {formatMoney(product.price, currency, platform.locale)}
              </Text>
              <Button
                variant="link"
                size="small"
                css={{ justifyContent: 'start', paddingInline: 0 }}
                aria-label={texts.addItem(product.name)}
                onClick={() => void add(product)}
              >
                {texts.add}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
