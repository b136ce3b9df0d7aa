import type { RecordInput } from 'commerce-api/brand';
import { slugOf } from 'commerce-api/brand';
import type { Language } from 'shared-contracts/locale';
import type { Draft } from './draft.ts';
import { features } from './words/features.ts';
import { inLanguage, type Texts } from './words/language.ts';
import { phrases } from './words/phrases.ts';
import { specificationsOf } from './words/specifications.ts';

type Product = RecordInput<'products'>;

function nameIn(family: string, noun: Texts, language: Language): string {
  if (family === '') return inLanguage(noun, language);
  return language === 'fr' ? `${noun[1]} ${family}` : `${family} ${inLanguage(noun, language)}`;
}

/** Returns name, description and specifications in every language. */
export function textsOf(draft: Draft): Product['texts'] {
  const { template, random, material } = draft;
  const words = phrases[template.archetype];
  const opening = random.pick(words.openings);
  const closing = random.pick(words.closings);
  const shape = words.shapes[template.shape];
  if (!shape) throw new Error(`No sentence for ${template.archetype} ${template.shape}`);
  const weight = template.weight[1] === 0 ? 0 : random.between(...template.weight);
  const specifications = specificationsOf(template, { weight, material, random });
  const points: Texts[] = [
    ...(template.type === 'digital' ? [] : [material.point]),
    ...draft.featureIds.map((id) => features[id].text),
  ];
  const textIn = (language: Language): Product['texts']['en'] => {
    const name = nameIn(draft.family, template.noun, language);
    const description = [opening, shape, closing].map((sentence) => inLanguage(sentence, language)).join(' ');
    return {
      name,
      slug: slugOf(name),
      description,
      features: points.map((point) => inLanguage(point, language)),
      specifications: specifications(language),
      keywords: `${inLanguage(material.name, language)} ${draft.colors.map((color) => color.name[language]).join(' ')}`,
    };
  };
  return { en: textIn('en'), fr: textIn('fr'), de: textIn('de') };
}
