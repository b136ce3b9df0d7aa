import type { LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { space } from 'shared-ui/tokens';
import { LoyaltyWays } from '../features/loyalty/loyalty-ways.tsx';
import type { Article } from '../loaders/article-loader.ts';
import ArticleScreen from './article-screen.tsx';

export { head } from './article-screen.tsx';

/** What the loyalty program gives, as its dialog shows it. */
export const loader = async (context: LoaderContext): Promise<Article> =>
  (await import('../loaders/article-loader.ts')).loadLanding(context, 'loyalty-modal');

/** What the program gives, and the way into it (ACC-12). */
export default function LoyaltyScreen() {
  return (
    <ArticleScreen
      ways={
        <Container css={{ paddingBlock: space[6] }}>
          <div css={{ maxWidth: '36rem' }}>
            <LoyaltyWays />
          </div>
        </Container>
      }
    />
  );
}
