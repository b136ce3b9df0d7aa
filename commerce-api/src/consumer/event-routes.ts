import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { cancelEventRegistration, getEventPlaces, getEventRegistrations } from 'shared-contracts/calls/events';
import { openEventDays } from 'shared-contracts/event-days';
import { CallError } from '../base/call-error.ts';
import { eventFinder } from '../content/find-event.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { eventLimits, eventPlacesLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { peopleByDay } from './event-places.ts';
import { checkForm, register } from './event-registrations.ts';
import { cancelRegistration, findRegistration, listRegistrations } from './own-registrations.ts';

/** Seconds for which the places are shared while nobody registers: their event may begin or end meanwhile. */
const sharedFor = 60;

/** Calls about events: places, registering, one's registrations, and canceling one. */
export function eventRoutes({ db, now }: ConsumerDependencies): Route[] {
  const findEvents = eventFinder(db);
  const finderFor = ({ locale: { language, siteId } }: CallContext) =>
    findEvents({ language, siteId, at: now(), withDrafts: false });
  const findPublished = async (eventId: string, context: CallContext) => {
    const event = (await finderFor(context)([eventId])).get(eventId);
    if (!event) throw new CallError('EVT404');
    return event;
  };

  return [
    route(
      getEventPlaces,
      async ({ params: { eventId } }, context) => {
        const event = await findPublished(eventId, context);
        const { places } = event;
        const taken = places === undefined ? new Map<string, number>() : await peopleByDay(db, eventId);
        const leftOn = (day: string) =>
          places === undefined ? {} : { placesLeft: Math.max(0, places - (taken.get(day) ?? 0)) };
        return { eventId, days: openEventDays(event, now()).map((day) => ({ day, ...leftOn(day) })) };
      },
      { sharedFor, limits: eventPlacesLimits },
    ),

    route(registerForEvent, async ({ body }, context) => {
      const locale = context.locale.id;
      return changeOnce(
        db,
        registerForEvent.name,
        body,
        context,
        async (transaction, { event, days }) => {
          const { id: subjectId } = context.subject;
          const registered = await register(transaction, { subjectId, form: body, event, days, locale, now: now() });
          return { ...registered, eventId: body.eventId, attendingDays: days };
        },
        async () => {
          await context.take(eventLimits);
          const event = await findPublished(body.eventId, context);
          return { event, days: checkForm(body, event, now()) };
        },
      );
    }),

    route(getEventRegistrations, async (_input, context) => ({
      registrations: await listRegistrations(db, context.subject.id, finderFor(context), now()),
    })),

    route(cancelEventRegistration, async ({ params: { registrationId } }, context) => {
      const own = { registrationId, subjectId: context.subject.id };
      return changeOnce(
        db,
        cancelEventRegistration.name,
        { registrationId },
        context,
        async (transaction, found) => {
          await cancelRegistration(transaction, { ...own, found, locale: context.locale.id, now: now() });
          return {};
        },
        () => findRegistration(db, own, finderFor(context)),
      );
    }),
  ];
}
