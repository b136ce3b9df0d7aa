import { type FormEvent, useRef, useState } from 'react';
import { requestStockNotice } from 'shared-contracts/calls/products';
import { isEmail } from 'shared-contracts/email';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Stack } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { formatDay } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { useHasAccount } from 'storefront-kit/use-session';
import { notifyMessages } from '../../messages/notify-messages.ts';

interface NotifyFormProps {
  /** Of the size that is not there. */
  readonly upc: string;
  /** When it is sold for the first time; undefined for what was sold before. */
  readonly from: string | undefined;
}

/** Asks for one email when a size is in stock. */
export default function NotifyForm({ upc, from }: NotifyFormProps) {
  const { calls, locale } = usePlatform();
  const texts = notifyMessages(locale);
  // The account has an address.
  const hasAccount = useHasAccount();
  const [answer, setAnswer] = useState<'asked' | 'back'>();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const { run, isPending, error } = useMutation({
    remote: 'content',
    onError: (refusal) => refusal.is('AUT453') && refuse(refusal.message),
  });
  const problem = error && !error.is('AUT453') ? error.message || texts.failed : undefined;

  function refuse(text: string): void {
    setFault(text);
    field.current?.focus();
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = email.trim();
    if (!hasAccount && typed === '') return refuse(texts.required);
    if (!hasAccount && !isEmail(typed)) return refuse(texts.emailShape);
    setFault(undefined);
    await run(async () => {
      const { available } = await calls(requestStockNotice, { body: { upc, ...(hasAccount ? {} : { email: typed }) } });
      setAnswer(available ? 'back' : 'asked');
    });
  }
  if (answer)
    return (
      <Alert tone={answer === 'asked' ? 'success' : 'info'} announce="status">
        {texts[answer]}
      </Alert>
    );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Text>{from ? texts.announced(formatDay(from, locale)) : texts.title}</Text>
        {hasAccount ? (
          <Text look="small" tone="muted">
            {texts.toAccount}
          </Text>
        ) : (
          <TextField
            type="email"
            label={texts.email}
            autoComplete="email"
            aria-required
            ref={field}
            error={fault}
            value={email}
            maxLength={200}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              setFault(undefined);
            }}
          />
        )}
        {problem && (
          <Alert tone="error" announce="alert">
            {problem}
          </Alert>
        )}
        <Button type="submit" block size="large" loading={isPending} loadingText={texts.asking}>
          {texts.ask}
        </Button>
      </Stack>
    </form>
  );
}
