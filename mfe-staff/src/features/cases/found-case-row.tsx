import type { FoundCase } from 'shared-contracts/calls/staff-cases';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Row, Stack } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { caseMessages } from '../../messages/case-messages.ts';
import { foundRow } from '../area/found-list.ts';
import { stateTone } from './state-tone.ts';

/** A service case that was found; it leads to its page. */
export function FoundCaseRow({ found }: { readonly found: FoundCase }) {
  const { locale } = usePlatform();
  const texts = caseMessages(locale);
  const { caseNumber, kind, subject, state, name, email, changedAt } = found;
  return (
    <li css={foundRow}>
      <Stack gap={1} css={{ flex: '1 1 18rem' }}>
        <Link to={`/staff/cases/${caseNumber}`} css={[linkStyle, { justifySelf: 'start', fontWeight: 600 }]}>
          {caseNumber}
        </Link>
        <Text>{`${texts[kind]}: ${subject}`}</Text>
        <Text look="small" tone="muted">
          {[name, email].filter(Boolean).join(', ')}
        </Text>
      </Stack>
      <Row>
        <Text look="small" tone="muted" figures>
          {moment(changedAt, locale)}
        </Text>
        <Badge tone={stateTone[state]}>{texts[state]}</Badge>
      </Row>
    </li>
  );
}
