import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProductError, type ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import type { Credentials } from 'shared-contracts/session';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { RetryAlert } from 'shared-ui/retry-alert';
import { SelectField } from 'shared-ui/select-field';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { employeeMessages } from '../../messages/employee-messages.ts';
import { CodeStep } from '../sign-in/code-step.tsx';
import { useWorkplaces } from './use-workplaces.ts';

interface StoreChoiceProps {
  readonly credentials: Credentials;
  readonly onBack: () => void;
}

/** Asks for store and associate, and opens store mode (STO-01). */
export function StoreChoice({ credentials, onBack }: StoreChoiceProps) {
  const { session, locale } = usePlatform();
  const texts = employeeMessages(locale);
  const form = useForm({
    defaultValues: { storeId: '', storeEmployeeId: '' },
    resolver: useFormResolver((f) =>
      f.object({ storeId: f.requiredText(texts.storeMissing), storeEmployeeId: f.requiredText(texts.whoMissing) }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.failed,
    fieldOf: ({ details }) => (details[0]?.field === 'storeId' ? 'storeId' : 'storeEmployeeId'),
  });
  const storeId = form.watch('storeId');
  const { stores, storesError, colleagues, colleaguesError, again } = useWorkplaces(storeId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const [asked, setAsked] = useState<ProductError>();
  const signIn = async (secondFactor?: string) => {
    await session.signIn({ ...credentials, secondFactor }, form.getValues());
  };
  const submit = form.handleSubmit(async () => {
    try {
      await signIn();
    } catch (error) {
      // Who takes long to choose is asked once more.
      if (isProductError(error, 'AUT460')) setAsked(error);
      else refuse(error);
    }
  });
  // A store without employees is an error of the store field; any other error appears above the fields.
  const storeFault = colleaguesError?.is('STR404') ? colleaguesError.message : errors.storeId?.message;
  if (asked)
    return (
      <CodeStep
        isEmployee
        asked={asked}
        onCode={signIn}
        onBack={() => setAsked(undefined)}
        texts={{ submit: texts.start, submitting: texts.starting, back: texts.backToStore }}
      />
    );
  const readFault = storesError ?? (colleaguesError?.is('STR404') ? undefined : colleaguesError);
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[5] }}>
      <div css={{ display: 'grid', gap: space[2] }}>
        <Heading level={2} look="h3" ref={heading} tabIndex={-1}>
          {texts.storeTitle}
        </Heading>
        <Text tone="muted">{texts.storeIntro}</Text>
      </div>
      <FormError error={errors.root} />
      {readFault && (
        <RetryAlert retryText={texts.tryAgain} onRetry={again}>
          {storesError ? texts.storesFailed : texts.namesFailed} {readFault.message}
        </RetryAlert>
      )}
      <SelectField
        label={texts.store}
        placeholder={texts.chooseStore}
        aria-required
        options={(stores ?? []).map(({ storeId, name, city }) => ({ value: storeId, label: `${name}, ${city}` }))}
        error={storeFault}
        {...form.register('storeId', { onChange: () => form.setValue('storeEmployeeId', '') })}
      />
      <SelectField
        label={texts.who}
        placeholder={texts.chooseWho}
        aria-required
        disabled={!colleagues}
        {...(storeId ? {} : { hint: texts.whoLater })}
        options={(colleagues ?? []).map(({ storeEmployeeId, storeEmployeeName }) => ({
          value: storeEmployeeId,
          label: `${storeEmployeeName} (${storeEmployeeId})`,
        }))}
        error={errors.storeEmployeeId?.message}
        {...form.register('storeEmployeeId')}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.starting}>
        {texts.start}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  );
}
