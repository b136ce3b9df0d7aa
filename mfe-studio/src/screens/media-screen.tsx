import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { PageBody } from 'shared-ui/page-body';
import { useLocale } from 'storefront-kit/use-locale';
import { EditorsOnly } from '../features/area/editors-only.tsx';
import { StudioTabs } from '../features/area/studio-tabs.tsx';
import { MediaLibrary } from '../features/media/media-library.tsx';
import { mediaMessages } from '../messages/media-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: mediaMessages(locale).library,
  robots: 'noindex',
});

/** The library of pictures (BEY-10). */
export default function MediaScreen() {
  return (
    <PageBody title={mediaMessages(useLocale()).library}>
      <EditorsOnly page="/studio/media">
        <StudioTabs current="/studio/media" />
        <MediaLibrary />
      </EditorsOnly>
    </PageBody>
  );
}
