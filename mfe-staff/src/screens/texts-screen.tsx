import type { Locale } from 'shared-contracts/locale';
import type { PhotoQueue as Queue } from 'shared-contracts/photo-moderation';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { InlineMessage } from 'shared-ui/alert';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link } from 'storefront-kit/routing';
import { StaffOnly } from '../features/area/staff-only.tsx';
import { TextQueue } from '../features/texts/text-queue.tsx';
import { textMessages } from '../messages/text-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: textMessages(locale).title,
  robots: 'noindex',
});

/** What is in the shop already comes first. */
const queues: readonly Queue[] = ['reported', 'pending'];

/** Moderators decide about reviews, questions, and answers (CAT-06). */
export default function TextsScreen() {
  const texts = textMessages(usePlatform().locale);
  return (
    <PageBody title={texts.title}>
      <Link to="/staff" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.toStaff}
      </Link>
      <StaffOnly page="/staff/texts">
        {({ roles }) =>
          roles.includes('moderator') ? (
            queues.map((queue) => <TextQueue key={queue} queue={queue} />)
          ) : (
            <InlineMessage tone="warning">{texts.moderatorsOnly}</InlineMessage>
          )
        }
      </StaffOnly>
    </PageBody>
  );
}
