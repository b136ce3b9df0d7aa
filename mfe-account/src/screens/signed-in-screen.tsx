import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { ProviderAnswer } from '../features/providers/provider-answer.tsx';
import { providerMessages } from '../messages/provider-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: providerMessages(locale).title,
  robots: 'noindex',
});

/** Where an identity provider sends somebody back to (ACC-07). */
export default function SignedInScreen() {
  const [parameters] = useSearchParams();
  const state = parameters.get('state');
  return (
    <Container css={{ paddingBlock: `${space[7]} ${space[8]}` }}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], maxWidth: '28rem' }}>
        <Heading level={1}>{providerMessages(useLocale()).title}</Heading>
        <ProviderAnswer key={state} code={parameters.get('code')} state={state} error={parameters.get('error')} />
      </div>
    </Container>
  );
}
