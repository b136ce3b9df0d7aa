import { css } from '@emotion/react';
import { type Language, languages } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import { reviewSorts } from 'shared-contracts/review-limits';
import { SelectField } from 'shared-ui/select-field';
import { media, space } from 'shared-ui/tokens';
import { reviewMessages } from '../../messages/review-messages.ts';
import type { Reviews, ReviewsWanted } from './use-reviews.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  // They do nothing without script.
  '@media (scripting: none)': { display: 'none' },
  [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

interface ReviewFiltersProps {
  readonly written: Reviews['written'];
  readonly wanted: ReviewsWanted;
  readonly onWant: (change: Partial<ReviewsWanted>) => void;
}

/** Sorts and filters; a filter with one choice only is left out. */
export function ReviewFilters({ written, wanted, onWant }: ReviewFiltersProps) {
  const texts = reviewMessages(usePlatform().locale);
  const starCounts = ([5, 4, 3, 2, 1] as const).map((stars) => ({ stars, count: written.stars[stars - 1] ?? 0 }));
  const given = starCounts.filter(({ count }) => count > 0);
  return (
    <div css={row}>
      <SelectField
        label={texts.sort}
        value={wanted.sort}
        options={reviewSorts.map((sort) => ({ value: sort, label: texts[sort] }))}
        onChange={({ currentTarget: { value } }) =>
          onWant({ sort: reviewSorts.find((sort) => sort === value) ?? 'helpful' })
        }
      />
      {given.length > 1 && (
        <SelectField
          label={texts.filterStars}
          value={String(wanted.stars ?? '')}
          placeholder={texts.all}
          options={given.map(({ stars, count }) => ({
            value: String(stars),
            label: texts.counted(texts.stars(stars), count),
          }))}
          onChange={({ currentTarget: { value } }) => onWant({ stars: value === '' ? undefined : Number(value) })}
        />
      )}
      {written.languages.length > 1 && (
        <SelectField
          label={texts.filterLanguage}
          value={wanted.language ?? ''}
          placeholder={texts.all}
          options={written.languages.map(({ language, count }) => ({
            value: language,
            label: texts.counted(texts[language], count),
          }))}
          onChange={({ currentTarget: { value } }) => onWant({ language: languageOf(value) })}
        />
      )}
      {written.sizes.length > 1 && (
        <SelectField
          label={texts.filterSize}
          value={wanted.size ?? ''}
          placeholder={texts.all}
          options={written.sizes.map(({ id, label, count }) => ({ value: id, label: texts.counted(label, count) }))}
          onChange={({ currentTarget: { value } }) => onWant({ size: value === '' ? undefined : value })}
        />
      )}
    </div>
  );
}

const languageOf = (text: string): Language | undefined => languages.find((language) => language === text);
