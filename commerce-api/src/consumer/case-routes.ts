import {
  getCase,
  getCasePicture,
  getCases,
  replyToCase,
  uploadCasePicture,
} from 'shared-contracts/calls/support-cases';
import { changeOnce } from '../idempotency/change-once.ts';
import { casePictureAddressLimits, casePictureLimits, writingLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { addReply, checkOwn, keepPicture, readOwnCase, readOwnCases } from './own-cases.ts';
import { readPictureFile } from './support-cases.ts';

/** Calls by which shoppers follow their service cases. */
export function caseRoutes({ db, now }: Pick<ConsumerDependencies, 'db' | 'now'>): Route[] {
  return [
    route(getCases, ({ query: { after } }, { subject, locale: { language } }) =>
      readOwnCases(db, subject.id, { after, language }),
    ),

    route(getCase, ({ params }, { subject, locale: { language } }) =>
      readOwnCase(db, subject.id, { ...params, language }),
    ),

    route(
      replyToCase,
      async ({ params, body }, context) => {
        const { id: subjectId } = context.subject;
        await changeOnce(db, replyToCase.name, { params, body }, context, async (transaction) => {
          await addReply(transaction, { ...params, ...body, subjectId, now: now() });
          return {};
        });
        return readOwnCase(db, subjectId, { ...params, language: context.locale.language });
      },
      { limits: writingLimits },
    ),

    route(
      uploadCasePicture,
      async ({ body }, { subject, take }) => {
        await take(casePictureAddressLimits[subject.kind === 'GUEST' ? 'guest' : 'account']);
        return keepPicture(db, subject.id, { ...body, now: now() });
      },
      { limits: casePictureLimits },
    ),

    route(getCasePicture, async ({ params: { caseNumber, pictureId } }, { subject }) => {
      await checkOwn(db, subject.id, caseNumber);
      return readPictureFile(db, caseNumber, pictureId);
    }),
  ];
}
