import { changeMedium, deleteMedium, getMedia, getMedium, uploadMedium } from 'shared-contracts/calls/media';
import type { DocumentKind } from 'shared-contracts/document-kinds';
import { CallError } from '../base/call-error.ts';
import { postPurge } from '../content/purge.ts';
import { isReferredTo, readReferrers } from '../content/referrers.ts';
import { transact } from '../database/transact.ts';
import * as library from '../media/media-library.ts';
import { prepareUpload } from '../media/prepare-upload.ts';
import { type Route, route } from '../server/route.ts';
import { recordAction } from '../staff/actions.ts';
import { editorOf, type StudioDependencies } from './editor.ts';

/** Calls of the media library. */
export function mediaRoutes(dependencies: StudioDependencies): Route[] {
  const { db, now, onMessage } = dependencies;
  return [
    route(getMedia, ({ query }) => library.listMedia(db, query)),

    route(uploadMedium, async ({ body: { name, alt, data } }, context) => {
      const actor = await editorOf(dependencies, context);
      const picture = await prepareUpload(Buffer.from(data, 'base64'));
      return transact(db, async (transaction) => {
        const details = { name, alt, author: context.subject.id, now: actor.now };
        const { mediaId, isNew } = await library.addMedium(transaction, picture, details);
        if (isNew) await recordAction(transaction, actor, { action: 'media.upload', content: { of: name } });
        return library.readMedium(transaction, mediaId);
      });
    }),

    route(getMedium, async ({ params: { mediaId } }) => {
      const medium = await library.readMedium(db, mediaId);
      const reference = library.keyOfMedium(mediaId);
      const referrers = await readReferrers(db, [reference], { at: now(), withDrafts: true });
      return {
        ...medium,
        usedBy: referrers.map(({ kind, slug, name }) => ({ kind: kind as DocumentKind, slug, name })),
        isUnused: !(await isReferredTo(db, reference)),
      };
    }),

    route(changeMedium, async ({ params: { mediaId }, body }, context) => {
      const actor = await editorOf(dependencies, context);
      const changed = await transact(db, async (transaction) => {
        await library.changeMedium(transaction, mediaId, { ...body, now: actor.now });
        await postPurge(transaction, [library.keyOfMedium(mediaId)]);
        await recordAction(transaction, actor, { action: 'media.change', content: { of: body.name } });
        return library.readMedium(transaction, mediaId);
      });
      onMessage();
      return changed;
    }),

    route(deleteMedium, async ({ params: { mediaId } }, context) => {
      const actor = await editorOf(dependencies, context);
      await transact(db, async (transaction) => {
        const { name } = await library.readMedium(transaction, mediaId);
        if (await isReferredTo(transaction, library.keyOfMedium(mediaId))) throw new CallError('MED409');
        await library.deleteMedium(transaction, mediaId);
        await postPurge(transaction, [library.keyOfMedium(mediaId)]);
        await recordAction(transaction, actor, { action: 'media.delete', content: { of: name } });
      });
      onMessage();
      return {};
    }),
  ];
}
