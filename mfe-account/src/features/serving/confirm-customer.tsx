import { useForm } from 'react-hook-form';
import type { FoundCustomer } from 'shared-contracts/calls/serving';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { FormError } from 'shared-ui/form-error';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { storedCart } from 'storefront-kit/stored-cart';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { servingMessages } from '../../messages/serving-messages.ts';
import { useBeginServing } from './use-begin-serving.ts';

interface ConfirmCustomerProps {
  readonly customer: FoundCustomer;
  readonly onBack: () => void;
  readonly onBegun: () => void;
}

/** Shows as much of a customer as it takes to be sure, and asks for what the customer agrees to. */
export function ConfirmCustomer({ customer, onBack, onBegun }: ConfirmCustomerProps) {
  const { locale, toasts } = usePlatform();
  const texts = servingMessages(locale);
  const begin = useBeginServing();
  const hasCart = (storedCart.read()?.totalItems ?? 0) > 0;
  const form = useForm({
    defaultValues: { agreed: false, addresses: false, takesCart: hasCart },
    resolver: useFormResolver((f) =>
      f.object({ agreed: f.consent(texts.agreedMissing), addresses: f.boolean(), takesCart: f.boolean() }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.failed });
  const submit = form.handleSubmit(async ({ addresses, takesCart }) => {
    try {
      await begin({
        reference: customer.reference,
        isAgreed: true,
        sharesAddresses: addresses,
        takesCart,
      });
      toasts.show({ tone: 'success', text: texts.begun(customer.name) });
      onBegun();
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <FormError error={errors.root} />
      <div
        css={{
          display: 'grid',
          gap: space[1],
          padding: space[4],
          border: `1px solid ${color.line}`,
          borderRadius: radius.card,
          overflowWrap: 'anywhere',
        }}
      >
        <Text weight={600}>
          <span>{`${customer.name} `}</span>
          {customer.isMember && <Badge tone="info">{texts.member}</Badge>}
        </Text>
        <Text tone="slate">{[customer.city, customer.email, customer.phone].filter(Boolean).join(' · ')}</Text>
      </div>
      <Text tone="slate">{texts.confirm}</Text>
      <Checkbox label={texts.agreed} aria-required error={errors.agreed?.message} {...form.register('agreed')} />
      <Checkbox label={texts.addresses} {...form.register('addresses')} />
      {hasCart && <Checkbox label={texts.takeCart} {...form.register('takesCart')} />}
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.beginning}>
        {texts.begin}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  );
}
