import { buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Picture } from 'shared-ui/picture';
import { Heading, Text } from 'shared-ui/text';
import { radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { historyMessages } from '../../messages/history-messages.ts';

const picture = { src: '/images/v1/scene/camp-19-dusk-clear-16x9', alt: '', width: 544, height: 306 } as const;

/** Stands where orders would be, and leads into the shop. */
export function NoOrders() {
  const texts = historyMessages(useLocale());
  return (
    <EmptyState
      title={texts.none}
      picture={<Picture {...picture} />}
      actions={
        <Link to="/" css={buttonStyle({})}>
          {texts.toShop}
        </Link>
      }
    >
      {texts.noneText}
    </EmptyState>
  );
}

/** The same in a card, where other things matter more. */
export function NoOrdersInShort() {
  const texts = historyMessages(useLocale());
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] }}>
      <Picture {...picture} sizes="192px" css={{ width: '12rem', borderRadius: radius.card }} />
      <div css={{ flex: '1 1 14rem', display: 'grid', justifyItems: 'start', gap: space[3] }}>
        <div>
          <Heading level={3} look="lead">
            {texts.none}
          </Heading>
          <Text tone="muted">{texts.noneText}</Text>
        </div>
        <Link to="/" css={buttonStyle({ variant: 'secondary', size: 'small' })}>
          {texts.toShop}
        </Link>
      </div>
    </div>
  );
}
