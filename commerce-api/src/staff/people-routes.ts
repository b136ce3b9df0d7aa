import {
  changeStaffRoles,
  deactivateStaff,
  getStaff,
  getStaffActions,
  inviteStaff,
  resetStaff,
} from 'shared-contracts/calls/staff-people';
import { normalizeEmail } from '../base/normalize-email.ts';
import { inviteLimit, mailLimit, mailsOf, signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from '../sign-in/dependencies.ts';
import { readActions } from './actions.ts';
import { actorReader } from './actor-of.ts';
import { changeRoles, deactivate, invite, readPeople, reset } from './people.ts';

/** Calls by which operators administer the staff. */
export function peopleRoutes(dependencies: SignInDependencies): Route[] {
  const { db, onMail, staff: rule } = dependencies;
  const limits = { limits: signInLimits };
  const actorOf = actorReader(dependencies);
  return [
    route(getStaff, async () => ({ people: await readPeople(db, rule) })),

    route(
      inviteStaff,
      async ({ body: { email, roles } }, context) => {
        await context.take([inviteLimit, mailLimit], mailsOf('staff', normalizeEmail(email)));
        const staffId = await invite(dependencies, await actorOf(context), { email, roles, locale: context.locale.id });
        onMail();
        return { staffId };
      },
      limits,
    ),

    route(changeStaffRoles, async ({ params, body }, context) => {
      await changeRoles(dependencies, await actorOf(context), params.staffId, body.roles);
      return {};
    }),

    route(deactivateStaff, async ({ params }, context) => {
      await deactivate(dependencies, await actorOf(context), params.staffId);
      return {};
    }),

    route(
      resetStaff,
      async ({ params, body }, context) => {
        await reset(dependencies, await actorOf(context), params.staffId, { ...body, locale: context.locale.id });
        onMail();
        return {};
      },
      limits,
    ),

    route(getStaffActions, ({ query }) => readActions(db, query.after)),
  ];
}
