import { useEffect, useState } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import type { Credentials } from 'shared-contracts/session';
import { Alert } from 'shared-ui/alert';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useSearchParams } from 'storefront-kit/routing';
import { useReadySession } from 'storefront-kit/use-ready-session';
import { EmployeeSignInForm } from '../features/employee/employee-sign-in-form.tsx';
import { StoreChoice } from '../features/employee/store-choice.tsx';
import { StoreModePanel } from '../features/employee/store-mode-panel.tsx';
import { employeeMessages } from '../messages/employee-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: employeeMessages(locale).title,
  robots: 'noindex',
});

/** Sign-in of employees, for their own shopping or for store mode (ACC-19, STO-01). */
export default function AssociateLoginScreen() {
  const { locale } = usePlatform();
  const texts = employeeMessages(locale);
  const session = useReadySession('account');
  const [parameters] = useSearchParams();
  /** Held in this page's memory only, while a store is chosen. */
  const [credentials, setCredentials] = useState<Credentials>();
  const isAssociate = session.status === 'associate';
  // Once store mode is on, the next person signs in again.
  useEffect(() => {
    if (isAssociate) setCredentials(undefined);
  }, [isAssociate]);
  return (
    <Container css={{ paddingBlock: `${space[7]} ${space[8]}` }}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], maxWidth: '32rem' }}>
        <Heading level={1}>{texts.title}</Heading>
        {parameters.get('ended') === 'idle' && !isAssociate && !credentials && (
          <Alert tone="info" announce="status">
            {texts.ended}
          </Alert>
        )}
        {!isAssociate && !credentials && <Text look="lead">{texts.intro}</Text>}
        {isAssociate && <StoreModePanel store={session.store} />}
        {!isAssociate && credentials && (
          <StoreChoice credentials={credentials} onBack={() => setCredentials(undefined)} />
        )}
        {!isAssociate && !credentials && (
          <EmployeeSignInForm
            purpose={parameters.get('for') === 'shopping' ? 'shopping' : 'store'}
            onChoosingStore={setCredentials}
          />
        )}
      </div>
    </Container>
  );
}
