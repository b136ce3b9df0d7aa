import { css } from '@emotion/react';
import { newsletterSlot } from 'shared-contracts/slots/account';
import { buttonStyle } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useLocale } from 'storefront-kit/use-locale';
import { blockMessages } from '../../../messages/block-messages.ts';
import type { BlockProps } from '../block-props.ts';
import { surfaces } from '../parts/ground.ts';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[7],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[8] },
});
// The form takes the place of the link without a shift.
const place = css({ display: 'grid', alignContent: 'center', justifyItems: 'start', minHeight: '22rem' });

/** The newsletter's form, which belongs to the account's domain; without it, a link to its page. */
export function NewsletterBlock({ block: { title, body, backgroundColor = 'tile' } }: BlockProps<'newsletter'>) {
  const texts = blockMessages(useLocale());
  return (
    <section css={surfaces[backgroundColor]}>
      <Container css={layout}>
        <div css={{ display: 'grid', gap: space[4] }}>
          <Heading level={2}>{title}</Heading>
          {body && (
            <Text look="lead" tone="slate" measured>
              {body}
            </Text>
          )}
        </div>
        <div css={place}>
          <Slot
            slot={newsletterSlot}
            props={{}}
            fallback={
              <Link to="/newsletter" css={buttonStyle({ variant: 'primary' })}>
                {texts.subscribe}
              </Link>
            }
          />
        </div>
      </Container>
    </section>
  );
}
