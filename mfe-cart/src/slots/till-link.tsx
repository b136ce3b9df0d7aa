import { buttonStyle } from 'shared-ui/button';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { tillMessages } from '../messages/till-messages.ts';

/** Leads to the till. */
export default function TillLink({ look }: { readonly look: 'bar' | 'panel' }) {
  const texts = tillMessages(useLocale());
  return (
    <Link
      to="/till"
      css={
        look === 'bar' ? buttonStyle({ variant: 'link', size: 'small' }) : buttonStyle({ size: 'large', block: true })
      }
    >
      {look === 'bar' ? texts.title : texts.open}
    </Link>
  );
}
