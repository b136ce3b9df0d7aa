import { LockIcon, MailIcon, TruckIcon } from 'shared-ui/icon';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { HelpPoints } from '../area/help-points.tsx';

interface LookUpHelpProps {
  /** Whether the page says what the order shows; false by default. */
  readonly isIntroduced?: boolean;
}

/** What helps with the look-up, beside its form. */
export function LookUpHelp({ isIntroduced = false }: LookUpHelpProps) {
  const texts = accountMessages(useLocale());
  return (
    <HelpPoints
      label={texts.goodToKnow}
      points={[
        { Icon: MailIcon, title: texts.whereTitle, text: texts.whereText, isRepeated: isIntroduced },
        { Icon: TruckIcon, title: texts.whatTitle, text: texts.whatText, isRepeated: isIntroduced },
        { Icon: LockIcon, title: texts.whyTitle, text: texts.whyText },
      ]}
    />
  );
}
