import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { logUnsigned } from '../auth/security-log.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { isNewEvent } from '../idempotency/event-once.ts';
import { textOf } from '../server/signed-message.ts';
import { allowPhone, stopPhone } from './stopped-phones.ts';
import { isSignedForm, type TextSettings } from './twilio-messenger.ts';

interface Dependencies {
  readonly db: Db;
  /** None where the shop sends no text messages: nothing is accepted then. */
  readonly settings: TextSettings | undefined;
  readonly now: () => Date;
}

/** The words that carriers ask senders to obey, also in French and German. */
const stops: ReadonlySet<string> = new Set([
  'STOP',
  'STOPALL',
  'STOPP',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'ARRET',
  'ARRÊT',
]);
const starts: ReadonlySet<string> = new Set(['START', 'UNSTOP']);

const answer = v.object({
  MessageSid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  From: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/)),
  Body: v.pipe(v.string(), v.maxLength(1600)),
});

/** What the services reply: nothing. The service that sent the messages confirms STOP and START by itself. */
const silence = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Takes what people answer to text messages. Only signed forms are accepted, each once. */
export function textWebhook({ db, settings, now }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.post('/messages/v1/webhooks/text', async (request, reply) => {
      const form = new URLSearchParams(textOf(request));
      if (!settings || !isSignedForm(settings, request.headers['x-twilio-signature'], form)) {
        logUnsigned(request.log, 'text messages');
        return reply.code(401).send();
      }
      const reported = v.safeParse(answer, Object.fromEntries(form));
      if (!reported.success) return reply.code(400).send();
      const { MessageSid: id, From: phone, Body: body } = reported.output;
      const word = body
        .trim()
        .replace(/[.!]+$/, '')
        .toUpperCase();
      await transact(
        db,
        async (transaction) => {
          if (!(await isNewEvent(transaction, 'text', id))) return;
          if (stops.has(word)) await stopPhone(transaction, phone, now());
          if (starts.has(word)) await allowPhone(transaction, phone);
        },
        { isRepeatable: true },
      );
      return reply.type('text/xml; charset=utf-8').send(silence);
    });
  };
}
