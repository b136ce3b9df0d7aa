import type { DocumentTextState } from 'shared-contracts/calls/documents';
import { Badge } from 'shared-ui/badge';
import { Row } from 'shared-ui/layout';
import { moment } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { documentsMessages } from '../../messages/documents-messages.ts';

/** What shoppers see of a text, and what is to come. */
export function TextBadges({ text }: { readonly text: DocumentTextState }) {
  const locale = useLocale();
  const texts = documentsMessages(locale);
  return (
    <Row gap={1} as="ul">
      <li>
        <Badge tone={text.state === 'live' ? 'success' : 'paper'}>{texts.state(text.state)}</Badge>
      </li>
      {text.hasDraft && (
        <li>
          <Badge tone="warning">{texts.draft}</Badge>
        </li>
      )}
      {text.nextFrom !== undefined && (
        <li>
          <Badge tone="info">{texts.scheduled(moment(text.nextFrom, locale))}</Badge>
        </li>
      )}
    </Row>
  );
}
