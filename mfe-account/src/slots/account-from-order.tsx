import { useId, useState } from 'react';
import { formLocationOf } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import type { OrderingPerson } from 'shared-contracts/slots/account';
import { Alert } from 'shared-ui/alert';
import { buttonStyle } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { Link } from 'storefront-kit/routing';
import { useSession } from 'storefront-kit/use-session';
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx';
import { signUpMessages } from '../messages/sign-up-messages.ts';

/** Creates an account from a guest's order (CHK-20): asks only for what the order does not contain. */
export default function AccountFromOrder({ person }: { readonly person: OrderingPerson }) {
  const { locale } = usePlatform();
  const session = useSession();
  const texts = signUpMessages(locale);
  const titleId = useId();
  const [done, setDone] = useState<'signed-in' | 'unsigned'>();
  if (!done && session.status !== 'guest') return null;
  return (
    <section aria-labelledby={titleId} css={sheetStyle}>
      <Heading level={2} look="h3" id={titleId}>
        {texts.fromOrderTitle}
      </Heading>
      {done ? (
        <>
          <Alert tone="success" announce="status">
            {done === 'signed-in' ? `${texts.created} ${texts.fromOrderDone}` : texts.createdOnly}
          </Alert>
          <Link to="/account" css={buttonStyle({ variant: 'secondary' })}>
            {done === 'signed-in' ? texts.toAccount : texts.signIn}
          </Link>
        </>
      ) : (
        <>
          <Text tone="muted">{texts.fromOrderText(person.email)}</Text>
          <SignUpForm
            person={person}
            location={formLocationOf({ place: 'page', form: 'sign-up', subject: 'order' })}
            onDone={(signedIn) => setDone(signedIn ? 'signed-in' : 'unsigned')}
          />
        </>
      )}
    </section>
  );
}
