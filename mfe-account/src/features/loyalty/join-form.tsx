import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type ConsumerProfile, enrolConsumer } from 'shared-contracts/calls/consumer';
import { loyaltyDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { FormError } from 'shared-ui/form-error';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { Link } from 'storefront-kit/routing';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useReport } from 'storefront-kit/use-report';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { enrollment } from './enrollment.ts';

interface JoinFormProps {
  readonly onJoined: (profile: ConsumerProfile) => void;
  /** Stands beside the button, such as a way to go on without joining. */
  readonly later?: ReactNode;
}

/** Joins the loyalty program; in Europe a mailed link confirms that. */
export function JoinForm({ onJoined, later }: JoinFormProps) {
  const { locale, dialogs, session } = usePlatform();
  const report = useReport('account');
  const calls = useAccountCalls();
  const texts = loyaltyMessages(locale);
  const form = useForm<{ agreed: boolean }>({
    defaultValues: { agreed: false },
    resolver: useFormResolver((f) => f.object({ agreed: f.consent(texts.agreeMissing) })),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.joinFailed });
  const submit = form.handleSubmit(async () => {
    try {
      const profile = await calls(enrolConsumer, { body: enrollment });
      // Pages greet members differently.
      session.reset().catch(report);
      onJoined(profile);
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Text measured>{texts.joinText}</Text>
      {locale.region === 'EMEA' && <Text measured>{texts.mailAhead}</Text>}
      <FormError
        error={errors.root}
        action={errors.root?.type === 'PRO411' && <Link to="/account/profile">{texts.toProfile}</Link>}
      />
      <Checkbox label={texts.agree} aria-required error={errors.agreed?.message} {...form.register('agreed')} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` }}>
        <LegalLink page="loyalty" css={linkStyle}>
          {texts.terms}
        </LegalLink>
        <Link
          to="/loyalty"
          css={linkStyle}
          onClick={(event) => {
            event.preventDefault();
            dialogs.open(loyaltyDialog, {}, { above: true }).result.catch(report);
          }}
        >
          {texts.benefits}
        </Link>
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` }}>
        <Button type="submit" loading={isSubmitting} loadingText={texts.joining}>
          {texts.join}
        </Button>
        {later}
      </div>
    </form>
  );
}
