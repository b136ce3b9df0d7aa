import { findProblems } from 'shared-contracts/documents/find-problems';
import { expect, test } from 'vitest';
import { demoDocuments } from './documents.ts';

test('every document could be published as it is', () => {
  const problems = demoDocuments().flatMap(({ kind, slug, language, body }) =>
    findProblems(kind, body).map((problem) => ({ document: `${kind}/${slug} ${language}`, ...problem })),
  );
  expect(problems).toEqual([]);
});
