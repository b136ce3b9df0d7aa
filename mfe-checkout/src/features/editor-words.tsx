import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { usePageWords } from 'storefront-kit/use-page-words';

/** What editors wrote for checkout. */
export function EditorWords() {
  return usePageWords('checkout', 'checkout').map(({ id, title, paragraphs }) => (
    <Container key={id} css={{ display: 'grid', gap: space[3], paddingBottom: space[6] }}>
      {title && (
        <Heading level={2} look="h3">
          {title}
        </Heading>
      )}
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} tone="muted" measured>
          {paragraph}
        </Text>
      ))}
    </Container>
  ));
}
