import { useForm } from 'react-hook-form';
import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { areaMessages } from '../../messages/area-messages.ts';
import { personMessages } from '../../messages/person-messages.ts';
import { profileMessages } from '../../messages/profile-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { BirthDateField } from '../person/birth-date-field.tsx';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { GenderField, genders } from '../person/gender-field.tsx';
import { NameFields } from '../person/name-fields.tsx';
import { pairStyle } from '../person/pair-style.ts';
import { PostalCodeField } from '../person/postal-code-field.tsx';
import { usePersonFields } from '../person/use-person-fields.ts';
import { useConfirmed } from '../presence/use-confirmed.ts';
import { changeProfile, detailsChange, type ProfileValues, profileValues } from './profile-change.ts';
import { SignInEmail } from './sign-in-email.tsx';

interface DetailsFormProps {
  readonly profile: ConsumerProfile;
  readonly onChanged: (profile: ConsumerProfile) => void;
}

/** Email and password are changed elsewhere. */
function changeableField(error: ProductError) {
  const field = fieldOfProblem(error);
  return field === 'email' || field === 'password' ? undefined : field;
}

/** Changes personal details (ACC-09). Sends only what changed and shows refusals at their field. */
export function DetailsForm({ profile, onChanged }: DetailsFormProps) {
  const { locale, toasts } = usePlatform();
  const calls = useAccountCalls();
  const texts = profileMessages(locale);
  const labels = personMessages(locale);
  const confirmed = useConfirmed();
  const { fieldOf, ruleOf } = usePersonFields();
  const before = profileValues(profile, locale);
  const form = useForm<ProfileValues>({
    defaultValues: before,
    resolver: useFormResolver((f) =>
      f.object({
        firstName: fieldOf(f, 'firstName'),
        lastName: fieldOf(f, 'lastName'),
        phone: f.pipe(
          f.string(),
          f.trim(),
          f.check((typed) => typed !== '' || before.phone === '', texts.phoneKept),
          // The services check numbers of other countries.
          f.lazy((typed) => (`${typed}`.startsWith('+') ? f.string() : fieldOf(f, 'phone', { optional: true }))),
        ),
        postalCode: fieldOf(f, 'postalCode'),
        birthDate: before.birthDate === '' ? f.blankOr(f.birthDate(locale, labels)) : f.birthDate(locale, labels),
        gender: f.picklist(['', ...genders]),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.failed, fieldOf: changeableField });

  const submit = form.handleSubmit(async (values) => {
    try {
      const change = { consumerDetails: detailsChange(before, values, locale) };
      const changed = await confirmed(() => changeProfile(calls, profile, change));
      if (!changed) {
        toasts.show({ tone: 'info', text: texts.unchanged });
        return;
      }
      form.reset(profileValues(changed, locale));
      onChanged(changed);
      toasts.show({ tone: 'success', text: texts.saved });
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <section css={sheetStyle} aria-labelledby="details-title">
      <Heading level={2} look="h3" id="details-title">
        {texts.details}
      </Heading>
      <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
        <FormError error={errors.root} />
        <NameFields firstName={form.register('firstName')} lastName={form.register('lastName')} errors={errors} />
        <SignInEmail email={profile.consumerDetails.email} />
        <div css={pairStyle}>
          <TextField
            type="tel"
            label={labels.phone}
            {...(before.phone === '' ? { optionalText: areaMessages(locale).optional } : {})}
            autoComplete="tel"
            error={errors.phone?.message}
            {...form.register('phone')}
          />
          <PostalCodeField
            field={form.register('postalCode')}
            error={errors.postalCode?.message}
            rule={ruleOf('postalCode')}
          />
        </div>
        <div css={pairStyle}>
          <BirthDateField
            field={form.register('birthDate')}
            error={errors.birthDate?.message}
            isRequired={before.birthDate !== ''}
            isBesideOther
          />
          <GenderField field={form.register('gender')} />
        </div>
        <Button
          type="submit"
          loading={isSubmitting}
          loadingText={areaMessages(locale).saving}
          css={{ justifySelf: 'start' }}
        >
          {texts.save}
        </Button>
      </form>
    </section>
  );
}
