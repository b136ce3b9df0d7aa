import { useForm } from 'react-hook-form';
import { type CustomerKey, type FoundCustomer, findCustomer } from 'shared-contracts/calls/serving';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { servingMessages } from '../../messages/serving-messages.ts';
import { LetGoButton } from './let-go-button.tsx';

const keys = ['email', 'phone', 'memberId', 'orderNumber'] as const satisfies readonly CustomerKey[];
const inputTypes: Readonly<Record<CustomerKey, 'email' | 'tel' | 'text'>> = {
  email: 'email',
  phone: 'tel',
  memberId: 'text',
  orderNumber: 'text',
};

interface FindCustomerProps {
  readonly onFound: (customer: FoundCustomer) => void;
  readonly onCreate: () => void;
  readonly onEnded: () => void;
}

/** Finds a customer by something that is complete and exact. */
export function FindCustomer({ onFound, onCreate, onEnded }: FindCustomerProps) {
  const { calls, locale } = usePlatform();
  const texts = servingMessages(locale);
  const form = useForm<{ by: CustomerKey; value: string }>({
    defaultValues: { by: 'email', value: '' },
    resolver: useFormResolver((f) => f.object({ by: f.picklist(keys), value: f.requiredText(texts.missing) })),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.failed });
  const by = form.watch('by');
  const submit = form.handleSubmit(async (body) => {
    try {
      const { customer } = await calls(findCustomer, { body });
      if (customer) onFound(customer);
      else form.setError('value', { type: 'server', message: texts.none }, { shouldFocus: true });
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Text tone="slate">{texts.intro}</Text>
      <FormError error={errors.root} />
      <SelectField
        label={texts.by}
        options={keys.map((key) => ({ value: key, label: texts[key] }))}
        {...form.register('by', { onChange: () => form.clearErrors() })}
      />
      <TextField
        type={inputTypes[by]}
        label={texts.value(texts[by])}
        hint={texts.valueHint}
        autoComplete="off"
        aria-required
        error={errors.value?.message}
        {...form.register('value')}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.finding}>
        {texts.find}
      </Button>
      <Button variant="secondary" size="large" onClick={onCreate}>
        {texts.create}
      </Button>
      <LetGoButton variant="link" onEnded={onEnded}>
        {texts.clear}
      </LetGoButton>
    </form>
  );
}
