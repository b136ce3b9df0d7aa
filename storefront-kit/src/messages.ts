import type { Language, Locale } from 'shared-contracts/locale';

/**
 * Texts of a domain in every language. American English is the reference: a text missing in another language, or with
 * other parameters, fails the type check. Texts with values are functions, so that each language orders them its own
 * way. Where the English of Britain or Canada differs, it has those texts only.
 */
export function defineMessages<const Texts extends Record<string, string | ((...values: never[]) => string)>>(
  american: Texts,
  others: Readonly<Record<Exclude<Language, 'en'>, NoInfer<Widened<Texts>>>>,
  regional: Partial<Record<'en-gb' | 'en-ca', Partial<NoInfer<Widened<Texts>>>>> = {},
): (locale: Pick<Locale, 'id' | 'language'>) => Widened<Texts> {
  const english = american as Widened<Texts>;
  const all: Partial<Record<string, Widened<Texts>>> = {
    ...others,
    'en-gb': { ...english, ...regional['en-gb'] },
    'en-ca': { ...english, ...regional['en-ca'] },
  };
  return ({ id, language }) => all[id] ?? all[language] ?? english;
}

type Widened<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Texts[Key] };

/** A message by plural category; `zero` is the text for none. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Selects the plural form for a count by the language's rules, e.g. `{ one: '1 item', other: '3 items' }`. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero;
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
