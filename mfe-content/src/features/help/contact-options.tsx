import { useId } from 'react';
import { buttonStyle } from 'shared-ui/button';
import { Container, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { helpMessages } from '../../messages/help-messages.ts';

/** What to do when no answer fits. */
export function ContactOptions() {
  const texts = helpMessages(useLocale());
  const titleId = useId();
  return (
    <Container css={{ paddingBlock: space[6] }}>
      <section aria-labelledby={titleId} css={sheetStyle}>
        <Heading level={2} look="h3" id={titleId}>
          {texts.contactTitle}
        </Heading>
        <Text>{texts.contactText}</Text>
        <p css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
          <Link to="/help/contact-us" css={buttonStyle({ variant: 'primary' })}>
            {texts.contact}
          </Link>
          <Link to="/account" css={buttonStyle({ variant: 'secondary' })}>
            {texts.order}
          </Link>
        </p>
      </section>
    </Container>
  );
}
