import { useForm } from 'react-hook-form';
import { addInstrument } from 'shared-contracts/calls/consumer-wallet';
import type { ProductError } from 'shared-contracts/errors/product-error';
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

const valueTypes = ['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD'] as const;
type ValueType = (typeof valueTypes)[number];

interface StoredValues {
  readonly type: ValueType;
  readonly number: string;
  readonly pin: string;
}

/** Why something was not added (docs/spec/accounts.md section 8). */
function textOf(refusal: ProductError, texts: ReturnType<typeof walletMessages>, type: ValueType): string {
  const isGift = type === 'GIFT_CARD';
  if (refusal.is('INSTRUMENT_EXISTS')) return isGift ? texts.giftExists : texts.rewardExists;
  // How long the card stays locked after wrong PINs.
  if (refusal.is('GFC765') && refusal.message) return refusal.message;
  return isGift ? texts.giftFailed : texts.rewardFailed;
}

/** Adds a gift card or a reward to the account; keeps the input when refused. */
export function StoredValueForm({ onAdded }: { readonly onAdded: () => void }) {
  const { locale, botCheck, toasts } = usePlatform();
  const calls = useAccountCalls();
  const refusalOf = useRefusal('account');
  const texts = walletMessages(locale);
  const form = useForm<StoredValues>({
    defaultValues: { type: 'GIFT_CARD', number: '', pin: '' },
    resolver: useFormResolver((f) =>
      f.variant('type', [
        f.object({ type: f.literal('REWARD_CODE'), number: f.requiredText(texts.required), pin: f.string() }),
        f.object({
          type: f.picklist(['GIFT_CARD', 'REWARD_CARD']),
          number: f.requiredText(texts.required),
          pin: f.requiredText(texts.required),
        }),
      ]),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const shown = form.watch('type');
  const isCard = shown !== 'REWARD_CODE';

  const submit = form.handleSubmit(async ({ type, number, pin }) => {
    try {
      const answer = await botCheck.token('login');
      await calls(addInstrument, {
        body: {
          type,
          number: number.replace(/\s/g, ''),
          ...(type === 'REWARD_CODE' ? {} : { pin }),
          ...(answer === undefined ? {} : { recaptcha_response: answer }),
        },
      });
      form.reset({ type, number: '', pin: '' });
      toasts.show({ tone: 'success', text: texts.rewardSaved });
      onAdded();
    } catch (error) {
      const text = textOf(refusalOf(error), texts, type);
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
        [media.tablet]: { gridTemplateColumns: isCard ? '1fr 1.4fr 1fr' : '1fr 1.4fr auto' },
      }}
    >
      <SelectField
        label={texts.kind}
        options={valueTypes.map((value) => ({ value, label: texts[value] }))}
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
          hintBelow
          hint={shown === 'GIFT_CARD' ? texts.giftPinHint : texts.pinHint}
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
        // Beside a single field, below the two of a card.
        css={{
          [media.tablet]: isCard ? { gridColumn: '1 / -1', justifySelf: 'start' } : { marginTop: labelHeight },
        }}
      >
        {texts.addReward}
      </Button>
    </form>
  );
}
