import { getSocialProviders } from 'shared-contracts/calls/social';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { useLocation } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { providerMessages } from '../../messages/provider-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import type { Provider } from './provider-attempt.ts';

interface ProviderButtonsProps {
  /** The path to return to; by default the page that shows the buttons. */
  readonly back?: string;
  /** Whether a line parts them from what stands above; true by default. */
  readonly isParted?: boolean;
}

/** Signing in with the account that somebody has elsewhere. Shows nothing in a shop without such providers. */
export function ProviderButtons({ back, isParted = true }: ProviderButtonsProps) {
  const { locale } = usePlatform();
  const texts = providerMessages(locale);
  const legal = signUpMessages(locale);
  const { pathname, search } = useLocation();
  const { value } = useCall(getSocialProviders, {}, { remote: 'account' });
  const { pending, run } = useMutation({ remote: 'account', failedText: texts.notOpened });
  if (!value || value.providers.length === 0) return null;

  const open = (provider: Provider) =>
    run(async () => {
      const { beginAttempt } = await import('./provider-attempt.ts');
      const redirectUri = new URL(localePath(locale, '/signed-in'), location.origin).href;
      location.assign(await beginAttempt(provider, { redirectUri, back: back ?? pathname + search }));
    }, provider.idp);
  return (
    <div
      css={{
        display: 'grid',
        gap: space[3],
        ...(isParted ? { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space[4] } : {}),
      }}
    >
      {value.providers.map((provider) => (
        <Button
          key={provider.idp}
          variant="secondary"
          size="large"
          loading={pending === provider.idp}
          loadingText={texts.opening}
          onClick={() => void open(provider)}
        >
          {texts.continueWith(provider.name)}
        </Button>
      ))}
      <Text look="small" tone="muted">
        {texts.opensAccount}{' '}
        <LegalLink page="terms" css={linkStyle}>
          {legal.readTerms}
        </LegalLink>
        {' · '}
        <LegalLink page="privacy" css={linkStyle}>
          {legal.readPrivacy}
        </LegalLink>
      </Text>
    </div>
  );
}
