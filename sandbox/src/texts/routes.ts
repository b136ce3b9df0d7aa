import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import * as v from 'valibot';
import type { Journal } from '../journal.ts';
import { plainPage, sendPage } from '../plain-page.ts';
import type { Settings } from '../settings.ts';

export interface Text {
  readonly id: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
}

const maxShown = 500;
const phone = v.pipe(v.string(), v.regex(/^\+\d{6,15}$/));
const message = v.object({ To: v.string(), From: v.optional(v.string(), ''), Body: v.pipe(v.string(), v.nonEmpty()) });
const reply = v.object({ from: phone, body: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1600)) });

/** Twilio's numbers for tests, and what it says of them. */
const unreachable: Readonly<Record<string, number>> = {
  '+15005550001': 21211,
  '+15005550004': 21610,
  '+15005550009': 21614,
};
const isStop = (body: string) => /^stop$/i.test(body.trim());
const isStart = (body: string) => /^start$/i.test(body.trim());
const sid = (prefix: string) => `${prefix}${randomBytes(16).toString('hex')}`;

/**
 * A service for text messages that speaks Twilio's protocol: `POST /texts/2010-04-01/Accounts/{sid}/Messages.json`. It
 * sends nothing; `/texts` shows what it was given, and `POST /texts/replies` answers as the owner of a number would.
 */
export function addTexts(
  app: FastifyInstance,
  { texts: account }: Pick<Settings, 'texts'>,
  journal: Journal<Text>,
): void {
  const sent = journal.entries.slice(-maxShown);
  const stopped = new Set<string>();
  const list = (to?: string) => sent.filter((text) => to === undefined || text.to === to).toReversed();
  const wanted = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/texts/2010-04-01/Accounts/:account/Messages.json', async (request, answer) => {
      if (request.headers.authorization !== wanted)
        return answer.code(401).send({ code: 20_003, message: 'Authenticate', status: 401 });
      const { To: to, From: from, Body: body } = v.parse(message, request.body);
      const code = stopped.has(to) ? 21_610 : v.is(phone, to) ? unreachable[to] : 21_211;
      if (code !== undefined) return answer.code(400).send({ code, message: `Error ${code}`, status: 400 });
      const text = { id: sid('SM'), at: new Date().toISOString(), from, to, body };
      journal.append(text);
      sent.push(text);
      return answer.code(201).send({ sid: text.id, account_sid: account.accountSid, status: 'queued', to, from, body });
    });
  });

  app.get('/texts', async (_request, answer) =>
    sendPage(
      answer,
      plainPage(
        'Text messages',
        `<h1>Text messages</h1>${sent.length === 0 ? '<p>Nothing yet. Turn on text messages in an account.</p>' : ''}<ul>${list()
          .map(
            ({ to, body, at }) =>
              `<li><strong>${escapeHtml(to)}</strong> ${escapeHtml(at)}<br>${escapeHtml(body)}</li>`,
          )
          .join('')}</ul>`,
      ),
    ),
  );
  app.get('/texts/messages', async (request, answer) => {
    const { to } = request.query as { readonly to?: string };
    return answer.header('cache-control', 'no-store').send({ messages: list(to) });
  });
  /** Tells the shop what somebody answers, and keeps STOP and START itself, as the real service does. */
  app.post('/texts/replies', async (request) => {
    const { from, body } = v.parse(reply, request.body);
    if (isStop(body)) stopped.add(from);
    if (isStart(body)) stopped.delete(from);
    if (account.webhookUrl === '') return { status: 'kept' };
    const fields = { AccountSid: account.accountSid, Body: body, From: from, MessageSid: sid('SM'), To: account.from };
    const signed = Object.entries(fields).map(([name, value]) => name + value);
    const signature = createHmac('sha1', account.authToken)
      .update(account.webhookUrl + signed.join(''))
      .digest('base64');
    const response = await fetch(account.webhookUrl, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(5000),
    });
    return { status: response.ok ? 'delivered' : 'refused' };
  });
}
