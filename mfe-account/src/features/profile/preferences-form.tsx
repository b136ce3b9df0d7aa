import { useForm } from 'react-hook-form';
import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { sheetStyle } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { areaMessages } from '../../messages/area-messages.ts';
import { personMessages } from '../../messages/person-messages.ts';
import { profileMessages } from '../../messages/profile-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { InterestBoxes } from './interest-boxes.tsx';
import { readInterests, shoeSizes, sizeText, writeInterests } from './preferences.ts';
import { changeProfile } from './profile-change.ts';

interface PreferencesFormProps {
  readonly profile: ConsumerProfile;
  readonly onChanged: (profile: ConsumerProfile) => void;
}

/** Edits interests and sizes (ACC-09). */
export function PreferencesForm({ profile, onChanged }: PreferencesFormProps) {
  const { locale, toasts } = usePlatform();
  const calls = useAccountCalls();
  const texts = profileMessages(locale);
  const { preferences } = profile;
  const form = useForm({
    defaultValues: {
      chosen: [...readInterests(preferences)],
      shoeSize: preferences.preferredShoeSize ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.failed });
  const submit = form.handleSubmit(async ({ chosen, shoeSize }) => {
    try {
      const changed = await changeProfile(calls, profile, {
        preferences: { interests: writeInterests(chosen, preferences), preferredShoeSize: shoeSize },
      });
      if (changed) onChanged(changed);
      toasts.show({ tone: 'success', text: texts.savedPreferences });
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <section css={sheetStyle} aria-labelledby="preferences-title">
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={2} look="h3" id="preferences-title">
          {texts.preferences}
        </Heading>
        <Text tone="muted">{texts.preferencesText}</Text>
      </div>
      <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
        <FormError error={errors.root} />
        <InterestBoxes field={form.register('chosen')} />
        <SelectField
          label={texts.shoeSize}
          optionalText={areaMessages(locale).optional}
          placeholder={personMessages(locale).choose}
          options={shoeSizes(locale.region, preferences.preferredShoeSize).map((size) => ({
            value: size,
            label: sizeText(size, locale),
          }))}
          css={{ maxWidth: '14rem' }}
          {...form.register('shoeSize')}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={isSubmitting}
          loadingText={areaMessages(locale).saving}
          css={{ justifySelf: 'start' }}
        >
          {texts.savePreferences}
        </Button>
      </form>
    </section>
  );
}
