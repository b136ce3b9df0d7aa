import { lazy, type ReactNode, Suspense } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { Container } from 'shared-ui/layout';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useReadySession } from 'storefront-kit/use-ready-session';
import { areaMessages } from '../../messages/area-messages.ts';
import { AccountFrame } from './account-frame.tsx';
import type { AreaPage } from './account-nav.tsx';
import { areaColumn } from './form-columns.ts';

/** Only needed when signed out. */
const AccountPanel = lazy(async () => ({ default: (await import('../sign-in/account-panel.tsx')).AccountPanel }));

interface AccountAreaProps {
  readonly page: AreaPage;
  readonly title: string;
  /** Content for a signed-in account; remounted when the account changes. */
  readonly children: ReactNode;
  /** Blocks of editors, below. */
  readonly blocks?: ReactNode;
}

/** A page of the account: its content when signed in, otherwise the sign-in form. */
export function AccountArea({ page, title, children, blocks }: AccountAreaProps) {
  const { locale } = usePlatform();
  const texts = areaMessages(locale);
  const session = useReadySession('account');
  const isSignedIn = session.status === 'consumer' || session.status === 'employee';
  if (isSignedIn || session.status === 'loading')
    return (
      <AccountFrame page={page} blocks={blocks}>
        <Heading level={1}>{title}</Heading>
        {isSignedIn ? (
          <div key={session.consumerNo} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
            {children}
          </div>
        ) : (
          <SkeletonGroup label={texts.loading}>
            <Skeleton height="18rem" />
          </SkeletonGroup>
        )}
      </AccountFrame>
    );
  return (
    <>
      <Container css={areaColumn}>
        <Heading level={1}>{title}</Heading>
        <div css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
          {session.status === 'guest' && <Text look="lead">{texts.signInFirst}</Text>}
          <Suspense fallback={<Skeleton height="22rem" />}>
            <AccountPanel />
          </Suspense>
        </div>
      </Container>
      {blocks}
    </>
  );
}
