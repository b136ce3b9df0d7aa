import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { amount, currency, localeQuery, text } from '../fields.ts';

/** What an invitation brings. */
const invitationOffer = v.object({
  points: v.number(),
  /** What they pay at checkout. */
  worth: amount,
  /** What the new member has to pay for goods of one order that are kept. */
  leastAmount: amount,
  currency,
});
export type InvitationOffer = v.InferOutput<typeof invitationOffer>;

const exampleOffer: InvitationOffer = { points: 1000, worth: 1000, leastAmount: 7500, currency: 'USD' };

export const getInvitations = defineCall({
  name: 'consumer.invitations',
  summary: 'The code with which a member invites others, what that brings, and what has come of it',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/invitations',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  response: v.object({
    code: v.string(),
    /** For the member and for the invited one each; absent in markets where nobody is invited. */
    offer: v.optional(
      v.object({
        ...invitationOffer.entries,
        /** How many invitations of a member are rewarded in a year. */
        mostPerYear: v.number(),
      }),
    ),
    /** How many have followed the invitation and joined, confirmed or not. */
    accepted: v.number(),
    /** For how many of them the member has got points. */
    rewarded: v.number(),
    /** What the member was promised who was invited, and whether the points are there. */
    followed: v.optional(v.object({ ...invitationOffer.entries, isRewarded: v.boolean() })),
  }),
  errors: ['REW401', 'REW130', 'REW135'],
  example: { code: 'aX3k_9Tq-b2Z', offer: { ...exampleOffer, mostPerYear: 10 }, accepted: 3, rewarded: 1 },
});

export const getInvitation = defineCall({
  name: 'consumer.invitation',
  summary:
    'What the code of an invitation brings who follows it; 4044 when it brings nobody anything here, or no longer',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/invitations/{code}',
  access: 'shopper',
  params: v.object({ code: text(40) }),
  query: v.object({ ...localeQuery }),
  response: v.object({
    ...invitationOffer.entries,
    /** Invitations are for new customers: whether the account that is signed in counts as one. */
    isForYou: v.boolean(),
  }),
  errors: ['4044'],
  example: { ...exampleOffer, isForYou: true },
});
