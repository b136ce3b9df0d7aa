import type { FormName } from 'shared-contracts/form-location';
import { accountFormSlot, newsletterSlot } from 'shared-contracts/slots/account';
import { buttonStyle } from 'shared-ui/button';
import { Link } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useLocale } from 'storefront-kit/use-locale';
import { blockMessages } from '../../../messages/block-messages.ts';
import type { BlockProps } from '../block-props.ts';
import { FormSection } from '../parts/form-section.tsx';

/** The pages of the forms, for while the form is not there. */
const pages = {
  'sign-in': { path: '/account', text: 'signIn' },
  'sign-up': { path: '/sign-up', text: 'signUp' },
  newsletter: { path: '/newsletter', text: 'newsletter' },
} as const satisfies Record<FormName, object>;

/** A form of the account's domain within a page; without it, a link to its page. */
export function FormBlock({ block: { form, ...words } }: BlockProps<'form'>) {
  const texts = blockMessages(useLocale());
  const { path, text } = pages[form];
  const link = (
    <Link to={path} css={buttonStyle({ variant: 'primary' })}>
      {texts[text]}
    </Link>
  );
  return (
    <FormSection {...words}>
      {form === 'newsletter' ? (
        <Slot slot={newsletterSlot} props={{}} fallback={link} />
      ) : (
        <Slot slot={accountFormSlot} props={{ form, place: 'inline' }} fallback={link} />
      )}
    </FormSection>
  );
}
