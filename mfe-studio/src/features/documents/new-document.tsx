import { type FormEvent, useState } from 'react';
import { documentKinds } from 'shared-contracts/document-kinds';
import { type Language, languages } from 'shared-contracts/locale';
import { Button } from 'shared-ui/button';
import { Stack, sheetStyle } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { Heading } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { useNavigate } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { choiceNames } from '../../messages/choice-names.ts';
import { documentsMessages } from '../../messages/documents-messages.ts';
import { kindNames } from '../../messages/kind-names.ts';
import { labelOf } from '../../messages/labels.ts';
import { pathOf } from '../../model/document-name.ts';

const shape = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;

/** Opens the page of a text that does not exist yet: it begins with its first change. */
export function NewDocument() {
  const locale = useLocale();
  const texts = documentsMessages(locale);
  const navigate = useNavigate();
  const [kind, setKind] = useState<(typeof documentKinds)[number]>('article');
  const [language, setLanguage] = useState<Language>(locale.language);
  const [slug, setSlug] = useState('');
  const [error, setError] = useState<string>();
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (!shape.test(slug) || slug.length > 60) return setError(texts.slugShape);
    navigate(pathOf({ kind, slug, language }));
  };
  return (
    <section css={sheetStyle} aria-labelledby="new-document">
      <Heading level={2} look="h3" id="new-document">
        {texts.newDocument}
      </Heading>
      <form method="post" noValidate onSubmit={open}>
        <Stack gap={3} css={{ maxWidth: '30rem' }}>
          <SelectField
            label={texts.kind}
            options={documentKinds.map((one) => ({ value: one, label: labelOf(kindNames, one, locale.language) }))}
            value={kind}
            onChange={({ currentTarget }) =>
              setKind(documentKinds.find((one) => one === currentTarget.value) ?? 'article')
            }
          />
          <TextField
            label={texts.slug}
            hint={texts.slugHint}
            error={error}
            autoComplete="off"
            aria-required
            value={slug}
            onChange={({ currentTarget }) => {
              setSlug(currentTarget.value.trim());
              setError(undefined);
            }}
          />
          <SelectField
            label={texts.language}
            options={languages.map((one) => ({ value: one, label: labelOf(choiceNames, one, locale.language) }))}
            value={language}
            onChange={({ currentTarget }) => setLanguage(languages.find((one) => one === currentTarget.value) ?? 'en')}
          />
          <Button type="submit" css={{ justifySelf: 'start' }}>
            {texts.start}
          </Button>
        </Stack>
      </form>
    </section>
  );
}
