import { useAtomValue } from 'jotai/react';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { buttonStyle } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useReadySession } from 'storefront-kit/use-ready-session';
import { outcomeText } from '../features/till/outcome-text.ts';
import { ScanField } from '../features/till/scan-field.tsx';
import { ScanList } from '../features/till/scan-list.tsx';
import { TillSale } from '../features/till/till-sale.tsx';
import { tillMessages } from '../messages/till-messages.ts';
import { scanQueue } from '../service/scans.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: tillMessages(locale).title,
  robots: 'noindex',
});

/** The till of store mode: an associate scans goods, or types their codes, and goes on to payment (STO-05). */
export default function TillScreen() {
  const texts = tillMessages(useLocale());
  const { status } = useReadySession('cart');
  return (
    <Container css={{ paddingBlock: `${space[5]} ${space[8]}` }}>
      <Heading level={1} look="h2">
        {texts.title}
      </Heading>
      {status === 'associate' ? (
        <Till />
      ) : (
        status !== 'loading' && (
          <div css={{ display: 'grid', gap: space[4], justifyItems: 'start', paddingTop: space[4] }}>
            <Text>{texts.onlyStores}</Text>
            <Link to="/associate-login" css={buttonStyle({ size: 'large' })}>
              {texts.toLogin}
            </Link>
          </div>
        )
      )}
    </Container>
  );
}

function Till() {
  const platform = usePlatform();
  const texts = tillMessages(platform.locale);
  const queue = scanQueue(platform);
  const { all, isCutOff } = useAtomValue(queue.atom, { store: platform.store });
  const waiting = all.filter(({ state }) => state === 'waiting').length;
  const latest = all.find(({ state }) => state !== 'waiting');
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[6],
        alignItems: 'start',
        paddingTop: space[4],
        [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <div css={{ display: 'grid', gap: space[4] }}>
        <ScanField onCode={queue.scan} />
        <div role="status">
          {isCutOff && waiting > 0 && <Alert tone="warning">{texts.cutOff(waiting)}</Alert>}
          <span className="visually-hidden">
            {latest && `${latest.goods?.name ?? latest.code}: ${outcomeText(latest, platform.locale)}`}
          </span>
        </div>
        <ScanList scans={all} queue={queue} />
      </div>
      <TillSale isWaiting={waiting > 0} />
    </div>
  );
}
