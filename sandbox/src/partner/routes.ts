import type { FastifyInstance } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import * as v from 'valibot';
import { plainPage, sendPage } from '../plain-page.ts';

/** A message as it arrived. */
export interface Received {
  readonly id: string;
  readonly at: string;
  readonly body: string;
  /** By the secret that was set; undefined without one. */
  readonly isSigned: boolean | undefined;
}

interface Partner {
  secret: string;
  /** The status of its answers. */
  status: number;
  readonly received: Received[];
}

const settings = v.strictObject({
  secret: v.optional(v.pipe(v.string(), v.maxLength(200))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
});
const maxShown = 200;
const maxPartners = 500;

function isSignedBy(secret: string, body: string, headers: Record<string, string>): boolean | undefined {
  if (secret === '') return undefined;
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

const said = ({ isSigned }: Received): string =>
  isSigned === undefined ? 'signature not checked' : isSigned ? 'signed' : 'NOT SIGNED BY THIS SECRET';

/**
 * Other systems that receive order events, each under a name of its own. `POST /partner/<name>/events` takes messages by the
 * rules of standardwebhooks.com, `/partner/<name>` shows them, and `PUT /partner/<name>` sets the secret by which they
 * are checked and the status of the answers. Everything is forgotten when the sandbox stops.
 */
export function addPartners(app: FastifyInstance): void {
  const partners = new Map<string, Partner>();
  const partnerOf = (name: string): Partner => {
    const found = partners.get(name) ?? { secret: '', status: 204, received: [] };
    if (!partners.has(name) && partners.size < maxPartners) partners.set(name, found);
    return found;
  };
  const nameOf = (params: unknown): string => (params as { readonly name: string }).name;

  void app.register(async (scope) => {
    // Signatures cover the text.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/partner/:name/events', async (request, answer) => {
      const partner = partnerOf(nameOf(request.params));
      const body = String(request.body);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      partner.received.unshift({
        id: headers['webhook-id'] ?? '',
        at: new Date().toISOString(),
        body,
        isSigned: isSignedBy(partner.secret, body, headers),
      });
      partner.received.length = Math.min(partner.received.length, maxShown);
      return answer.code(partner.status).send();
    });
  });
  app.put('/partner/:name', async (request, answer) => {
    Object.assign(partnerOf(nameOf(request.params)), v.parse(settings, request.body));
    return answer.code(204).send();
  });
  app.get('/partner/:name/messages', async (request, answer) =>
    answer.header('cache-control', 'no-store').send({ messages: partnerOf(nameOf(request.params)).received }),
  );
  app.get('/partner/:name', async (request, answer) => {
    const name = nameOf(request.params);
    const rows = partnerOf(name).received.map(
      (message) =>
        `<li><strong>${escapeHtml(message.id)}</strong> ${escapeHtml(message.at)}, ${said(message)}<pre>${escapeHtml(message.body)}</pre></li>`,
    );
    return sendPage(
      answer,
      plainPage(
        `Told to ${name}`,
        `<h1>Told to ${escapeHtml(name)}</h1>${rows.length === 0 ? '<p>Nothing yet.</p>' : ''}<ul>${rows.join('')}</ul>`,
      ),
    );
  });
}
