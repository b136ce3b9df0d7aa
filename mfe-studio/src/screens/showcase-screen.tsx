import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { PageBody } from 'shared-ui/page-body';
import { useLocale } from 'storefront-kit/use-locale';
import { EditorsOnly } from '../features/area/editors-only.tsx';
import { StudioTabs } from '../features/area/studio-tabs.tsx';
import { Showcase } from '../features/showcase/showcase.tsx';
import { showcaseMessages } from '../messages/showcase-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: showcaseMessages(locale).title,
  robots: 'noindex',
});

/** Documents by type, each in a frame (CNT-11). */
export default function ShowcaseScreen() {
  return (
    <PageBody title={showcaseMessages(useLocale()).title}>
      <EditorsOnly page="/studio/showcase">
        <StudioTabs current="/studio/showcase" />
        <Showcase />
      </EditorsOnly>
    </PageBody>
  );
}
