import { useEffect } from 'react';
import { getSocialProviders } from 'shared-contracts/calls/social';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { UserIcon } from 'shared-ui/icon';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { useLocation } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { providerMessages } from '../../messages/provider-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { UnbrokenWords } from '../area/unbroken-words.tsx';
import { OrDivider } from '../sign-in/or-divider.tsx';
import { OtherWayButton } from '../sign-in/other-way-button.tsx';
import type { Provider } from './provider-attempt.ts';

interface ProviderButtonsProps {
  /** The path to return to; by default the page that shows the buttons. */
  readonly back?: string;
  /** Where a form stands that they are parted from; `above` by default. */
  readonly form?: 'above' | 'below' | 'none';
  /** Called once it is clear that there are none. */
  readonly onNone?: () => void;
}

/** Signing in with the account that somebody has elsewhere. Shows nothing in a shop without such providers. */
export function ProviderButtons({ back, form = 'above', onNone }: ProviderButtonsProps) {
  const { locale } = usePlatform();
  const texts = providerMessages(locale);
  const legal = signUpMessages(locale);
  const { pathname, search } = useLocation();
  const { value, status } = useCall(getSocialProviders, {}, { remote: 'account' });
  const { pending, run } = useMutation({ remote: 'account', failedText: texts.notOpened });
  const isNone = status !== 'pending' && !value?.providers.length;
  useEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);
  if (!value || isNone) return null;

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
        ...(form === 'above' ? { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space[4] } : {}),
      }}
    >
      {value.providers.map((provider) => (
        <OtherWayButton
          key={provider.idp}
          icon={<UserIcon size={20} />}
          loading={pending === provider.idp}
          loadingText={texts.opening}
          onClick={() => void open(provider)}
        >
          <UnbrokenWords>{texts.continueWith(provider.name)}</UnbrokenWords>
        </OtherWayButton>
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
      {form === 'below' && <OrDivider>{legal.orByEmail}</OrDivider>}
    </div>
  );
}
