import * as v from 'valibot';
import { defineEvent } from '../events.ts';

/** The services require proof that a person is using the page (403 with an app id). */
export const botChallenge = defineEvent(
  'platform.bot-challenge',
  v.object({ appId: v.string(), correlationId: v.optional(v.string()) }),
);

/** A remote or a part of it failed; includes its owner. */
export const remoteFailed = defineEvent(
  'platform.remote-failed',
  v.object({
    remote: v.string(),
    release: v.string(),
    owner: v.string(),
    phase: v.picklist(['load', 'render', 'loader']),
    message: v.string(),
  }),
);
