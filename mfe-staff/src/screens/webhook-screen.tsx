import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link, useParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { RoleOnly } from '../features/area/role-only.tsx';
import { WebhookDesk } from '../features/webhooks/webhook-desk.tsx';
import { webhookMessages } from '../messages/webhook-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: webhookMessages(locale).title,
  robots: 'noindex',
});

/** Operators look after one system that receives order events, and send it events again (BEY-12). */
export default function WebhookScreen() {
  const texts = webhookMessages(useLocale());
  const { webhook = '' } = useParams();
  return (
    <PageBody title={texts.title}>
      <Link to="/staff/webhooks" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.toAll}
      </Link>
      <RoleOnly needs="operator" page={`/staff/webhooks/${webhook}`} refusal={texts.operatorsOnly}>
        <WebhookDesk key={webhook} webhookId={webhook} />
      </RoleOnly>
    </PageBody>
  );
}
