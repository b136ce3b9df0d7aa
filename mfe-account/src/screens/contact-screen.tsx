import { localeIds } from 'shared-contracts/locale';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { LockIcon, MailIcon, TruckIcon } from 'shared-ui/icon';
import { useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { ContactForm } from '../features/support/contact-form.tsx';
import { SupportPage } from '../features/support/support-page.tsx';
import type { ContactSubjects } from '../loaders/contact-loader.ts';
import { contactMessages } from '../messages/contact-messages.ts';
import { supportMessages } from '../messages/support-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<ContactSubjects> =>
  (await import('../loaders/contact-loader.ts')).loadContactSubjects(context);

export const head = (_data: ContactSubjects, { locale }: Pick<LoaderContext, 'locale'>): Head => ({
  title: contactMessages(locale).title,
  description: contactMessages(locale).intro,
  canonical: `/${locale.id}/contact`,
  alternates: Object.fromEntries(localeIds.map((id) => [id, `/${id}/contact`])),
});

/** The contact form (ACC-18). The server renders it with its subjects; it is the same for everybody. */
export default function ContactScreen() {
  const { categories } = useScreenData<ContactSubjects>();
  const locale = useLocale();
  const texts = contactMessages(locale);
  const shared = supportMessages(locale);
  return (
    <SupportPage
      title={texts.title}
      intro={texts.intro}
      points={[
        { Icon: MailIcon, title: shared.answerTitle, text: shared.answerText },
        { Icon: TruckIcon, title: texts.orderTitle, text: texts.orderText },
        { Icon: LockIcon, title: shared.secretTitle, text: shared.secretText },
      ]}
      other={{ to: '/warranty', text: texts.broken }}
      sentTitle={texts.sentTitle}
      next={({ email }) => [texts.sentText(email), texts.keepNumber]}
    >
      {(onOpened) => <ContactForm categories={categories} onOpened={onOpened} />}
    </SupportPage>
  );
}
