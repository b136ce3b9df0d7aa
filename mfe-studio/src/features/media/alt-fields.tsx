import { type Language, languages } from 'shared-contracts/locale';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { choiceNames } from '../../messages/choice-names.ts';
import { labelOf } from '../../messages/labels.ts';
import { mediaMessages } from '../../messages/media-messages.ts';

export type AltTexts = Readonly<Record<Language, string>>;

export const isComplete = (alt: AltTexts): boolean => languages.every((language) => alt[language].trim() !== '');

interface AltFieldsProps {
  readonly alt: AltTexts;
  /** Whether missing texts are reported. */
  readonly isChecked: boolean;
  readonly onChange: (alt: AltTexts) => void;
}

/** What a picture shows, in each language of the shop. */
export function AltFields({ alt, isChecked, onChange }: AltFieldsProps) {
  const locale = useLocale();
  const texts = mediaMessages(locale);
  return languages.map((language) => (
    <TextField
      key={language}
      label={texts.altIn(labelOf(choiceNames, language, locale.language))}
      aria-required
      maxLength={250}
      error={isChecked && alt[language].trim() === '' ? texts.altMissing : undefined}
      value={alt[language]}
      onChange={({ currentTarget }) => onChange({ ...alt, [language]: currentTarget.value })}
    />
  ));
}
