import type { LoaderContext } from 'shared-contracts/routing';
import type { Article } from '../loaders/article-loader.ts';

export { default, head } from './article-screen.tsx';

/** The terms of the loyalty program, at the address that forms link (docs/spec/accounts.md section 2). */
export const loader = async (context: LoaderContext): Promise<Article> =>
  (await import('../loaders/article-loader.ts')).loadPage(context, 'loyalty-terms');
