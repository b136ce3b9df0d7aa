import { localeIds } from 'shared-contracts/locale';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { InfoIcon, MailIcon, RepairIcon } from 'shared-ui/icon';
import { useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { SupportPage } from '../features/support/support-page.tsx';
import { WarrantyForm } from '../features/support/warranty-form.tsx';
import { supportMessages } from '../messages/support-messages.ts';
import { warrantyMessages } from '../messages/warranty-messages.ts';

export const head = (_data: unknown, { locale }: Pick<LoaderContext, 'locale'>): Head => ({
  title: warrantyMessages(locale).title,
  description: warrantyMessages(locale).intro,
  canonical: `/${locale.id}/warranty`,
  alternates: Object.fromEntries(localeIds.map((id) => [id, `/${id}/warranty`])),
});

/** The form for goods that are broken (ACC-18). The URL may carry the number of an order. */
export default function WarrantyScreen() {
  const locale = useLocale();
  const texts = warrantyMessages(locale);
  const shared = supportMessages(locale);
  const [parameters] = useSearchParams();
  return (
    <SupportPage
      title={texts.title}
      intro={texts.intro}
      points={[
        { Icon: RepairIcon, title: texts.washTitle, text: texts.washText },
        { Icon: InfoIcon, title: texts.proofTitle, text: texts.proofText },
        { Icon: MailIcon, title: shared.answerTitle, text: shared.answerText },
      ]}
      other={{ to: '/contact', text: texts.question }}
      sentTitle={texts.sentTitle}
      next={({ email }) => [texts.sentText(email), texts.keepNumber]}
    >
      {(onOpened) => <WarrantyForm orderNumber={parameters.get('order') ?? ''} onOpened={onOpened} />}
    </SupportPage>
  );
}
