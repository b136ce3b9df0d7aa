import { expect, test } from 'vitest';
import { helpTopics } from './all.ts';

const answers = helpTopics.flatMap((topic) => topic.answers);

test('answers at least forty questions, each under an address of its own', () => {
  const slugs = [...helpTopics, ...answers].map(({ slug }) => slug);
  expect(answers.length).toBeGreaterThanOrEqual(40);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(answers.map((answer) => [answer.slug, answer] as const))(
  '%s has words in every language',
  (_slug, answer) => {
    for (const texts of [answer.question, answer.summary, ...answer.paragraphs]) {
      expect(texts.every((text) => text.trim().length > 0)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
  },
);
