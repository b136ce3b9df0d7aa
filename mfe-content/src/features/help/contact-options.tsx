import { useId } from 'react';
import { buttonStyle } from 'shared-ui/button';
import { Container, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { helpMessages } from '../../messages/help-messages.ts';

interface WaysProps {
  readonly title: string;
  readonly text: string;
  /** The first is the one that most need. */
  readonly ways: readonly { readonly to: string; readonly label: string }[];
}

function Ways({ title, text, ways }: WaysProps) {
  const titleId = useId();
  return (
    <Container css={{ paddingBlock: space[6] }}>
      <section aria-labelledby={titleId} css={sheetStyle}>
        <Heading level={2} look="h3" id={titleId}>
          {title}
        </Heading>
        <Text>{text}</Text>
        <p css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
          {ways.map(({ to, label }, index) => (
            <Link key={to} to={to} css={buttonStyle({ variant: index === 0 ? 'primary' : 'secondary' })}>
              {label}
            </Link>
          ))}
        </p>
      </section>
    </Container>
  );
}

/** What to do when no answer fits. */
export function ContactOptions() {
  const texts = helpMessages(useLocale());
  return (
    <Ways
      title={texts.contactTitle}
      text={texts.contactText}
      ways={[
        { to: '/help/contact-us', label: texts.contact },
        { to: '/account', label: texts.order },
      ]}
    />
  );
}

/** The forms that reach us, on the page of the ways to do so. */
export function ContactForms() {
  const texts = helpMessages(useLocale());
  return (
    <Ways
      title={texts.formsTitle}
      text={texts.formsText}
      ways={[
        { to: '/contact', label: texts.write },
        { to: '/warranty', label: texts.warranty },
        { to: '/account', label: texts.order },
      ]}
    />
  );
}
