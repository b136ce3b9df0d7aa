import type { CallResponse } from 'shared-contracts/call';
import { endStaffSession, getStaffSessions } from 'shared-contracts/calls/staff';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { staffMessages } from '../../messages/staff-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';

type Session = CallResponse<typeof getStaffSessions>['sessions'][number];

function nameOf({ browser, system }: Session, locale: Locale): string {
  const texts = staffMessages(locale);
  return browser && system ? texts.browserOn(browser, system) : (browser ?? system ?? texts.unknownDevice);
}

/** The own sessions, of which others can be ended; this one ends by signing out. */
export function OwnSessions() {
  const { locale, toasts } = usePlatform();
  const texts = staffMessages(locale);
  const calls = useStaffCalls('staff');
  const reading = useCall(getStaffSessions, {}, { remote: 'staff', calls });
  const { pending, run } = useMutation({
    remote: 'staff',
    failedText: texts.failed,
  });
  const end = (sessions: readonly Session[], { sessionId }: Session) =>
    run(async () => {
      await calls(endStaffSession, { body: { sessionId } });
      reading.set({ sessions: sessions.filter((session) => session.sessionId !== sessionId) });
      toasts.show({ tone: 'success', text: texts.ended });
      // The button that had the focus goes with its row.
      document.getElementById('own-sessions')?.focus();
    }, sessionId);
  return (
    <section css={sheetStyle} aria-labelledby="own-sessions">
      <Heading level={2} look="h3" id="own-sessions" tabIndex={-1}>
        {texts.sessions}
      </Heading>
      <WhenReady reading={reading}>
        {({ sessions }) => (
          <ul>
            {sessions.map((session) => (
              <li key={session.sessionId} css={{ paddingBlock: space[3], borderTop: `1px solid ${color.line}` }}>
                <Row justify="space-between">
                  <Stack gap={1}>
                    <Row gap={2}>
                      <Text weight={600}>{nameOf(session, locale)}</Text>
                      {session.isCurrent && <Badge tone="info">{texts.thisSession}</Badge>}
                    </Row>
                    <Text look="small" tone="muted">
                      {texts.signedInAt(moment(session.createdAt, locale))}
                    </Text>
                    <Text look="small" tone="muted">
                      {texts.lastUsed(moment(session.lastUsedAt, locale))}
                    </Text>
                  </Stack>
                  {!session.isCurrent && (
                    <Button
                      variant="ghost"
                      size="small"
                      loading={pending === session.sessionId}
                      loadingText={texts.end}
                      aria-label={texts.endOf(nameOf(session, locale), moment(session.createdAt, locale))}
                      onClick={() => void end(sessions, session)}
                    >
                      {texts.end}
                    </Button>
                  )}
                </Row>
              </li>
            ))}
          </ul>
        )}
      </WhenReady>
    </section>
  );
}
