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

/** Chooses the form of a word for a number in the locale's way, e.g. `{ one: '1 item', other: '3 items' }`. */
export function plural(
  locale: Pick<Locale, 'tag'>,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  return forms[new Intl.PluralRules(locale.tag).select(count)] ?? forms.other;
}
