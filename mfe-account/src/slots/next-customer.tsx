import { useLocale } from 'storefront-kit/use-locale';
import { LetGoButton } from '../features/serving/let-go-button.tsx';
import { servingMessages } from '../messages/serving-messages.ts';

/** Leads on from an order at a till, on which nothing of the customer stays. */
export default function NextCustomer() {
  return <LetGoButton block>{servingMessages(useLocale()).next}</LetGoButton>;
}
