import { useEffect, useState } from 'react';
import { type Language, languages } from 'shared-contracts/locale';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { choiceNames } from '../../messages/choice-names.ts';
import { editorMessages } from '../../messages/editor-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import type { DocumentText } from '../../model/document-name.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import { useDocument } from './use-document.ts';

interface CopyLanguageProps {
  readonly text: DocumentText;
  readonly body: JsonObject;
  /** What the fields are compared with, to mark those that are still to be translated. */
  readonly onSource: (source: JsonObject | undefined) => void;
  readonly onCopy: (body: JsonObject) => void;
}

/** Begins a translation with the text of another language, and compares with it. */
export function CopyLanguage({ text, body, onSource, onCopy }: CopyLanguageProps) {
  const locale = useLocale();
  const texts = editorMessages(locale);
  const { language } = text;
  const others = languages.filter((one) => one !== language);
  // English is what the other languages are translated from.
  const [from, setFrom] = useState<Language | undefined>(language === 'en' ? undefined : 'en');
  const reading = useDocument(from ? { ...text, language: from } : undefined);
  const shown = reading.value?.shown;
  const found = reading.value?.draft?.body ?? (shown?.language === from ? shown?.body : undefined);
  const source = isObject(found) ? found : undefined;
  useEffect(() => onSource(source), [source, onSource]);
  const named = (one: Language) => labelOf(choiceNames, one, locale.language);
  const copy = () => {
    // The imported document's own id stays.
    const { id: _, ...rest } = source ?? {};
    onCopy({ ...(body.id === undefined ? {} : { id: body.id }), ...rest });
  };
  return (
    <Row gap={3} align="end">
      <div css={{ width: '14rem' }}>
        <SelectField
          label={texts.translateFrom}
          placeholder={texts.noSource}
          options={others.map((one) => ({ value: one, label: named(one) }))}
          value={from ?? ''}
          onChange={({ currentTarget }) => setFrom(others.find((one) => one === currentTarget.value))}
        />
      </div>
      {from && (
        <Button variant="secondary" disabled={!source} onClick={copy}>
          {texts.copyFrom(named(from))}
        </Button>
      )}
      {from && reading.status !== 'pending' && !source && <Text look="small">{texts.nothingToCopy(named(from))}</Text>}
    </Row>
  );
}
