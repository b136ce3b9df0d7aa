import { GiftIcon, MailIcon, PinIcon } from 'shared-ui/icon';
import { useLocale } from 'storefront-kit/use-locale';
import { joinBenefitsMessages } from '../../messages/join-benefits-messages.ts';
import { HelpPoints } from '../area/help-points.tsx';

/** What a member has, beside the form that makes one. */
export function JoinBenefits() {
  const texts = joinBenefitsMessages(useLocale());
  return (
    <HelpPoints
      label={texts.title}
      points={[
        { Icon: GiftIcon, title: texts.payTitle, text: texts.payText },
        { Icon: PinIcon, title: texts.storeTitle, text: texts.storeText },
        { Icon: MailIcon, title: texts.newsTitle, text: texts.newsText },
      ]}
    />
  );
}
