import { decidePhoto, getPhotoQueue, type ReviewedPhoto } from 'shared-contracts/calls/photos';
import { answerAsShop, decideText, getTextQueue } from 'shared-contracts/calls/text-moderation';
import type { Locale } from 'shared-contracts/locale';
import type { ModeratedPhoto } from 'shared-contracts/photo-moderation';
import type { StaffRule } from '../auth/staff.ts';
import { CallError } from '../base/call-error.ts';
import { readCards } from '../catalogue/card-queries.ts';
import { type CategoryTree, readCategoryTree } from '../catalogue/category-tree.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { answerForShop, decideText as decide } from '../reviews/decide-text.ts';
import { readQueue } from '../reviews/moderation-queue.ts';
import { type Route, route } from '../server/route.ts';
import { recordAction } from '../staff/actions.ts';
import { actorReader } from '../staff/actor-of.ts';
import { PhotoChangedError, PhotoUnknownError, type SocialMedia, SocialMediaUnavailableError } from './social-media.ts';

export interface ModerationDependencies {
  readonly db: Db;
  readonly staff: StaffRule;
  readonly now: () => Date;
  /** Undefined where the shop has no photos of shoppers. */
  readonly socialMedia: SocialMedia | undefined;
}

/** Calls of moderators: photos of shoppers, and what they write. */
export function moderationRoutes({ db, staff, now, socialMedia }: ModerationDependencies): Route[] {
  const actorOf = actorReader({ db, staff, now });
  return [
    route(getPhotoQueue, async ({ query }, { locale }) => {
      const { media, next } = await refusing(() => serviceOf(socialMedia).queue(query.queue, query.after));
      const tree = await readCategoryTree(db);
      const styleIds = [...new Set(media.flatMap(({ tags }) => tags))];
      const cards = new Map((await readCards(db, styleIds, locale)).map((card) => [card.styleId, card]));
      const photos = media.map((photo) => reviewed(photo, { cards, tree, locale }));
      return { photos, ...(next === undefined ? {} : { next }) };
    }),

    route(decidePhoto, async ({ params: { photoId }, body }, context) => {
      const actor = await actorOf(context);
      // The entry is kept only when the service has taken the decision, and no decision is without its entry.
      const { status } = await transact(db, async (transaction) => {
        const action = body.status === 'approved' ? 'photo.approve' : 'photo.refuse';
        await recordAction(transaction, actor, { action, content: { of: photoId } });
        return refusing(() => serviceOf(socialMedia).decide(photoId, body.status, body.revision));
      });
      return { status };
    }),

    route(getTextQueue, ({ query }, { locale }) => readQueue(db, query.queue, { after: query.after, locale })),

    route(decideText, async ({ params: { textKind: kind, textId: id }, body }, context) => {
      const actor = await actorOf(context);
      await transact(db, async (transaction) => {
        await decide(transaction, { kind, id, state: body.status, revision: body.revision, now: actor.now });
        const action = body.status === 'approved' ? `${kind}.approve` : `${kind}.refuse`;
        await recordAction(transaction, actor, { action, content: { of: id } });
      });
      return { state: body.status };
    }),

    route(answerAsShop, async ({ params, body }, context) => {
      const actor = await actorOf(context);
      const { language } = context.locale;
      return changeOnce(db, answerAsShop.name, { params, body }, context, async (transaction) => {
        const answerId = await answerForShop(transaction, { ...params, ...body, language, now: actor.now });
        await recordAction(transaction, actor, { action: 'question.answer', content: { of: params.questionId } });
        return { answerId };
      });
    }),
  ];
}

function serviceOf(socialMedia: SocialMedia | undefined): SocialMedia {
  if (!socialMedia) throw new SocialMediaUnavailableError('The shop has no social media service');
  return socialMedia;
}

/** @throws {CallError} for what the service refuses, or when it does not answer */
async function refusing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PhotoUnknownError) throw new CallError('API404', { cause: error });
    if (error instanceof PhotoChangedError) throw new CallError('PHO409', { cause: error });
    if (error instanceof SocialMediaUnavailableError) throw new CallError('PHO502', { cause: error });
    throw error;
  }
}

interface Shop {
  readonly cards: ReadonlyMap<string, { readonly name: string; readonly url: string }>;
  readonly tree: CategoryTree;
  readonly locale: Locale;
}

/** The photo in the shop's words: names of products and categories are the shop's own, never the service's. */
function reviewed(photo: ModeratedPhoto, { cards, tree, locale }: Shop): ReviewedPhoto {
  const { id, caption, language, uploader, uploadedAt, status, revision, images, tags, reports } = photo;
  return {
    ...{ photoId: id, caption, language, by: uploader.name, uploadedAt, status, revision, image: images.large },
    products: tags.map((styleId) => {
      const card = cards.get(styleId);
      return { styleId, ...(card ? { name: card.name, url: card.url } : {}) };
    }),
    categories: photo.categories.flatMap((categoryId) => tree.get(categoryId)?.name[locale.language] ?? []),
    reports,
  };
}
