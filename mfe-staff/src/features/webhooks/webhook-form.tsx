import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Webhook } from 'shared-contracts/calls/staff-webhooks';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { webhookMessages } from '../../messages/webhook-messages.ts';
import { focusFirst } from '../area/focus-first.ts';
import { EventBoxes, firstEventBox } from './event-boxes.tsx';

/** What a system is told, and where. */
export type WebhookSettings = Pick<Webhook, 'name' | 'url' | 'types'>;

interface WebhookFormProps {
  readonly settings: WebhookSettings;
  readonly action: string;
  readonly busyText: string;
  /** Rejects when it was refused. */
  readonly onSave: (settings: WebhookSettings) => Promise<unknown>;
}

/** Name, address, and events of a system that receives order events. */
export function WebhookForm({ settings, action, busyText, onSave }: WebhookFormProps) {
  const texts = webhookMessages(usePlatform().locale);
  const [types, setTypes] = useState(settings.types);
  const form = useForm({
    defaultValues: { name: settings.name, url: settings.url },
    resolver: useFormResolver((f) =>
      f.object({ name: f.requiredText(texts.nameMissing), url: f.requiredText(texts.urlMissing) }),
    ),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'staff',
    failedText: texts.failed,
    fieldOf: ({ id }) => (id === 'WHK400' ? 'url' : undefined),
  });
  const isNoneChosen = types.length === 0;
  const save = form.handleSubmit(async (fields) => {
    if (isNoneChosen) return focusFirst(firstEventBox);
    try {
      await onSave({ ...fields, types });
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={save} css={{ display: 'grid', gap: space[4], maxWidth: '40rem' }}>
      <FormError error={errors.root} />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
        autoComplete="off"
        aria-required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        type="url"
        label={texts.url}
        hint={texts.urlHint}
        maxLength={500}
        autoComplete="off"
        aria-required
        error={errors.url?.message}
        {...form.register('url')}
      />
      <EventBoxes
        types={types}
        onChange={setTypes}
        error={isSubmitted && isNoneChosen ? texts.typesMissing : undefined}
      />
      <Button type="submit" loading={isSubmitting} loadingText={busyText} css={{ justifySelf: 'start' }}>
        {action}
      </Button>
    </form>
  );
}
