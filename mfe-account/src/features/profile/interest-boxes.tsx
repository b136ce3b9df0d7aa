import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from 'shared-ui/checkbox';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { profileMessages } from '../../messages/profile-messages.ts';
import { interests } from './preferences.ts';

/** A box for each interest; `field` gets the chosen ones as a list. */
export function InterestBoxes({ field }: { readonly field: UseFormRegisterReturn }) {
  const texts = profileMessages(useLocale());
  return (
    <fieldset>
      <legend css={{ fontSize: '.875rem', fontWeight: 600, marginBottom: space[2] }}>{texts.interests}</legend>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 22%), 1fr))',
          columnGap: space[4],
        }}
      >
        {interests.map((name) => (
          <Checkbox key={name} label={texts[name]} value={name} {...field} />
        ))}
      </div>
    </fieldset>
  );
}
