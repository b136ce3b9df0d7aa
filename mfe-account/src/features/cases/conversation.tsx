import type { OwnCase } from 'shared-contracts/calls/support-cases';
import { usePlatform } from 'shared-contracts/platform';
import { Row, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { casesMessages } from '../../messages/cases-messages.ts';

/** What both sides wrote, oldest first. */
export function Conversation({ found }: { readonly found: OwnCase }) {
  const { locale } = usePlatform();
  const texts = casesMessages(locale);
  const { caseNumber, text, openedAt, messages } = found;
  const first = { messageId: caseNumber, by: 'shopper' as const, text, writtenAt: openedAt };
  return (
    <section css={sheetStyle} aria-labelledby="conversation-title">
      <Heading level={2} look="h3" id="conversation-title">
        {texts.conversation}
      </Heading>
      <ol css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
        {[first, ...messages].map((message) => (
          <li
            key={message.messageId}
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: space[2],
              paddingInlineStart: space[4],
              borderInlineStart: `2px solid ${message.by === 'staff' ? color.pine : color.line}`,
            }}
          >
            <Row justify="space-between" gap={2}>
              <Text look="small" weight={600}>
                {message.by === 'staff' ? texts.shop : texts.you}
              </Text>
              <Text look="small" tone="muted" figures>
                <time dateTime={message.writtenAt}>{moment(message.writtenAt, locale)}</time>
              </Text>
            </Row>
            <Text css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
