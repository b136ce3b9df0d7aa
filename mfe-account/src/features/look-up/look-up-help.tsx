import { LockIcon, MailIcon, TruckIcon } from 'shared-ui/icon';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { HelpPoints } from '../area/help-points.tsx';

/** What helps with the look-up, beside its form. */
export function LookUpHelp() {
  const texts = accountMessages(useLocale());
  return (
    <HelpPoints
      label={texts.goodToKnow}
      points={[
        { Icon: MailIcon, title: texts.whereTitle, text: texts.whereText },
        { Icon: TruckIcon, title: texts.whatTitle, text: texts.whatText },
        { Icon: LockIcon, title: texts.whyTitle, text: texts.whyText },
      ]}
    />
  );
}
