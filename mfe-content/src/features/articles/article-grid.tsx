import type { ArticleCard } from 'shared-contracts/calls/articles';
import { Grid } from 'shared-ui/layout';
import { LinkedCard } from '../blocks/parts/linked-card.tsx';

interface ArticleGridProps {
  readonly articles: readonly ArticleCard[];
  /** On large screens. */
  readonly columns: 3 | 4;
  /** Of the headings: one below the heading above the cards. */
  readonly level: 2 | 3;
}

/** Articles as cards that lead to them. */
export function ArticleGrid({ articles, columns, level }: ArticleGridProps) {
  return (
    <Grid as="ul" columns={columns === 3 ? [1, 2, 3] : [1, 2, 2, 4]} gap={5} rowGap={7}>
      {articles.map(({ id, title, url, eyebrow, summary, picture }) => (
        <li key={id}>
          <LinkedCard
            card={{ eyebrow, title, body: summary, target: { text: title, url }, picture }}
            sizes="(min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw"
            level={level}
          />
        </li>
      ))}
    </Grid>
  );
}
