import { eventSignUpDialog } from 'shared-contracts/dialogs/content';
import { isEventOver } from 'shared-contracts/event-days';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { formatDay } from 'storefront-kit/dates';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { useReport } from 'storefront-kit/use-report';
import { eventMessages } from '../../../messages/event-messages.ts';
import type { BlockProps } from '../block-props.ts';
import { surfaces } from '../parts/ground.ts';

/** An event and its days, with a button that opens its dialog. */
export function EventSignUpBlock({ block }: BlockProps<'event-sign-up'>) {
  const { dialogs, locale } = usePlatform();
  const report = useReport('content');
  const isHydrating = useIsHydrating();
  const { title, body, startDate, endDate, openCtaLabel, backgroundColor = 'tile' } = block;
  const [first, last] = [startDate, endDate].map((day) => formatDay(day, locale)) as [string, string];
  const texts = eventMessages(locale);
  // Pages are cached for longer than a day, so that only the browser knows what is over.
  const isOver = !isHydrating && isEventOver(block, new Date());
  const open = () => {
    dialogs.open(eventSignUpDialog, { event: block }).result.catch(report);
  };
  return (
    <section css={surfaces[backgroundColor]}>
      <Container css={{ display: 'grid', gap: space[4], justifyItems: 'start', paddingBlock: space[7] }}>
        <Text weight={600} figures>
          {startDate === endDate ? first : texts.range(first, last)}
        </Text>
        <Heading level={2}>{title}</Heading>
        {body && (
          <Text look="lead" measured>
            {body}
          </Text>
        )}
        {isOver ? (
          <InlineMessage>{texts.over}</InlineMessage>
        ) : (
          // A press before the block is loaded would be lost.
          <Button disabled={isHydrating} onClick={open}>
            {openCtaLabel}
          </Button>
        )}
      </Container>
    </section>
  );
}
