import type { SharedCart } from 'shared-contracts/calls/shared-cart';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Container } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { Totals } from 'shared-ui/totals';
import { formatDate } from 'storefront-kit/dates';
import { useNavigate, useScreenData } from 'storefront-kit/routing';
import { useMutation } from 'storefront-kit/use-mutation';
import { WaysOn } from '../features/lines/ways-on.tsx';
import { SharedLine } from '../features/sharing/shared-line.tsx';
import { takeShared } from '../features/sharing/take-shared.ts';
import { loadSharedCart, type SharedCartData } from '../loaders/shared-cart-loader.ts';
import { sharedCartMessages } from '../messages/shared-cart-messages.ts';

export const loader = loadSharedCart;

export const head = ({ cart }: SharedCartData, { locale }: Pick<LoaderContext, 'locale'>): Head => {
  const texts = sharedCartMessages(locale);
  return { title: cart ? texts.title : texts.missingTitle, robots: 'noindex' };
};

/** A cart that somebody has shared by a link, for anybody to look at and to buy (BEY-08). Nothing tells whose it is. */
export default function SharedCartScreen() {
  const { token, cart } = useScreenData<SharedCartData>();
  return (
    <Container css={{ paddingBlock: `${space[6]} ${space[8]}`, display: 'grid', gap: space[5] }}>
      {cart ? <Contents key={token} token={token} cart={cart} /> : <Missing />}
    </Container>
  );
}

function Missing() {
  const texts = sharedCartMessages(usePlatform().locale);
  return (
    <EmptyState
      level={1}
      title={texts.missingTitle}
      picture={<Picture src="/images/v1/scene/lake-4-dawn-clear-16x9" alt={texts.picture} width={544} height={306} />}
      actions={<WaysOn />}
    >
      {texts.missingText}
    </EmptyState>
  );
}

function Contents({ token, cart }: { readonly token: string; readonly cart: SharedCart }) {
  const { locale } = usePlatform();
  const texts = sharedCartMessages(locale);
  return (
    <>
      <div css={{ display: 'grid', gap: space[2] }}>
        <Heading level={1}>{texts.title}</Heading>
        <Text measured>{texts.intro}</Text>
        <Text look="small" tone="muted">
          {texts.until(formatDate(cart.expiresAt.slice(0, 10), locale))}
        </Text>
      </div>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[6],
          alignItems: 'start',
          [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
        }}
      >
        <section aria-label={texts.contents}>
          <ul>
            {cart.items.map((line, index) => (
              <SharedLine key={`${line.upc} ${index}`} line={line} currency={cart.currency} />
            ))}
          </ul>
        </section>
        <Summary token={token} cart={cart} />
      </div>
    </>
  );
}

function Summary({ token, cart }: { readonly token: string; readonly cart: SharedCart }) {
  const platform = usePlatform();
  const { locale } = platform;
  const texts = sharedCartMessages(locale);
  const navigate = useNavigate();
  const { isPending, run } = useMutation({ remote: 'cart', failedText: texts.takeFailed });
  const take = () =>
    run(async () => {
      if (await takeShared(platform, token)) navigate('/cart');
    });
  return (
    <aside
      aria-label={texts.summary}
      css={{
        display: 'grid',
        gap: space[4],
        padding: space[5],
        borderRadius: radius.card,
        background: color.surface,
        border: `1px solid ${color.line}`,
      }}
    >
      {cart.units === 0 ? (
        <>
          <Alert tone="info">{texts.nothing}</Alert>
          <WaysOn />
        </>
      ) : (
        <>
          <Totals
            rows={[]}
            total={{
              label: `${texts.subtotal} (${texts.count(cart.units)})`,
              value: formatMoney(cart.subtotal, cart.currency, locale),
            }}
          />
          <Text look="small" tone="muted">
            {texts.later}
          </Text>
          <Button block size="large" loading={isPending} loadingText={texts.taking} onClick={() => void take()}>
            {texts.take}
          </Button>
        </>
      )}
    </aside>
  );
}
