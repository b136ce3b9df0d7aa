import { getWelcomePromotion } from 'shared-contracts/calls/consumer-wallet';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useCopy } from 'storefront-kit/use-copy';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';

/** The code that new members are welcomed with, and whether it is used. */
export function WelcomeCode() {
  const locale = useLocale();
  const texts = loyaltyMessages(locale);
  const calls = useAccountCalls();
  const copy = useCopy(texts);
  const { value, status, error, again } = useCall(getWelcomePromotion, {}, { remote: 'account', calls });
  // A shop without such a promotion.
  if (error?.is('LOYALTY_MEMBER_NOT_FOUND')) return null;
  return (
    <section css={sheetStyle} aria-labelledby="welcome-title">
      <Heading level={2} look="h3" id="welcome-title">
        {texts.welcome}
      </Heading>
      {value?.redeemed && <Text>{texts.welcomeUsed}</Text>}
      {value && !value.redeemed && (
        <>
          <Text measured>
            {value.name && <strong>{`${value.name}. `}</strong>}
            {texts.welcomeText}
          </Text>
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }}>
            <code
              css={{
                padding: `${space[2]} ${space[4]}`,
                background: color.tile,
                borderRadius: radius.input,
                fontFamily: 'inherit',
                fontWeight: 600,
              }}
            >
              {value.code}
            </code>
            <Button variant="secondary" size="small" onClick={() => void copy(value.code)}>
              {texts.copy}
            </Button>
          </div>
        </>
      )}
      {!value && status === 'error' && (
        <RetryAlert retryText={areaMessages(locale).tryAgain} onRetry={again}>
          {error?.message || texts.welcomeFailed}
        </RetryAlert>
      )}
      {!value && status === 'pending' && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height="5.5rem" />
        </SkeletonGroup>
      )}
    </section>
  );
}
