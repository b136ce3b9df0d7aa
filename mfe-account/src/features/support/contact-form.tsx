import { useForm } from 'react-hook-form';
import type { CallResponse } from 'shared-contracts/call';
import { contactUs, type getContactSubjects } from 'shared-contracts/calls/consumer-service';
import { usePlatform } from 'shared-contracts/platform';
import { SelectField } from 'shared-ui/select-field';
import { space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { contactMessages } from '../../messages/contact-messages.ts';
import { supportMessages } from '../../messages/support-messages.ts';
import { OrderNumberField } from '../look-up/order-number-field.tsx';
import { NameFields } from '../person/name-fields.tsx';
import { EmailField } from '../sign-in/email-field.tsx';
import { useCarriedMessage } from './carried-message.ts';
import type { OpenedCase } from './case-opened.tsx';
import { CountedText } from './counted-text.tsx';
import { SendCase } from './send-case.tsx';
import { type ContactValues, contactBody, contactForm, textLimits } from './support-fields.ts';
import { useKnownWriter } from './use-known-writer.ts';
import { useOpenCase } from './use-open-case.ts';

const blank: ContactValues = {
  category: '',
  subject: '',
  orderNumber: '',
  message: '',
  firstName: '',
  lastName: '',
  email: '',
};
const fields = Object.keys(blank) as (keyof ContactValues)[];
const optionOf = ({ id, label }: { readonly id: string; readonly label: string }) => ({ value: id, label });

interface ContactFormProps {
  readonly categories: CallResponse<typeof getContactSubjects>['categories'];
  readonly onOpened: (opened: OpenedCase) => void;
}

/** A message to the shop, about one of the subjects that it offers (ACC-18). */
export function ContactForm({ categories, onOpened }: ContactFormProps) {
  const { calls, locale } = usePlatform();
  const texts = contactMessages(locale);
  const shared = supportMessages(locale);
  const form = useForm<ContactValues>({
    defaultValues: blank,
    resolver: useFormResolver((f) => contactForm(f, locale)),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [category, message] = form.watch(['category', 'message']);
  const subjectsOf = (id: string) => categories.find((one) => one.id === id)?.subjects ?? [];
  useKnownWriter((name, text) => form.getValues(name) === '' && form.setValue(name, text));
  useCarriedMessage((text) => form.getValues('message') === '' && form.setValue('message', text));
  const { open, problem } = useOpenCase({
    fields,
    failed: shared.failed,
    refuse: (name, text) => form.setError(name, { type: 'server', message: text }, { shouldFocus: true }),
  });

  /** A subject belongs to its category; a single one needs no choice. */
  function chooseSubject(id: string) {
    const [only, ...others] = subjectsOf(id);
    form.setValue('subject', only && others.length === 0 ? only.id : '', { shouldValidate: isSubmitted });
  }
  const submit = form.handleSubmit(async (values) => {
    const caseNumber = await open(contactBody(values), (body, options) => calls(contactUs, { body }, options));
    if (caseNumber) onOpened({ caseNumber, email: values.email });
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <SelectField
        label={texts.category}
        placeholder={shared.choose}
        options={categories.map(optionOf)}
        aria-required
        error={errors.category?.message}
        {...form.register('category', { onChange: ({ target }) => chooseSubject(target.value) })}
      />
      <SelectField
        // Its options are there before its value.
        key={category}
        label={texts.subject}
        placeholder={shared.choose}
        options={subjectsOf(category).map(optionOf)}
        aria-required
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <OrderNumberField
        label={shared.orderNumber}
        optionalText={shared.optional}
        hint={texts.orderHint}
        error={errors.orderNumber?.message}
        {...form.register('orderNumber')}
      />
      <CountedText
        label={texts.message}
        text={message}
        limit={textLimits.message}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <NameFields firstName={form.register('firstName')} lastName={form.register('lastName')} errors={errors} />
      <EmailField field={form.register('email')} error={errors.email?.message} autoComplete="email" />
      <SendCase problem={problem} isSending={isSubmitting} />
    </form>
  );
}
