import { InlineMessage } from 'shared-ui/alert';
import { Checkbox } from 'shared-ui/checkbox';
import { quietLinkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { SizeButtons } from 'shared-ui/size-buttons';
import { SwatchGroup } from 'shared-ui/swatch-group';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { setMessages } from '../../messages/set-messages.ts';
import { priceProps } from '../product-card/card-prices.ts';
import { type ChosenMember, inColor, isSold, type MemberChoice } from './set-choice.ts';

interface SetMemberRowProps {
  readonly chosen: ChosenMember;
  /** Whether its picture is one of those that are seen first. */
  readonly priority: boolean;
  /** Said where a size is missing or gone, once the shopper wanted to add. */
  readonly fault: 'size' | 'soldOut' | undefined;
  /** Why the cart refuses it. */
  readonly refusal: string | undefined;
  readonly onChange: (own: MemberChoice) => void;
}

/** A product of a set with its colors and sizes, which can be left out. */
export function SetMemberRow({ chosen, priority, fault, refusal, onChange }: SetMemberRowProps) {
  const locale = useLocale();
  const texts = setMessages(locale);
  const words = contentMessages(locale);
  const { member, color: shown, choice, isTaken, isIncluded, productId, price } = chosen;
  const own: MemberChoice = { productId, choice, isIncluded };
  const sold = isSold(member);
  // Where there is one size only, there is nothing to choose.
  const sizes = shown.attributes.filter(({ options }) => options.length > 1);
  const error = fault === 'size' ? words.sizeMissing : fault === 'soldOut' ? texts.sizeGone : refusal;
  const field = (name: string) => `set-${member.position}-${name}`;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '6.5rem minmax(0, 1fr)',
        gap: space[4],
        alignItems: 'start',
        paddingBlock: space[5],
        borderTop: `1px solid ${color.line}`,
        [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: space[5] },
      }}
    >
      <div css={{ aspectRatio: '4 / 5', borderRadius: radius.card, overflow: 'hidden', opacity: isTaken ? 1 : 0.5 }}>
        <Picture
          {...shown.picture}
          width={400}
          height={500}
          sizes="(min-width: 600px) 176px, 104px"
          priority={priority}
          cover
        />
      </div>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        <div css={{ display: 'grid', gap: space[1] }}>
          {member.eyebrow && (
            <Text look="caption" tone="muted">
              {member.eyebrow}
            </Text>
          )}
          <Heading level={3}>
            <Link to={shown.url} css={quietLinkStyle}>
              {member.name}
            </Link>
          </Heading>
          <Price {...priceProps(price, locale)} />
        </div>
        {sold ? (
          <Checkbox
            label={texts.take}
            aria-label={texts.takeOf(member.name)}
            checked={isIncluded}
            onChange={({ currentTarget }) => onChange({ ...own, isIncluded: currentTarget.checked })}
          />
        ) : (
          <InlineMessage tone="warning">{texts.gone}</InlineMessage>
        )}
        {isTaken && (
          <>
            {member.colors.length > 1 && (
              <SwatchGroup
                label={words.color}
                chosenText={shown.label}
                name={field('color')}
                value={shown.productId}
                options={member.colors.map(({ productId: id, label, swatch, available }) => ({
                  value: id,
                  label: available ? label : `${label}, ${words.soldOut}`,
                  colors: [swatch],
                  unavailable: !available,
                }))}
                onChange={({ currentTarget }) => onChange(inColor(member, own, currentTarget.value))}
              />
            )}
            {sizes.map(({ type, label, options }) => (
              <SizeButtons
                key={type}
                label={label}
                name={field(type)}
                unavailableText={words.soldOut}
                value={choice[type] ?? ''}
                options={options.map(({ id, label: text, available }) => ({
                  value: id,
                  label: text,
                  unavailable: !available,
                }))}
                onChange={({ currentTarget }) =>
                  onChange({ ...own, choice: { ...choice, [type]: currentTarget.value } })
                }
                {...(error === undefined ? {} : { error })}
              />
            ))}
            {sizes.length === 0 && error !== undefined && (
              <InlineMessage tone="error" announce="alert">
                {error}
              </InlineMessage>
            )}
          </>
        )}
      </div>
    </li>
  );
}
