import { reviewLimits } from 'shared-contracts/review-limits';
import { describe, expect, test } from 'vitest';
import { bodyOf, draftOf, emptyDraft, faultsOf, type ReviewDraft } from './review-draft.ts';

const filled: ReviewDraft = { ...emptyDraft, score: '4', title: ' Warm ', body: 'Very.', nickname: 'Ines' };

describe('a review that is typed [CAT-06]', () => {
  test.each<[string, Partial<ReviewDraft>, object]>([
    ['complete', {}, {}],
    ['without stars', { score: '' }, { score: 'missing' }],
    ['with blanks only', { title: '  ', body: '\n' }, { title: 'missing', body: 'missing' }],
    ['with the longest title', { title: 'a'.repeat(reviewLimits.title) }, {}],
    ['with a title too long', { title: 'a'.repeat(reviewLimits.title + 1) }, { title: 'tooLong' }],
    ['with a text too long', { body: 'a'.repeat(reviewLimits.body + 1) }, { body: 'tooLong' }],
    ['without a name', { nickname: '' }, { nickname: 'missing' }],
  ])('%s', (_, change, faults) => {
    expect(faultsOf({ ...filled, ...change })).toEqual(faults);
  });

  test('is sent without blanks around, and without what was not answered', () => {
    expect(bodyOf(filled)).toEqual({ score: 4, title: 'Warm', body: 'Very.', nickname: 'Ines' });
    expect(bodyOf({ ...filled, fit: 'small', quality: '5', size: 'M' })).toMatchObject({
      fit: 'small',
      quality: 5,
      size: 'M',
    });
  });

  test('begins with what is there already', () => {
    const own = {
      ...{ reviewId: crypto.randomUUID(), title: 'Warm', body: 'Very.', score: 4, author: 'Ines', date: '2026-11-01' },
      ...{ verified: true, helpful: 0, unhelpful: 0, language: 'en', state: 'approved' as const },
      size: { id: 'M', label: 'M' },
    };
    expect(bodyOf(draftOf(own))).toEqual({ score: 4, title: 'Warm', body: 'Very.', nickname: 'Ines', size: 'M' });
  });
});
