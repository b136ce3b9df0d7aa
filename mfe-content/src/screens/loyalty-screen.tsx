import type { LoaderContext } from 'shared-contracts/routing';
import type { Article } from '../loaders/article-loader.ts';

export { default, head } from './article-screen.tsx';

/** What the loyalty program gives, as its dialog shows it. */
export const loader = async (context: LoaderContext): Promise<Article> =>
  (await import('../loaders/article-loader.ts')).loadLanding(context, 'loyalty-modal');
