import { type FormEvent, useRef, useState } from 'react';
import { giftCardBalance } from 'shared-contracts/calls/payment';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { AccordionItem } from 'shared-ui/accordion';
import { Button } from 'shared-ui/button';
import { labelHeight } from 'shared-ui/field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { media, space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import type { CheckoutModel } from '../../model/checkout-state.ts';

/** Payment methods entered as numbers or codes. */
export const codeMethods = ['GIFT_CARD', 'REWARD_CARD', 'REWARD_CODE'] as const;
type CodeMethod = (typeof codeMethods)[number];
type FieldName = 'c_gcCardNumber' | 'c_gcPin' | 'c_rewardCode';

/** Per method, its fields and message keys. */
const forms = {
  GIFT_CARD: { fields: ['c_gcCardNumber', 'c_gcPin'], title: 'addGiftCard', empty: 'giftCardEmpty' },
  REWARD_CARD: { fields: ['c_gcCardNumber', 'c_gcPin'], title: 'addRewardCard', empty: 'rewardCardEmpty' },
  REWARD_CODE: { fields: ['c_rewardCode'], title: 'addRewardCode', empty: 'rewardCodeEmpty' },
} as const satisfies Readonly<Record<CodeMethod, { readonly fields: readonly FieldName[] } & Record<string, unknown>>>;
const fieldParts = {
  c_gcCardNumber: { label: 'giftCardNumber', maxLength: 30 },
  c_gcPin: { label: 'giftCardPin', maxLength: 12 },
  c_rewardCode: { label: 'rewardCode', maxLength: 40 },
} as const;

interface InstrumentFormProps {
  readonly method: CodeMethod;
  readonly model: CheckoutModel;
}

/** Number and PIN of a card, or a code. A refusal is explained at the fields, which keep their values. */
export function InstrumentForm({ method, model }: InstrumentFormProps) {
  const { calls, locale } = usePlatform();
  const texts = checkoutMessages(locale);
  const paying = paymentMessages(locale);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [balance, setBalance] = useState<string>();
  const { run, pending } = useMutation({
    remote: 'checkout',
    onError: ({ message }) => refuse(message || texts.notSaved),
  });
  const { fields, title, empty } = forms[method];

  function refuse(reason: string) {
    setError(reason);
    first.current?.focus();
  }

  /** Does something with what is typed; a refusal is explained at the first field. */
  async function send(what: 'apply' | 'balance', work: (typed: Readonly<Record<string, string>>) => Promise<void>) {
    if (!form.current) return;
    const data = new FormData(form.current);
    const typed = Object.fromEntries(fields.map((name) => [name, String(data.get(name)).replace(/\s/g, '')]));
    setBalance(undefined);
    if (fields.some((name) => typed[name] === '')) return refuse(paying[empty]);
    setError(undefined);
    await run(() => work(typed), what);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('apply', async (typed) => {
      await model.addInstrument({ payment_method_id: method, ...typed });
      form.current?.reset();
    });
  };
  const showBalance = () =>
    void send('balance', async ({ c_gcCardNumber = '', c_gcPin = '' }) => {
      const card = await calls(giftCardBalance, { body: { c_gcCardNumber, c_gcPin } });
      setBalance(paying.cardBalance(card.lastFour, formatMoney(card.balance, card.currency, locale)));
    });

  return (
    <AccordionItem title={paying[title]}>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        css={{
          display: 'grid',
          gap: space[3],
          alignItems: 'start',
          [media.tablet]: { gridTemplateColumns: fields.length > 1 ? '2fr 1fr auto' : '1fr auto' },
        }}
      >
        {fields.map((name, index) => (
          <TextField
            key={name}
            {...(index === 0 ? { ref: first, error } : {})}
            label={paying[fieldParts[name].label]}
            name={name}
            autoComplete="off"
            spellCheck={false}
            maxLength={fieldParts[name].maxLength}
          />
        ))}
        <Button
          type="submit"
          variant="secondary"
          loading={pending === 'apply'}
          loadingText={texts.saving}
          css={{ [media.tablet]: { marginTop: labelHeight } }}
        >
          {paying.apply}
        </Button>
        {method === 'GIFT_CARD' && (
          <div css={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }}>
            <Button
              variant="link"
              size="small"
              loading={pending === 'balance'}
              loadingText={paying.checkBalance}
              onClick={showBalance}
            >
              {paying.checkBalance}
            </Button>
            <span role="status">{balance && <Text look="small">{balance}</Text>}</span>
          </div>
        )}
      </form>
    </AccordionItem>
  );
}
