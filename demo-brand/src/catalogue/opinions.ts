import { hashedUuid, type RecordInput } from 'commerce-api/brand';
import type { Language } from 'shared-contracts/locale';
import type { Draft } from './draft.ts';
import { randomFrom } from './random.ts';
import { questionsFor } from './words/questions.ts';
import { authors, reviewLines } from './words/reviews.ts';

type Product = RecordInput<'products'>;
type Review = NonNullable<Product['reviews']>[number];

// Questions of every style would dominate a huge catalogue.
const STYLES_WITH_QUESTIONS = 2000;

const dayBefore = (asOf: Date, days: number): string =>
  new Date(asOf.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Whether goods are worn, and fit somehow. */
export const isFitted = ({ template }: Draft): boolean => template.type === 'apparel' || template.type === 'footwear';

const isTight = /size up|too narrow|too snug|short in the body|etwas anders aus/;
const goodFits = ['true', 'true', 'true', 'true', 'true', 'true', 'large'] as const;
const otherFits = ['true', 'true', 'small', 'large'] as const;

/** What a review says besides its words; not everybody answers everything. */
function answersOf(
  draft: Draft,
  { title, score, position }: { readonly title: string; readonly score: number; readonly position: number },
): Pick<Review, 'fit' | 'quality' | 'size'> {
  const random = randomFrom(`answers ${draft.index} ${position}`);
  const isGood = score >= 4;
  const quality = isGood ? random.pick([5, 5, 5, 4]) : random.pick([4, 4, 3]);
  const fit = isTight.test(title) ? 'small' : random.pick(isGood ? goodFits : otherFits);
  const size = random.pick(draft.sizes);
  return {
    ...(random.chance(0.8) ? { quality } : {}),
    ...(isFitted(draft) && random.chance(0.85) ? { fit } : {}),
    ...(draft.sizes.length > 1 && random.chance(0.8) ? { size } : {}),
  };
}

/** Reviews of fictitious shoppers. */
export function reviewsOf(draft: Draft): Review[] {
  const random = randomFrom(`reviews ${draft.index}`);
  const used = new Set<string>();
  const votes = draft.counts.flatMap((count, index) => new Array<number>(Math.min(count, 4)).fill(index + 1));
  const wanted = votes.length === 0 ? [] : random.some([...votes, ...votes.filter((score) => score >= 4)], 12);
  return wanted.flatMap((score, position) => {
    const language: Language = random.chance(0.64) ? 'en' : random.chance(0.5) ? 'de' : 'fr';
    const lines = reviewLines(draft.template.archetype, language, score).filter(([title]) => !used.has(title));
    if (lines.length === 0) return [];
    const [title, body] = random.pick(lines);
    used.add(title);
    return [
      {
        id: hashedUuid(`review ${draft.styleId} ${position}`),
        language,
        score,
        title,
        body,
        author: random.pick(authors[language]),
        writtenOn: dayBefore(draft.asOf, random.between(2, Math.max(3, Math.min(draft.age, 500)))),
        verified: random.chance(0.8),
        helpful: Math.floor(random.next() ** 2 * 40),
        ...answersOf(draft, { title, score, position }),
      },
    ];
  });
}

/** Questions of fictitious shoppers with answers. */
export function questionsOf(draft: Draft): NonNullable<Product['questions']> {
  if (draft.index >= STYLES_WITH_QUESTIONS || draft.age < 0) return [];
  const random = randomFrom(`questions ${draft.index}`);
  return questionsFor(draft.template.archetype)
    .filter(() => random.chance(0.75))
    .map(({ language, author, text, answers }) => {
      const age = random.between(8, Math.max(9, Math.min(draft.age, 300)));
      return {
        language,
        author,
        body: text,
        writtenOn: dayBefore(draft.asOf, age),
        answers: answers.map((answer, position) => ({
          language,
          body: answer.text,
          ...(answer.author ? { author: answer.author } : {}),
          writtenOn: dayBefore(draft.asOf, Math.max(1, age - 1 - 4 * position)),
          helpful: random.between(0, 14),
        })),
      };
    });
}
