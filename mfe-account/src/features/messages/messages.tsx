import { getSubscriptions } from 'shared-contracts/calls/consumer';
import { useCall } from 'storefront-kit/use-call';
import { SettingList } from '../area/setting.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { useProfile } from '../profile/use-profile.ts';
import { NewsletterSection } from './newsletter-section.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { stateOf } from './subscription-state.ts';
import { TextsSection } from './texts-section.tsx';

/** Newsletter, text messages, and what the account wants to be told. */
export function Messages() {
  const calls = useAccountCalls();
  const profile = useProfile();
  const subscriptions = useCall(getSubscriptions, {}, { remote: 'account', calls });
  return (
    <WhenRead reading={subscriptions}>
      {(value) => {
        const hasPhone = value.offersTextMessages ? stateOf(value.subscriptions, 'sms').kind === 'on' : undefined;
        return (
          <WhenRead reading={profile}>
            {(person) => (
              <>
                <SettingList>
                  <NewsletterSection type="Newsletter" value={value} onChanged={subscriptions.set} />
                  {(person.isLoyaltyMember ||
                    stateOf(value.subscriptions, 'email', 'LoyaltyNewsletter').kind !== 'off') && (
                    <NewsletterSection type="LoyaltyNewsletter" value={value} onChanged={subscriptions.set} />
                  )}
                  {value.offersTextMessages && (
                    <TextsSection value={value} phone={person.consumerDetails.phone} onChanged={subscriptions.set} />
                  )}
                </SettingList>
                <NotificationsForm
                  // What is shown begins anew when text messages begin or end.
                  key={String(hasPhone)}
                  notifications={person.notifications}
                  hasPhone={hasPhone}
                  onChanged={(notifications) => profile.set({ ...person, notifications })}
                />
              </>
            )}
          </WhenRead>
        );
      }}
    </WhenRead>
  );
}
