import { getStaffCase, type StaffCase } from 'shared-contracts/calls/staff-cases';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Grid, Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { media } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { caseMessages } from '../../messages/case-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { CaseAnswer } from './case-answer.tsx';
import { CaseMessages } from './case-messages.tsx';
import { CasePictures } from './case-pictures.tsx';
import { CaseSent } from './case-sent.tsx';
import { stateTone } from './state-tone.ts';

/** Everything about one service case, and what customer service can do about it. */
export function CaseDesk({ caseNumber }: { readonly caseNumber: string }) {
  const calls = useStaffCalls('staff');
  const reading = useCall(getStaffCase, { params: { caseNumber } }, { remote: 'staff', calls });
  return (
    <WhenReady reading={reading}>
      {(detail) => (
        <Grid columns={[1, 1, 2]} gap={5} css={{ alignItems: 'start', gridTemplateRows: 'auto 1fr' }}>
          <Stack gap={5}>
            <Sender detail={detail} />
            <CaseSent detail={detail} />
          </Stack>
          <Stack gap={5} css={{ [media.desktop]: { gridRow: 'span 2' } }}>
            <CaseMessages detail={detail} />
            <CaseAnswer detail={detail} onChanged={reading.set} onReadAgain={reading.again} />
          </Stack>
          {/* On a phone after the conversation, on wide screens beside it. */}
          {detail.pictures.length > 0 && <CasePictures detail={detail} />}
        </Grid>
      )}
    </WhenReady>
  );
}

function standingOf({ hasAccount, isAddressConfirmed }: StaffCase) {
  if (!hasAccount) return 'asGuest';
  if (isAddressConfirmed === undefined) return 'withOtherAddress';
  return isAddressConfirmed ? 'withAccount' : 'withUnconfirmed';
}

function Sender({ detail }: { readonly detail: StaffCase }) {
  const { locale } = usePlatform();
  const texts = caseMessages(locale);
  const { name, email, phone, state, language, openedAt } = detail;
  const languageName = new Intl.DisplayNames(locale.tag, { type: 'language' }).of(language) ?? language;
  return (
    <section css={sheetStyle} aria-labelledby="sender">
      <Row justify="space-between">
        <Heading level={2} look="h3" id="sender">
          {texts.sender}
        </Heading>
        <Badge tone={stateTone[state]}>{texts[state]}</Badge>
      </Row>
      <Stack gap={1} css={{ overflowWrap: 'anywhere' }}>
        <Text weight={600}>{name}</Text>
        <Text>{email}</Text>
        {phone && <Text figures>{phone}</Text>}
        <Text look="small" tone="muted">
          {[texts[standingOf(detail)], texts.writesIn(languageName)].join(' · ')}
        </Text>
        <Text look="small" tone="muted">
          {texts.openedAt(moment(openedAt, locale))}
        </Text>
      </Stack>
    </section>
  );
}
