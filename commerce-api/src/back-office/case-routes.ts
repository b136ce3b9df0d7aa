import { answerCase, findCases, getStaffCase, getStaffCasePicture, turnCase } from 'shared-contracts/calls/staff-cases';
import { readPictureFile } from '../consumer/support-cases.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { staffMailLimits, staffSearchLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { actorReader } from '../staff/actor-of.ts';
import { addAnswer, caseSearchKindOf, readCase, searchCases, turnTo } from './cases.ts';
import { recordCaseOpening, recordCaseSearch } from './looks.ts';
import type { BackOfficeDependencies } from './routes.ts';

/** Calls by which customer service answers what shoppers write. */
export function caseRoutes(dependencies: Pick<BackOfficeDependencies, 'db' | 'staff' | 'now' | 'onMessage'>): Route[] {
  const { db, onMessage } = dependencies;
  const actorOf = actorReader(dependencies);
  return [
    route(
      findCases,
      async ({ body }, context) => {
        await recordCaseSearch(db, caseSearchKindOf(body.words), await actorOf(context));
        return searchCases(db, body, context.locale.language);
      },
      { limits: staffSearchLimits },
    ),

    route(getStaffCase, async ({ params: { caseNumber } }, context) => {
      const actor = await actorOf(context);
      const found = await readCase(db, caseNumber, context.locale.language);
      await recordCaseOpening(db, caseNumber, actor);
      return found;
    }),

    route(
      answerCase,
      async ({ params, body }, context) => {
        const actor = await actorOf(context);
        await changeOnce(db, answerCase.name, { params, body }, context, async (transaction) => {
          await addAnswer(transaction, { ...params, ...body }, actor);
          return {};
        });
        onMessage();
        return readCase(db, params.caseNumber, context.locale.language);
      },
      { limits: staffMailLimits },
    ),

    route(turnCase, async ({ params, body }, context) => {
      const actor = await actorOf(context);
      await changeOnce(db, turnCase.name, { params, body }, context, async (transaction) => {
        await turnTo(transaction, { ...params, ...body }, actor);
        return {};
      });
      return readCase(db, params.caseNumber, context.locale.language);
    }),

    route(getStaffCasePicture, async ({ params: { caseNumber, pictureId } }, context) => {
      const actor = await actorOf(context);
      const file = await readPictureFile(db, caseNumber, pictureId);
      await recordCaseOpening(db, caseNumber, actor);
      return file;
    }),
  ];
}
