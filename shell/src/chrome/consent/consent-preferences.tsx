import { css } from '@emotion/react';
import { type ReactNode, useId, useState } from 'react';
import {
  type Choices,
  type ConsentCategory,
  type ConsentState,
  everyChoice,
  optionalCategories,
} from 'shared-contracts/consent';
import { optionalItems } from 'shared-contracts/optional-items';
import { usePlatform } from 'shared-contracts/platform';
import { necessaryItems, type StoredName } from 'shared-contracts/stored-items';
import { AccordionItem } from 'shared-ui/accordion';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { color, media, space, type } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { shellMessages } from '../../app/messages.ts';
import { useCloseOnBack } from '../../app/overlay-history.ts';
import { consentMessages } from './consent-messages.ts';

const actions = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  '& > :last-child': { gridColumn: '1 / -1' },
  [media.tablet]: { gridTemplateColumns: '1fr 1fr 1fr', '& > :last-child': { gridColumn: 'auto' } },
  [media.narrow]: { gridTemplateColumns: '1fr' },
});

interface PreferencesProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly consent: ConsentState;
}

/** The visitor's choice for each category, with everything that is stored. */
export function ConsentPreferences({ isOpen, onClose, consent }: PreferencesProps) {
  const { locale, consent: commands, toasts } = usePlatform();
  const texts = consentMessages(locale);
  const { close, cookiePreferences } = shellMessages(locale);
  useCloseOnBack(isOpen, onClose);
  const form = useId();
  const save = (choices: Choices) => {
    commands.choose(choices);
    onClose();
    toasts.show({ tone: 'success', text: texts.saved });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={cookiePreferences}
      closeLabel={close}
      footer={
        <div css={actions}>
          <Button variant="secondary" onClick={() => save(everyChoice(false))}>
            {texts.refuse}
          </Button>
          <Button variant="secondary" onClick={() => save(everyChoice(true))}>
            {texts.accept}
          </Button>
          <Button type="submit" form={form}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <ChoicesForm key={JSON.stringify(consent.allowed)} id={form} consent={consent} onSave={save} />
    </Dialog>
  );
}

interface FormProps {
  readonly id: string;
  readonly consent: ConsentState;
  readonly onSave: (choices: Choices) => void;
}

/** Begins with what is in effect, and again when that changes: without an answer, nothing in EMEA. */
function ChoicesForm({ id, consent, onSave }: FormProps) {
  const { locale } = usePlatform();
  const texts = consentMessages(locale);
  const [choices, setChoices] = useState(consent.allowed);
  const chosenOn = consent.at && new Date(consent.at).toLocaleDateString(locale.tag, { dateStyle: 'long' });
  return (
    <form
      id={id}
      css={{ display: 'grid', gap: space[5] }}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(choices);
      }}
    >
      <Text>
        {texts.intro} <LegalLink page="cookies">{texts.more}</LegalLink>
      </Text>
      <Category name="necessary" items={necessaryItems.map(({ name }) => name)}>
        <p css={{ ...type.body, fontWeight: 600 }}>
          {texts.name('necessary')}{' '}
          <span css={{ ...type.small, fontWeight: 400, color: color.muted, marginInlineStart: space[2] }}>
            {texts.alwaysOn}
          </span>
        </p>
      </Category>
      {optionalCategories.map((name) => (
        <Category
          key={name}
          name={name}
          items={optionalItems.flatMap((item) => (item.category === name ? [item.name] : []))}
        >
          <Checkbox
            label={<strong>{texts.name(name)}</strong>}
            checked={choices[name]}
            onChange={(event) => setChoices({ ...choices, [name]: event.target.checked })}
          />
        </Category>
      ))}
      {chosenOn && <p css={{ ...type.small, color: color.muted }}>{texts.chosenOn(chosenOn)}</p>}
    </form>
  );
}

interface CategoryProps {
  readonly name: ConsentCategory;
  readonly items: readonly StoredName[];
  /** Its name, with the choice. */
  readonly children: ReactNode;
}

function Category({ name, items, children }: CategoryProps) {
  const { locale } = usePlatform();
  const texts = consentMessages(locale);
  return (
    <div>
      {children}
      <p css={{ ...type.small, color: color.slate }}>{texts.purpose(name)}</p>
      {items.length > 0 ? (
        <AccordionItem title={texts.stored(items.length)} css={{ marginTop: space[2] }}>
          <dl css={{ ...type.small, display: 'grid', gap: space[3], overflowWrap: 'anywhere' }}>
            {items.map((item) => (
              <div key={item}>
                <dt>
                  <code>{item}</code>
                </dt>
                <dd css={{ color: color.slate }}>{texts.item(item)}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
      ) : (
        <p css={{ ...type.small, color: color.muted }}>{texts.storesNothing}</p>
      )}
    </div>
  );
}
