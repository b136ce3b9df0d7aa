import { showBlock } from 'shared-contracts/calls/document-blocks';
import type { Db } from '../database/database.ts';
import { type Route, route } from '../server/route.ts';
import { resolveBlocks } from './resolve.ts';

/** Shows editors a block before it is saved, with the drafts of fragments. */
export const shownBlockRoutes = (db: Db): Route[] => [
  route(showBlock, async ({ body }, { locale }) => {
    const reading = { language: locale.language, siteId: locale.siteId, at: new Date(), withDrafts: true };
    const { blocks } = await resolveBlocks([body.block], { db, locale, reading });
    return { blocks: [...blocks] };
  }),
];
