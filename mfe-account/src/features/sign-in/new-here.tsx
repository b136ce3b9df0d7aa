import { Button, buttonStyle } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { withReferral } from '../loyalty/referral-page.ts';
import { useReferralCode } from '../loyalty/use-referral-code.ts';

/** Leads somebody without an account to the form of a new one: in place of this one with `onSignUp`, else on its page. */
export function NewHere({ onSignUp }: { readonly onSignUp?: (() => void) | undefined }) {
  const texts = signUpMessages(useLocale());
  const referralCode = useReferralCode();
  const look = { variant: 'secondary', block: true } as const;
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[4],
        padding: space[4],
        border: `1px solid ${color.line}`,
        borderRadius: radius.card,
        background: color.paper,
      }}
    >
      <div css={{ display: 'grid', gap: space[1] }}>
        <Text weight={600}>{texts.newHere}</Text>
        <Text look="small" tone="muted">
          {texts.newHereText}
        </Text>
      </div>
      {onSignUp ? (
        <Button {...look} onClick={onSignUp}>
          {texts.toSignUp}
        </Button>
      ) : (
        <Link to={withReferral('/sign-up', referralCode)} css={buttonStyle(look)}>
          {texts.toSignUp}
        </Link>
      )}
    </div>
  );
}
