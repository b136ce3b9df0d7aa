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
  /** Resolves when the cart has it, or has said why not. */
  readonly onChoose: (method: ApplicableShippingMethod) => Promise<void>;
}

/** The ways one group of lines can arrive: dates and prices, soonest kept apart from cheapest by the server's order. */
export function DeliveryMethods({ group, currency, onChoose }: DeliveryMethodsProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  /** What was pressed stands as chosen at once; the cart has the last word. */
  const [wanted, setWanted] = useState<string>();
  async function choose(method: ApplicableShippingMethod) {
    setWanted(method.id);
    await onChoose(method);
    setWanted(undefined);
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
