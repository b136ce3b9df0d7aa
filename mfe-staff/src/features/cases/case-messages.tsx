import type { StaffCase } from 'shared-contracts/calls/staff-cases';
import { usePlatform } from 'shared-contracts/platform';
import { Row, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { caseMessages } from '../../messages/case-messages.ts';

/** What both sides wrote, oldest first. */
export function CaseMessages({ detail }: { readonly detail: StaffCase }) {
  const { locale } = usePlatform();
  const texts = caseMessages(locale);
  const { caseNumber, text, openedAt, name, messages } = detail;
  const first = { messageId: caseNumber, by: 'shopper' as const, author: undefined, text, writtenAt: openedAt };
  return (
    <section css={sheetStyle} aria-labelledby="conversation">
      <Heading level={2} look="h3" id="conversation">
        {texts.conversation}
      </Heading>
      <ol css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        {[first, ...messages].map((message) => {
          const isShop = message.by === 'staff';
          const author = isShop ? (message.author ?? texts.shop) : name || texts.customer;
          return (
            <li
              key={message.messageId}
              css={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: space[2],
                paddingInlineStart: space[4],
                borderInlineStart: `2px solid ${isShop ? color.pine : color.line}`,
              }}
            >
              <Row justify="space-between" gap={2} css={{ overflowWrap: 'anywhere' }}>
                <Text look="small" weight={600}>
                  {author}
                </Text>
                <Text look="small" tone="muted" figures>
                  <time dateTime={message.writtenAt}>{moment(message.writtenAt, locale)}</time>
                </Text>
              </Row>
              <Text css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</Text>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
