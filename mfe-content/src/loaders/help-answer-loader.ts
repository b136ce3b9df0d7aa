import type { CallResponse } from 'shared-contracts/call';
import { getHelpAnswer } from 'shared-contracts/calls/help';
import type { LoaderContext } from 'shared-contracts/routing';
import { loadBlocks } from '../features/blocks/load-blocks.ts';
import { loadLanding } from './article-loader.ts';

export type HelpAnswer = Omit<CallResponse<typeof getHelpAnswer>, 'topic'> &
  Partial<Pick<CallResponse<typeof getHelpAnswer>, 'topic'>> & {
    /** The page of the ways to reach us. */
    readonly isContact: boolean;
  };

/** An answer, or the ways to reach us, which are next to the answers (docs/spec/content.md section 2.1). */
export async function loadHelpAnswer(context: LoaderContext): Promise<HelpAnswer> {
  const { calls, locale, signal } = context;
  const question = context.params.question ?? '';
  if (question === 'contact-us') return { ...(await loadLanding(context, question)), related: [], isContact: true };
  const params = { mode: 'publish', siteId: locale.siteId, question } as const;
  const answer = await calls(getHelpAnswer, { params }, { signal });
  await loadBlocks(answer.blocks);
  return { ...answer, isContact: false };
}
