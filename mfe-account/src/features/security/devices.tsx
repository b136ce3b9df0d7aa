import { type DeviceSession, endOtherSessions, endSession, getSessions } from 'shared-contracts/calls/sessions';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useLeaveAccount } from 'storefront-kit/use-leave-account';
import { useMutation } from 'storefront-kit/use-mutation';
import { securityMessages } from '../../messages/security-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { KeptRow } from '../area/kept-row.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { useConfirmed } from '../presence/use-confirmed.ts';
import { deviceName } from './device-name.ts';

/** The devices on which somebody is signed in, to be signed out one by one or all at once (SEC-02). */
export function Devices() {
  const { locale } = usePlatform();
  const texts = securityMessages(locale);
  const calls = useAccountCalls();
  const reading = useCall(getSessions, {}, { remote: 'account', calls });
  return (
    <section css={sheetStyle} aria-labelledby="devices-title">
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={2} look="h3" id="devices-title" tabIndex={-1}>
          {texts.devices}
        </Heading>
        <Text tone="muted">{texts.devicesText}</Text>
      </div>
      <WhenRead reading={reading}>
        {({ sessions }) => (
          <DeviceList
            sessions={sessions}
            onEnded={(ended) => reading.set({ sessions: sessions.filter(({ sessionId }) => sessionId !== ended) })}
          />
        )}
      </WhenRead>
    </section>
  );
}

interface DeviceListProps {
  readonly sessions: readonly DeviceSession[];
  readonly onEnded: (sessionId: string) => void;
}

const everywhere = 'everywhere';

function DeviceList({ sessions, onEnded }: DeviceListProps) {
  const { locale, toasts } = usePlatform();
  const texts = securityMessages(locale);
  const own = signInMessages(locale);
  const calls = useAccountCalls();
  const leaving = { remote: 'account', failed: texts.signOutFailed } as const;
  const { leave } = useLeaveAccount({ ...leaving, done: own.signedOut });
  const { leave: leaveEverywhere } = useLeaveAccount({ ...leaving, done: texts.signedOutEverywhere });
  const confirmed = useConfirmed();
  const { pending, run } = useMutation({ remote: 'account', failedText: texts.signOutFailed });

  const signOut = (device: DeviceSession) => {
    if (device.isCurrent) return run(leave, device.sessionId);
    return run(async () => {
      await confirmed(() => calls(endSession, { body: { sessionId: device.sessionId } }));
      toasts.show({ tone: 'success', text: texts.signedOut(deviceName(device, locale)) });
      // The button that had the focus goes with its row.
      document.getElementById('devices-title')?.focus();
      onEnded(device.sessionId);
    }, device.sessionId);
  };

  const signOutEverywhere = () =>
    run(async () => {
      await confirmed(() => calls(endOtherSessions, { body: {} }));
      await leaveEverywhere();
    }, everywhere);

  return (
    <>
      <ul>
        {sessions.map((device) => (
          <KeptRow
            key={device.sessionId}
            action={
              <Button
                variant="ghost"
                size="small"
                flush
                loading={pending === device.sessionId}
                loadingText={texts.signOut}
                aria-label={device.isCurrent ? texts.signOutThis : texts.signOutOf(deviceName(device, locale))}
                onClick={() => void signOut(device)}
              >
                {texts.signOut}
              </Button>
            }
          >
            <Device device={device} />
          </KeptRow>
        ))}
      </ul>
      {sessions.length < 2 && <Text tone="muted">{texts.onlyThis}</Text>}
      <Button
        variant="secondary"
        css={{ justifySelf: 'start' }}
        loading={pending === everywhere}
        loadingText={texts.signOutEverywhere}
        onClick={() => void signOutEverywhere()}
      >
        {texts.signOutEverywhere}
      </Button>
    </>
  );
}

function Device({ device }: { readonly device: DeviceSession }) {
  const { locale } = usePlatform();
  const texts = securityMessages(locale);
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }}>
        <Text weight={600}>{deviceName(device, locale)}</Text>
        {device.isCurrent && <Badge tone="info">{texts.thisDevice}</Badge>}
      </div>
      {device.storeId && <Text look="small">{texts.till(device.storeId)}</Text>}
      <Text look="small" tone="muted">
        {texts.signedIn(moment(device.createdAt, locale))}
      </Text>
      <Text look="small" tone="muted">
        {texts.lastUsed(moment(device.lastUsedAt, locale))}
      </Text>
    </>
  );
}
