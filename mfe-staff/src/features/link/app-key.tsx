import type { CallResponse } from 'shared-contracts/call';
import type { openStaffLink } from 'shared-contracts/calls/staff';
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
      <svg
        role="img"
        aria-label={texts.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        css={{ background: '#fff', width: 'min(100%, 14rem)' }}
      >
        <path fill="#000" d={qr.path} />
      </svg>
      <Text tone="muted">
        {texts.key} <code css={{ overflowWrap: 'anywhere' }}>{groups.join(' ')}</code>
      </Text>
    </>
  );
}
