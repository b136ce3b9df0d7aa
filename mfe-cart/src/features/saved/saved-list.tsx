import { useAtomValue } from 'jotai/react';
import type { SavedItem } from 'shared-contracts/calls/saved-for-later';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { quietLinkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space, tabular } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { cartMessages } from '../../messages/cart-messages.ts';
import { savedMessages } from '../../messages/saved-messages.ts';
import { serviceMessages } from '../../messages/service-messages.ts';
import type { SavedModel } from '../../service/saved-model.ts';

/** What is saved, a page at a time. */
export default function SavedList({ model }: { readonly model: SavedModel }) {
  const platform = usePlatform();
  const texts = savedMessages(platform.locale);
  const { status, items, total, error, itemErrors } = useAtomValue(model.atom, { store: platform.store });
  return (
    <section aria-labelledby="saved-title" css={{ paddingTop: space[7], display: 'grid', gap: space[4] }}>
      <Heading level={2} look="h3" id="saved-title">
        {texts.savedTitle} <Text as="span" tone="muted">{`(${total})`}</Text>
      </Heading>
      {status === 'error' && (
        <RetryAlert retryText={cartMessages(platform.locale).tryAgain} onRetry={() => void model.refresh()}>
          {texts.savedUnread} {error?.message}
        </RetryAlert>
      )}
      <ul
        css={{
          display: 'grid',
          gap: space[4],
          [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {items.map((item) => (
          <SavedLine key={item.itemId} item={item} model={model} error={itemErrors[item.itemId]} />
        ))}
      </ul>
      {items.length < total && (
        <Button
          variant="secondary"
          loading={status === 'pending'}
          loadingText={texts.savedMore}
          onClick={() => void model.more()}
        >
          {texts.savedMore}
        </Button>
      )}
    </section>
  );
}

/** As many as a line of the cart may have. */
const maxUnits = 999_999;

interface SavedLineProps {
  readonly item: SavedItem;
  readonly model: SavedModel;
  readonly error: ProductError | undefined;
}

function SavedLine({ item, model, error }: SavedLineProps) {
  const { locale, dialogs } = usePlatform();
  const { itemId, productId, upc } = item;
  const edit = () => void dialogs.open(quickshopDialog, { productId, context: { list: 'saved', itemId, upc } });
  const texts = cartMessages(locale);
  const saved = savedMessages(locale);
  const service = serviceMessages(locale);
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '5rem 1fr',
        gap: space[4],
        padding: space[4],
        border: `1px solid ${color.line}`,
        borderRadius: radius.card,
        background: color.surface,
      }}
    >
      <Picture {...item.picture} alt="" sizes="80px" cover css={{ aspectRatio: '4 / 5', borderRadius: radius.input }} />
      <div css={{ display: 'grid', gap: space[1], alignContent: 'start' }}>
        <Link to={item.pageUrl} css={[quietLinkStyle, { fontWeight: 600 }]}>
          {item.name}
        </Link>
        <Text look="small" tone="muted">
          {[item.color, item.size].filter(Boolean).join(' · ')}
        </Text>
        {item.giftOption && (
          <Text look="small" tone="muted">
            {texts.giftFor(item.giftOption.to)}
          </Text>
        )}
        <span css={tabular}>{formatMoney(item.price.current * item.qty, item.currency, locale)}</span>
        {!item.available && <InlineMessage tone="warning">{service.soldOut}</InlineMessage>}
        {error && (
          <InlineMessage tone="error" announce="alert">
            {error.message || service.savedFailed}
          </InlineMessage>
        )}
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], paddingTop: space[2] }}>
          <QuantityStepper
            value={item.qty}
            min={1}
            max={maxUnits}
            onChange={(qty) => void model.setQuantity(item, qty)}
            label={texts.quantityOf(item.name)}
            lessLabel={texts.less}
            moreLabel={texts.more}
          />
          {item.available && (
            <Button
              variant="link"
              size="small"
              aria-label={saved.toCartItem(item.name)}
              onClick={() => void model.bringBack(item)}
            >
              {saved.toCart}
            </Button>
          )}
          <Button variant="link" size="small" aria-label={texts.editLineOf(item.name)} onClick={edit}>
            {texts.editLine}
          </Button>
          <Button
            variant="link"
            size="small"
            aria-label={saved.removeSaved(item.name)}
            onClick={() => void model.remove(item)}
          >
            {texts.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
