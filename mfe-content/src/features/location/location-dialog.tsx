import type { DialogContentProps } from 'shared-contracts/dialogs';
import { countryName, type Locale, type LocaleId, locales } from 'shared-contracts/locale';
import { Button, buttonStyle } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { locationMessages } from '../../messages/location-messages.ts';

interface Props {
  readonly suggested: LocaleId;
  /** This page in the suggested shop. */
  readonly href: string;
}

/** The name of a shop's country, in a language. */
const countryIn = ({ country }: Locale, { tag }: Locale): string => countryName(country, tag);

/** Asks whether the shop of another country fits better. Closing it means to stay. */
export default function LocationDialog({
  props: { suggested, href },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Props, 'go' | 'stay'>) {
  const here = useLocale();
  const there = locales[suggested];
  const texts = locationMessages(here);
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.question(countryIn(there, here))}
      closeLabel={texts.close}
      size="small"
      footer={
        <div css={{ display: 'grid', gap: space[3] }}>
          {/* In the language of those whom it leads there. */}
          <a
            href={href}
            hrefLang={there.tag}
            lang={there.tag}
            css={buttonStyle({ block: true })}
            onClick={() => resolve('go')}
          >
            {locationMessages(there).go(countryIn(there, there))}
          </a>
          <Button block variant="secondary" onClick={() => resolve('stay')}>
            {texts.stay(countryIn(here, here))}
          </Button>
        </div>
      }
    >
      <div css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
        <Text>{texts.text(countryIn(here, here), here.currency)}</Text>
        <Link to="/locations" css={linkStyle} onClick={() => resolve('stay')}>
          {texts.all}
        </Link>
      </div>
    </Dialog>
  );
}
