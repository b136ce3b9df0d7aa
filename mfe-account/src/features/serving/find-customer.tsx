import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type CustomerKey, type FoundCustomer, findCustomer } from 'shared-contracts/calls/serving';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useRefusal } from 'storefront-kit/use-refusal';
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
  const refusalOf = useRefusal('account');
  const [problem, setProblem] = useState<string>();
  const form = useForm<{ by: CustomerKey; value: string }>({
    defaultValues: { by: 'email', value: '' },
    resolver: useFormResolver((f) => f.object({ by: f.picklist(keys), value: f.requiredText(texts.missing) })),
  });
  const { errors, isSubmitting } = form.formState;
  const by = form.watch('by');
  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      const { customer } = await calls(findCustomer, { body });
      if (customer) onFound(customer);
      else form.setError('value', { type: 'server', message: texts.none }, { shouldFocus: true });
    } catch (error) {
      setProblem(refusalOf(error).message || texts.failed);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Text tone="slate">{texts.intro}</Text>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
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
