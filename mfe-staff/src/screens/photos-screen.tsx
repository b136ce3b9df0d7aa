import type { Locale } from 'shared-contracts/locale';
import type { PhotoQueue as Queue } from 'shared-contracts/photo-moderation';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { InlineMessage } from 'shared-ui/alert';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link } from 'storefront-kit/routing';
import { StaffOnly } from '../features/area/staff-only.tsx';
import { PhotoQueue } from '../features/photos/photo-queue.tsx';
import { photoMessages } from '../messages/photo-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: photoMessages(locale).title,
  robots: 'noindex',
});

/** What is in the shop already comes first. */
const queues: readonly Queue[] = ['reported', 'pending'];

/** Moderators decide about photos of shoppers: those that wait, and those that were reported (CNT-12). */
export default function PhotosScreen() {
  const { locale, config } = usePlatform();
  const texts = photoMessages(locale);
  return (
    <PageBody title={texts.title}>
      <Link to="/staff" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.toStaff}
      </Link>
      <StaffOnly page="/staff/photos">
        {({ roles }) => {
          if (!roles.includes('moderator')) return <InlineMessage tone="warning">{texts.moderatorsOnly}</InlineMessage>;
          if (!config.socialMedia) return <InlineMessage tone="info">{texts.noService}</InlineMessage>;
          return queues.map((queue) => <PhotoQueue key={queue} queue={queue} />);
        }}
      </StaffOnly>
    </PageBody>
  );
}
