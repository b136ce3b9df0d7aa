import { useEffect, useRef, useState } from 'react';
import type { FoundAccount } from 'shared-contracts/calls/staff-accounts';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { type } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { accountMessages } from '../../messages/account-messages.ts';
import { type AccountAction, AccountDialog } from './account-dialog.tsx';

interface AccountDeskProps {
  readonly account: FoundAccount;
  readonly onChanged: (account: FoundAccount) => void;
  readonly onReadAgain: () => void;
  /** When the account has been deleted meanwhile. */
  readonly onGone: () => void;
}

/** An account, and what can be done about it. */
export function AccountDesk({ account, onChanged, onReadAgain, onGone }: AccountDeskProps) {
  const { locale } = usePlatform();
  const texts = accountMessages(locale);
  const [action, setAction] = useState<AccountAction>();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, email, isEmployee, createdAt, disabledAt, sessions } = account;
  const actions: readonly AccountAction[] = disabledAt ? ['enable'] : ['signOut', 'disable'];
  return (
    <section css={sheetStyle} aria-labelledby="account">
      <Row justify="space-between">
        <h2 ref={heading} id="account" tabIndex={-1} css={{ ...type.h3, outline: 'none', overflowWrap: 'anywhere' }}>
          {name || texts.found}
        </h2>
        <Row gap={2}>
          <Badge tone="paper">{isEmployee ? texts.employee : texts.customer}</Badge>
          <Badge tone={disabledAt ? 'sale' : 'success'}>{disabledAt ? texts.disabled : texts.active}</Badge>
        </Row>
      </Row>
      <Stack gap={1} css={{ overflowWrap: 'anywhere' }}>
        <Text>{email}</Text>
        <Text>{sessions > 0 ? texts.sessions(sessions) : texts.nowhere}</Text>
        <Text look="small" tone="muted">
          {texts.opened(moment(createdAt, locale))}
        </Text>
        {disabledAt && (
          <Text look="small" tone="muted">
            {texts.disabledSince(moment(disabledAt, locale))}
          </Text>
        )}
      </Stack>
      <Row>
        {actions.map((next) => (
          <Button
            key={next}
            variant="secondary"
            onClick={() => {
              setAction(next);
              setOpen(true);
            }}
          >
            {texts[next]}
          </Button>
        ))}
      </Row>
      {action && (
        <AccountDialog
          key={action}
          account={account}
          action={action}
          open={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => {
            setAction(undefined);
            // The button that opened it may be gone.
            if (document.activeElement === document.body) heading.current?.focus();
          }}
          onChanged={(changed) => {
            onChanged(changed);
            setOpen(false);
          }}
          onGone={onGone}
          onReadAgain={() => {
            onReadAgain();
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
