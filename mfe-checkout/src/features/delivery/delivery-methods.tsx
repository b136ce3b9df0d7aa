import { useState } from 'react';
import type { ApplicableShippingMethod, ShippingGroup } from 'shared-contracts/calls/cart-entities';
import type { Currency } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { arrival } from 'storefront-kit/arrival';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

interface DeliveryMethodsProps {
  readonly group: ShippingGroup;
  readonly currency: Currency;
  /** Resolves once the cart has the method, or has shown an error. */
  readonly onChoose: (method: ApplicableShippingMethod) => Promise<unknown>;
}

/** The delivery methods of a group with dates and prices, in the server's order. */
export function DeliveryMethods({ group, currency, onChoose }: DeliveryMethodsProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  /** Shows the latest choice immediately, until the cart answers. */
  const [wanted, setWanted] = useState<string>();
  async function choose(method: ApplicableShippingMethod) {
    setWanted(method.id);
    await onChoose(method);
    setWanted((latest) => (latest === method.id ? undefined : latest));
  }
  return (
    <RadioGroup label={group.storeName ?? texts.deliveryMethod} hideLabel>
      {group.applicableShippingMethods.map((method) => (
        <RadioCard
          key={method.id}
          name={`delivery-${group.shippingId}`}
          value={method.id}
          label={method.label}
          note={arrival(method, locale) ?? method.description}
          aside={method.price.finalAmount === 0 ? texts.free : formatMoney(method.price.finalAmount, currency, locale)}
          checked={wanted === undefined ? method.selected : wanted === method.id}
          onChange={() => void choose(method)}
        />
      ))}
    </RadioGroup>
  );
}
