import type { CallResponse } from 'shared-contracts/call';
import type { openStaffLink } from 'shared-contracts/calls/staff';
import { QrCode } from 'shared-ui/qr-code';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { staffMessages } from '../../messages/staff-messages.ts';

/** The key of an authenticator app, as a picture and as text. */
export function AppKey({ app: { key, qr } }: Pick<CallResponse<typeof openStaffLink>, 'app'>) {
  const texts = staffMessages(useLocale());
  const groups = key.match(/.{1,4}/g) ?? [];
  return (
    <>
      {/* Dark on light in every theme: cameras do not read it inverted. */}
      <QrCode label={texts.qr} code={qr} />
      <Text tone="muted">
        {texts.key} <code css={{ overflowWrap: 'anywhere' }}>{groups.join(' ')}</code>
      </Text>
    </>
  );
}
