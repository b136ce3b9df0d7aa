import { useId } from 'react';
import { eventSignUpDialog } from 'shared-contracts/dialogs/content';
import { isEventOver } from 'shared-contracts/event-days';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { InlineMessage } from 'shared-ui/alert';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { formatDay, formatHours } from 'storefront-kit/dates';
import { Link, useLocation } from 'storefront-kit/routing';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { useReport } from 'storefront-kit/use-report';
import { eventMessages } from '../../../messages/event-messages.ts';
import type { BlockProps } from '../block-props.ts';
import { surfaces } from '../parts/ground.ts';
import { RegisterButton } from './register-button.tsx';

/** An event, its days, and its place, with a button that opens its dialog. Elsewhere than on its own page it leads there. */
export function EventSignUpBlock({ block }: BlockProps<'event-sign-up'>) {
  const { dialogs, locale } = usePlatform();
  const report = useReport('content');
  const isHydrating = useIsHydrating();
  const { pathname } = useLocation();
  const titleId = useId();
  const { title, body, startDate, endDate, startTime, endTime, location, link, backgroundColor = 'tile' } = block;
  const [first, last] = [startDate, endDate].map((day) => formatDay(day, locale)) as [string, string];
  const texts = eventMessages(locale);
  // Pages are cached for longer than a day, so that only the browser knows what is over.
  const isOver = !isHydrating && isEventOver(block, new Date());
  const isElsewhere = link !== undefined && pathname !== localePath(locale, link);
  const open = () => {
    dialogs.open(eventSignUpDialog, { event: block }).result.catch(report);
  };
  return (
    // On a page with several events their buttons have the same name.
    <section aria-labelledby={titleId} css={surfaces[backgroundColor]}>
      <Container css={{ display: 'grid', gap: space[4], justifyItems: 'start', paddingBlock: space[7] }}>
        <div>
          <Text weight={600} figures>
            {startDate === endDate ? first : texts.range(first, last)}
          </Text>
          {(startTime || location) && (
            <Text look="small" tone="muted" figures>
              {[startTime && formatHours(startTime, endTime, locale), location].filter(Boolean).join(' · ')}
            </Text>
          )}
        </div>
        <Heading level={2} id={titleId}>
          {isElsewhere ? <Link to={link}>{title}</Link> : title}
        </Heading>
        {body && (
          <Text look="lead" measured>
            {body}
          </Text>
        )}
        {isOver ? <InlineMessage>{texts.over}</InlineMessage> : <RegisterButton event={block} onOpen={open} />}
      </Container>
    </section>
  );
}
