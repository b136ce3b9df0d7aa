import type { ProductSetCard } from 'shared-contracts/calls/product-sets';
import { formatMoney } from 'shared-contracts/money';
import { Badge } from 'shared-ui/badge';
import { Container } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { setMessages } from '../../messages/set-messages.ts';
import { priceProps } from '../product-card/card-prices.ts';

interface ProductSetsProps {
  /** At least one. */
  readonly sets: readonly ProductSetCard[];
}

/** The sets that a product belongs to. */
export default function ProductSets({ sets }: ProductSetsProps) {
  const texts = setMessages(useLocale());
  return (
    <Container
      as="section"
      aria-labelledby="sets-title"
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], paddingBlock: space[6] }}
    >
      <Heading level={2} id="sets-title">
        {texts.partOf}
      </Heading>
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[5],
          [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sets.map((set) => (
          <li key={set.id}>
            <SetCard set={set} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** A set with pictures of all its products; all of it links to its page. */
function SetCard({ set }: { readonly set: ProductSetCard }) {
  const locale = useLocale();
  const texts = setMessages(locale);
  const { members, price, saving } = set;
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  return (
    <article css={{ position: 'relative', display: 'grid', gap: space[3] }}>
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: `repeat(${members.length}, minmax(0, 1fr))`,
          gap: 2,
          overflow: 'hidden',
          borderRadius: radius.card,
        }}
      >
        {members.map(({ position, picture, available }) => (
          <li key={position} css={{ aspectRatio: '4 / 5', background: color.tile, opacity: available ? 1 : 0.5 }}>
            <Picture
              {...picture}
              width={400}
              height={500}
              sizes={`(min-width: 1200px) ${Math.round(45 / members.length)}vw, ${Math.round(92 / members.length)}vw`}
              cover
            />
          </li>
        ))}
      </ul>
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={3}>
          <Link
            to={set.url}
            css={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
            }}
          >
            {set.name}
          </Link>
        </Heading>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], rowGap: space[1] }}>
          <Text look="small" tone="muted">
            {texts.partCount(members.length)}
          </Text>
          <Price
            {...priceProps({ ...price, current: price.current - saving, original: price.current - saving }, locale)}
          />
          {saving > 0 && <Badge tone="sale">{texts.savingBadge(money(saving))}</Badge>}
        </div>
      </div>
    </article>
  );
}
