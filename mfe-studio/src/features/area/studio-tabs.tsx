import { useLocale } from 'storefront-kit/use-locale';
import { mediaMessages } from '../../messages/media-messages.ts';
import { showcaseMessages } from '../../messages/showcase-messages.ts';
import { studioMessages } from '../../messages/studio-messages.ts';
import { Tabs } from './tabs.tsx';

/** The pages of the studio. */
export function StudioTabs({ current }: { readonly current: string }) {
  const locale = useLocale();
  const texts = studioMessages(locale);
  const pages = [
    { to: '/studio', label: texts.documents },
    { to: '/studio/media', label: mediaMessages(locale).library },
    { to: '/studio/showcase', label: showcaseMessages(locale).title },
    { to: '/studio/record', label: texts.record },
  ];
  return <Tabs label={texts.pages} pages={pages} current={current} />;
}
