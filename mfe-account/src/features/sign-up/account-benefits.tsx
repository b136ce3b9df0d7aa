import { GiftIcon, PinIcon, TruckIcon } from 'shared-ui/icon';
import { useLocale } from 'storefront-kit/use-locale';
import { accountBenefitsMessages } from '../../messages/account-benefits-messages.ts';
import { HelpPoints } from '../area/help-points.tsx';

/** What an account brings, beside the form that opens one. */
export function AccountBenefits() {
  const texts = accountBenefitsMessages(useLocale());
  return (
    <HelpPoints
      label={texts.benefits}
      points={[
        { Icon: GiftIcon, title: texts.pointsTitle, text: texts.pointsText },
        { Icon: TruckIcon, title: texts.ordersTitle, text: texts.ordersText },
        { Icon: PinIcon, title: texts.savedTitle, text: texts.savedText },
      ]}
    />
  );
}
