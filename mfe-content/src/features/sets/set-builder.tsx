import { useEffect, useRef, useState } from 'react';
import type { ProductSet } from 'shared-contracts/calls/product-sets';
import { signInDialog } from 'shared-contracts/dialogs/account';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { goodsOfSelection } from 'shared-contracts/tracking/product-records';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Price } from 'shared-ui/price';
import { Heading, Text } from 'shared-ui/text';
import { color, layer, media, space } from 'shared-ui/tokens';
import { afterFirstMove } from 'storefront-kit/after-first-move';
import { useSignedIn } from 'storefront-kit/use-session';
import { contentMessages } from '../../messages/content-messages.ts';
import { setMessages } from '../../messages/set-messages.ts';
import { useAddToCart } from '../product/use-add-to-cart.ts';
import { isClosedTo } from '../product/variant-choice.ts';
import { type ChosenMember, chosenMembers, faultOf, initialSetChoice, type SetChoice, totalOf } from './set-choice.ts';
import { SetMemberRow } from './set-member-row.tsx';

/** Pictures of the list that are seen first on a large screen. */
const FIRST_SEEN = 1;

/** What the cart is to take of a chosen product. */
function goodsOf({ member, color, variant }: ChosenMember) {
  if (!variant) return [];
  const product = {
    id: color.productId,
    name: member.name,
    color: { code: color.colorCode, label: color.label },
    price: color.price,
    categoryId: member.categoryId,
  };
  const { picture } = color;
  const tracked = goodsOfSelection(product, variant, { interactionOrigin: 'product bundles' });
  return [{ productId: color.productId, upc: variant.upc, name: member.name, picture, tracked }];
}

/** A set to choose from: sizes and colors of each product, with the total, added in one step. */
export function SetBuilder({ set }: { readonly set: ProductSet }) {
  const { locale, services, dialogs } = usePlatform();
  const texts = setMessages(locale);
  const [choices, setChoices] = useState<SetChoice>(() => initialSetChoice(set));
  const [isChecked, setChecked] = useState(false);
  const { busy, failure, refused, addAll } = useAddToCart();
  const signedIn = useSignedIn();
  const list = useRef<HTMLUListElement>(null);
  const chosen = chosenMembers(set, choices);
  const taken = chosen.filter(({ isTaken }) => isTaken);
  const total = totalOf(set, chosen);
  const money = (amount: number) => formatMoney(amount, set.price.currency, locale);
  const faulty = taken.find((one) => faultOf(one) !== undefined);

  // Loads the cart's code while the shopper chooses.
  useEffect(() => afterFirstMove(() => services.preload(cartService)), [services]);

  async function buy() {
    setChecked(true);
    if (taken.length === 0) return;
    if (faulty) {
      const row = list.current?.children[chosen.indexOf(faulty)];
      // Without sizes to choose, another color or leaving it out is the way on.
      const way = ['input[name$=size]', 'input'].map((one) => row?.querySelector<HTMLInputElement>(one));
      return void way.find(Boolean)?.focus();
    }
    // What was chosen is still chosen when somebody comes back from signing in.
    if (taken.some(({ member }) => isClosedTo(member, signedIn)))
      return void dialogs.open(signInDialog, {}, { keep: true });
    await addAll(taken.flatMap(goodsOf), set.name);
  }

  const button = (
    <Button block size="large" loading={busy} loadingText={contentMessages(locale).adding} onClick={() => void buy()}>
      {texts.addCount(taken.length, money(total.current))}
    </Button>
  );
  return (
    <div
      css={{
        // A flex container, in which the total sticks to the end of the screen while the products scroll.
        display: 'flex',
        flexDirection: 'column',
        gap: space[5],
        [media.desktop]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: space[8],
          alignItems: 'start',
        },
      }}
    >
      <div css={{ display: 'grid', gap: space[3], [media.desktop]: { gridColumn: 2, gridRow: 1 } }}>
        <Heading level={1} look="h2">
          {set.name}
        </Heading>
        <Text measured>{set.description}</Text>
        {set.missing.length > 0 && <Alert tone="info">{texts.missing(set.missing.join(', '))}</Alert>}
      </div>
      <section aria-labelledby="set-members" css={{ [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } }}>
        <Heading level={2} id="set-members" className="visually-hidden">
          {texts.members}
        </Heading>
        <ul ref={list} css={{ '& input': { scrollMarginBottom: '12rem' } }}>
          {chosen.map((one, index) => (
            <SetMemberRow
              key={one.member.position}
              chosen={one}
              priority={index < FIRST_SEEN}
              fault={isChecked ? faultOf(one) : undefined}
              refusal={one.variant && refused[one.variant.upc]}
              onChange={(own) => setChoices((before) => ({ ...before, [one.member.position]: own }))}
            />
          ))}
        </ul>
      </section>
      <div
        css={{
          display: 'grid',
          gap: space[3],
          position: 'sticky',
          bottom: 'var(--bottom-inset, 0)',
          zIndex: layer.sticky,
          marginInline: 'calc(-1 * var(--gutter))',
          padding: `${space[3]} var(--gutter)`,
          background: color.paper,
          borderTop: `1px solid ${color.line}`,
          [media.desktop]: {
            gridColumn: 2,
            gridRow: 2,
            top: '6rem',
            bottom: 'auto',
            zIndex: 'auto',
            marginInline: 0,
            paddingInline: 0,
          },
        }}
      >
        <div aria-live="polite" css={{ display: 'grid', gap: space[1] }}>
          <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] }}>
            <Text weight={600}>{texts.total}</Text>
            <SetPrice total={total} money={money} />
          </div>
          {set.saving > 0 && (
            <Text look="small" tone={total.saving > 0 ? 'pine' : 'muted'}>
              {total.saving > 0 ? texts.saving(money(total.saving)) : texts.savingLost(money(set.saving))}
            </Text>
          )}
        </div>
        {button}
        {isChecked && taken.length === 0 && (
          <Alert tone="error" announce="alert">
            {texts.nothing}
          </Alert>
        )}
        {isChecked && faulty && (
          <Alert tone="error" announce="alert">
            {texts.someMissing}
          </Alert>
        )}
        {failure && (
          <Alert tone="error" announce="alert" title={texts.noneAdded}>
            {failure}
          </Alert>
        )}
      </div>
    </div>
  );
}

function SetPrice({
  total,
  money,
}: {
  readonly total: ReturnType<typeof totalOf>;
  readonly money: (amount: number) => string;
}) {
  const words = contentMessages(usePlatform().locale);
  const isReduced = total.current < total.original;
  return (
    <Price
      current={money(total.current)}
      nowLabel={words.now}
      wasLabel={words.was}
      size="large"
      {...(isReduced ? { original: money(total.original) } : {})}
    />
  );
}
