import type { Language, Locale } from 'shared-contracts/locale';

/**
 * Texts of a domain in every language. English is the pattern: a text that is missing in another language, or takes
 * other values, fails the type check. Texts with values are functions, so that each language may order them its way.
 */
export function defineMessages<const Texts extends Record<string, string | ((...values: never[]) => string)>>(
  english: Texts,
  others: Readonly<Record<Exclude<Language, 'en'>, NoInfer<Widened<Texts>>>>,
): (locale: Pick<Locale, 'language'>) => Widened<Texts> {
  const all = { en: english as Widened<Texts>, ...others };
  return (locale) => all[locale.language];
}

type Widened<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Texts[Key] };

/** Forms of a text by plural category; `zero` is the text for none at all. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses the form of a text for a count by the language's rules, e.g. `{ one: '1 item', other: '3 items' }`. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero;
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
