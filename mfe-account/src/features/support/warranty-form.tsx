import { useForm } from 'react-hook-form';
import { openWarrantyCase } from 'shared-contracts/calls/consumer-service';
import { usePlatform } from 'shared-contracts/platform';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { supportMessages } from '../../messages/support-messages.ts';
import { warrantyMessages } from '../../messages/warranty-messages.ts';
import { OrderNumberField } from '../look-up/order-number-field.tsx';
import { NameFields } from '../person/name-fields.tsx';
import { pairStyle } from '../person/pair-style.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import type { OpenedCase } from './case-opened.tsx';
import { CountedText } from './counted-text.tsx';
import { PictureField } from './picture-field.tsx';
import { SendCase } from './send-case.tsx';
import { textLimits, type WarrantyValues, warrantyBody, warrantyForm } from './support-fields.ts';
import { todayHere } from './today-here.ts';
import { useCasePictures } from './use-case-pictures.ts';
import { useKnownWriter } from './use-known-writer.ts';
import { useOpenCase } from './use-open-case.ts';

const blank: WarrantyValues = {
  product: '',
  serialNumber: '',
  description: '',
  orderNumber: '',
  purchasedAt: '',
  purchasedOn: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
};
const fields = Object.keys(blank) as (keyof WarrantyValues)[];

interface WarrantyFormProps {
  /** From the URL: an order's page has it in its link. */
  readonly orderNumber: string;
  readonly onOpened: (opened: OpenedCase) => void;
}

/** Goods that are broken, for a guest or a signed-in shopper (ACC-18). */
export function WarrantyForm({ orderNumber, onOpened }: WarrantyFormProps) {
  const { calls, locale } = usePlatform();
  const texts = warrantyMessages(locale);
  const shared = supportMessages(locale);
  const form = useForm<WarrantyValues>({
    defaultValues: { ...blank, orderNumber },
    resolver: useFormResolver((f) => warrantyForm(f, locale, todayHere(new Date()))),
  });
  const { errors, isSubmitting } = form.formState;
  const description = form.watch('description');
  useKnownWriter((name, text) => form.getValues(name) === '' && form.setValue(name, text));
  const pictures = useCasePictures();
  const { open, problem } = useOpenCase({
    fields,
    failed: shared.failed,
    refuse: (name, text) => form.setError(name, { type: 'server', message: text }, { shouldFocus: true }),
  });

  const submit = form.handleSubmit(async (values) => {
    // Enter sends the form also while a picture is on its way.
    if (pictures.isUploading) return;
    const asked = warrantyBody(values, locale, pictures.ids);
    const caseNumber = await open(asked, (body, options) => calls(openWarrantyCase, { body }, options));
    if (caseNumber) onOpened({ caseNumber, email: values.email });
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <TextField
        label={texts.product}
        hint={texts.productHint}
        autoComplete="off"
        aria-required
        error={errors.product?.message}
        {...form.register('product')}
      />
      <TextField
        label={texts.serialNumber}
        optionalText={shared.optional}
        hint={texts.serialNumberHint}
        autoComplete="off"
        error={errors.serialNumber?.message}
        {...form.register('serialNumber')}
      />
      <CountedText
        label={texts.description}
        hint={texts.descriptionHint}
        text={description}
        limit={textLimits.description}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <PictureField pictures={pictures} />
      <OrderNumberField
        label={shared.orderNumber}
        optionalText={shared.optional}
        hint={texts.orderHint}
        error={errors.orderNumber?.message}
        {...form.register('orderNumber')}
      />
      <div css={pairStyle}>
        <TextField
          label={texts.purchasedAt}
          optionalText={shared.optional}
          autoComplete="off"
          error={errors.purchasedAt?.message}
          {...form.register('purchasedAt')}
        />
        <TextField
          type="date"
          label={texts.purchasedOn}
          optionalText={shared.optional}
          error={errors.purchasedOn?.message}
          {...form.register('purchasedOn')}
        />
      </div>
      <NameFields firstName={form.register('firstName')} lastName={form.register('lastName')} errors={errors} />
      <div css={pairStyle}>
        <EmailField field={form.register('email')} error={errors.email?.message} autoComplete="email" />
        <TextField
          type="tel"
          label={texts.phone}
          optionalText={shared.optional}
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <SendCase problem={problem} isSending={isSubmitting || pictures.isUploading} />
    </form>
  );
}
