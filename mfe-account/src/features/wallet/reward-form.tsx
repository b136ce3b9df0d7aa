import { useForm } from 'react-hook-form';
import { addInstrument } from 'shared-contracts/calls/consumer-wallet';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { labelHeight } from 'shared-ui/field';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { media, space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useRefusal } from 'storefront-kit/use-refusal';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';

interface RewardValues {
  readonly type: 'REWARD_CODE' | 'REWARD_CARD';
  readonly number: string;
  readonly pin: string;
}

/** Adds a reward to the account; keeps the input when refused. */
export function RewardForm({ onAdded }: { readonly onAdded: () => void }) {
  const { locale, botCheck, toasts } = usePlatform();
  const calls = useAccountCalls();
  const refusalOf = useRefusal('account');
  const texts = walletMessages(locale);
  const form = useForm<RewardValues>({
    defaultValues: { type: 'REWARD_CODE', number: '', pin: '' },
    resolver: useFormResolver((f) =>
      f.variant('type', [
        f.object({ type: f.literal('REWARD_CODE'), number: f.requiredText(texts.required), pin: f.string() }),
        f.object({
          type: f.literal('REWARD_CARD'),
          number: f.requiredText(texts.required),
          pin: f.requiredText(texts.required),
        }),
      ]),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const isCard = form.watch('type') === 'REWARD_CARD';

  const submit = form.handleSubmit(async ({ type, number, pin }) => {
    try {
      const answer = await botCheck.token('login');
      await calls(addInstrument, {
        body: {
          type,
          number: number.replace(/\s/g, ''),
          ...(type === 'REWARD_CARD' ? { pin } : {}),
          ...(answer === undefined ? {} : { recaptcha_response: answer }),
        },
      });
      form.reset({ type, number: '', pin: '' });
      toasts.show({ tone: 'success', text: texts.rewardSaved });
      onAdded();
    } catch (error) {
      const text = refusalOf(error).is('INSTRUMENT_EXISTS') ? texts.rewardExists : texts.rewardFailed;
      form.setError('number', { type: 'server', message: text }, { shouldFocus: true });
      toasts.show({ tone: 'error', text });
    }
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[4],
        alignItems: 'start',
        [media.tablet]: { gridTemplateColumns: isCard ? '1fr 1.4fr' : '1fr 1.4fr auto' },
      }}
    >
      <SelectField
        label={texts.kind}
        options={(['REWARD_CODE', 'REWARD_CARD'] as const).map((value) => ({ value, label: texts[value] }))}
        {...form.register('type')}
      />
      <TextField
        label={texts.number}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        aria-required
        error={errors.number?.message}
        {...form.register('number')}
      />
      {isCard && (
        <TextField
          label={texts.pin}
          hint={texts.pinHint}
          autoComplete="off"
          inputMode="numeric"
          maxLength={12}
          aria-required
          error={errors.pin?.message}
          {...form.register('pin')}
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        loading={isSubmitting}
        loadingText={texts.adding}
        // Beside a single field, below a card's two fields.
        css={{
          [media.tablet]: isCard ? { gridColumn: '1 / -1', justifySelf: 'start' } : { marginTop: labelHeight },
        }}
      >
        {texts.addReward}
      </Button>
    </form>
  );
}
