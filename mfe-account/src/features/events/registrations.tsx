import { useRef, useState } from 'react';
import { getEventRegistrations } from 'shared-contracts/calls/events';
import { buttonStyle } from 'shared-ui/button';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { eventsMessages } from '../../messages/events-messages.ts';
import { KeptList } from '../area/kept-list.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { eventsPage } from './events-page.ts';
import { NoEvents } from './no-events.tsx';
import { RegistrationCard } from './registration-card.tsx';

/** What somebody is registered for, and was (ACC-16). */
export function Registrations() {
  const texts = eventsMessages(useLocale());
  const title = useRef<HTMLHeadingElement>(null);
  const reading = useCall(getEventRegistrations, {}, { remote: 'account', calls: useAccountCalls() });
  const [hasCanceled, setCanceled] = useState(false);
  // The card goes, and with it what had the focus.
  const onCanceled = () => {
    setCanceled(true);
    title.current?.focus();
    reading.again();
  };
  return (
    <WhenRead reading={reading}>
      {({ registrations }) => {
        // The heading stays where the last one was canceled, since it has the focus.
        if (registrations.length === 0 && !hasCanceled) return <NoEvents />;
        const coming = registrations.filter(({ isOver }) => !isOver);
        const past = registrations.filter(({ isOver }) => isOver);
        return (
          <>
            <section aria-labelledby="coming-title" css={{ display: 'grid', gap: space[4] }}>
              <Heading ref={title} level={2} look="h3" id="coming-title" tabIndex={-1}>
                {texts.coming}
              </Heading>
              <KeptList none={texts.noneComing}>
                {coming.map((registration) => (
                  <RegistrationCard
                    key={registration.registrationId}
                    registration={registration}
                    onCanceled={onCanceled}
                  />
                ))}
              </KeptList>
              <Link to={eventsPage} css={[buttonStyle({ variant: 'secondary' }), { justifySelf: 'start' }]}>
                {texts.toEvents}
              </Link>
            </section>
            {past.length > 0 && (
              <section aria-labelledby="past-title" css={{ display: 'grid', gap: space[4] }}>
                <Heading level={2} look="h3" id="past-title">
                  {texts.past}
                </Heading>
                <KeptList none={undefined}>
                  {past.map((registration) => (
                    <RegistrationCard key={registration.registrationId} registration={registration} />
                  ))}
                </KeptList>
              </section>
            )}
          </>
        );
      }}
    </WhenRead>
  );
}
