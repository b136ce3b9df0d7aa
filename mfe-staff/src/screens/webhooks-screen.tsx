import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { RoleOnly } from '../features/area/role-only.tsx';
import { WebhookList } from '../features/webhooks/webhook-list.tsx';
import { webhookMessages } from '../messages/webhook-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: webhookMessages(locale).title,
  robots: 'noindex',
});

/** Operators say which other systems receive order events (BEY-12). */
export default function WebhooksScreen() {
  const texts = webhookMessages(useLocale());
  return (
    <PageBody title={texts.title}>
      <Link to="/staff" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.toStaff}
      </Link>
      <RoleOnly needs="operator" page="/staff/webhooks" refusal={texts.operatorsOnly}>
        <WebhookList />
      </RoleOnly>
    </PageBody>
  );
}
