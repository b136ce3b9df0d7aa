import { type FormEvent, useState } from 'react';
import { type FoundAccount, findAccount } from 'shared-contracts/calls/staff-accounts';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, sheetStyle } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { accountMessages } from '../../messages/account-messages.ts';
import { focusFirst } from '../area/focus-first.ts';
import { AccountDesk } from './account-desk.tsx';

/** Finds the account with an email address, and shows what customer service can do about it. */
export function AccountSearch() {
  const { locale } = usePlatform();
  const texts = accountMessages(locale);
  const calls = useStaffCalls('staff');
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [found, setFound] = useState<{ readonly account: FoundAccount | undefined }>();
  const { isPending, error, run } = useMutation({ remote: 'staff' });
  const find = (address: string) =>
    run(async () => {
      setFound(undefined);
      const { account } = await calls(findAccount, { body: { email: address } });
      setFound({ account });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isWhole = /^\S+@\S+$/.test(address);
    setMissing(!isWhole);
    if (isWhole) void find(address);
    else focusFirst('account-email');
  };
  return (
    <>
      {/* Not sent by the browser itself: the address names somebody. */}
      <form method="post" noValidate onSubmit={submit} css={sheetStyle}>
        <Text tone="muted">{texts.intro}</Text>
        <Row align="end">
          <TextField
            id="account-email"
            type="email"
            label={texts.email}
            maxLength={200}
            autoComplete="off"
            value={email}
            error={isMissing ? texts.emailMissing : undefined}
            onChange={({ target }) => setEmail(target.value)}
            css={{ flex: '1 1 18rem' }}
          />
          <Button type="submit" loading={isPending} loadingText={texts.find}>
            {texts.find}
          </Button>
        </Row>
        {error && (
          <Alert tone="error" announce="alert">
            {error.message || texts.failed}
          </Alert>
        )}
      </form>
      {found && !found.account && <Text role="status">{texts.none}</Text>}
      {found?.account && (
        <AccountDesk
          key={found.account.accountId}
          account={found.account}
          onChanged={(account) => setFound({ account })}
          onReadAgain={() => void find(found.account?.email ?? '')}
          onGone={() => setFound({ account: undefined })}
        />
      )}
    </>
  );
}
