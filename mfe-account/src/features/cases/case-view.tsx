import { getCase, type OwnCase } from 'shared-contracts/calls/support-cases';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { buttonStyle } from 'shared-ui/button';
import { ChevronLeftIcon } from 'shared-ui/icon';
import { Row, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space, type } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { casesMessages } from '../../messages/cases-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { CasePictures } from './case-pictures.tsx';
import { Conversation } from './conversation.tsx';
import { ReplyForm } from './reply-form.tsx';
import { stateTone } from './state-tone.ts';
import { WriteAgain } from './write-again.tsx';

/** One of somebody's cases: what was sent, the conversation, and a reply (ACC-18). */
export function CaseView({ caseNumber }: { readonly caseNumber: string }) {
  const { locale } = usePlatform();
  const texts = casesMessages(locale);
  const calls = useAccountCalls();
  const reading = useCall(getCase, { params: { caseNumber } }, { remote: 'account', calls });
  const isMissing = reading.error?.is('API404') || reading.error?.is('API422');
  return (
    <>
      <Link to="/account/cases" css={[buttonStyle({ variant: 'link' }), { justifySelf: 'start' }]}>
        <ChevronLeftIcon size={18} />
        {texts.back}
      </Link>
      {isMissing ? (
        <InlineMessage tone="warning">{texts.missing}</InlineMessage>
      ) : (
        <WhenRead reading={reading} texts={texts}>
          {(found) => (
            <>
              <Facts found={found} />
              {found.pictures.length > 0 && <CasePictures found={found} />}
              <Conversation found={found} />
              {found.state === 'closed' ? (
                <>
                  <InlineMessage tone="info">{texts.closedText}</InlineMessage>
                  <WriteAgain caseNumber={caseNumber} />
                </>
              ) : (
                <ReplyForm found={found} onReplied={reading.set} />
              )}
            </>
          )}
        </WhenRead>
      )}
    </>
  );
}

function Facts({ found }: { readonly found: OwnCase }) {
  const { locale } = usePlatform();
  const texts = casesMessages(locale);
  const { caseNumber, kind, subject, state, openedAt, serialNumber, orderNumber } = found;
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [texts.reference, caseNumber],
    [texts.sentOn, moment(openedAt, locale)],
    [texts.serialNumber, serialNumber],
    [texts.orderNumber, orderNumber],
  ];
  return (
    <section css={sheetStyle} aria-labelledby="case-title">
      <Row justify="space-between" align="start">
        <div css={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
          <Text look="small" tone="muted">
            {texts[kind]}
          </Text>
          <Heading level={2} look="h3" id="case-title">
            {subject}
          </Heading>
        </div>
        <Badge tone={stateTone[state]}>{texts[state]}</Badge>
      </Row>
      <dl css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[6]}`, overflowWrap: 'anywhere' }}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt css={{ ...type.small, color: color.muted }}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
