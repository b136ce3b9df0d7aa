import type { FastifyInstance } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import { plainPage, sendPage } from '../plain-page.ts';
import type { Mail, Mailbox } from './mailbox.ts';

const listPage = (mails: readonly Mail[]): string =>
  plainPage(
    'Caught mail',
    `<h1>Caught mail</h1>${mails.length === 0 ? '<p>Nothing yet. Place an order, and its confirmation arrives here.</p>' : ''}<ul>${mails
      .map(
        (mail) =>
          `<li><a href="/mail/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><small>${escapeHtml(mail.to.join(', '))} · ${escapeHtml(mail.receivedAt)}</small></a></li>`,
      )
      .join('')}</ul>`,
  );

// Displays an email's HTML in a sandboxed frame without scripts and origin.
const mailPage = (mail: Mail): string =>
  plainPage(
    mail.subject,
    `<p><a href="/mail">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><p><small>${escapeHtml(mail.from)} → ${escapeHtml(mail.to.join(', '))} · ${escapeHtml(mail.receivedAt)}</small></p>${
      mail.html
        ? `<iframe title="Message" sandbox srcdoc="${escapeHtml(mail.html)}"></iframe>`
        : `<pre>${escapeHtml(mail.text)}</pre>`
    }`,
  );

/** The mail catcher's inbox, for people and tests. */
export function addMailPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mail', async (_request, reply) => sendPage(reply, listPage(mailbox.list())));
  app.get('/mail/messages', async (request, reply) => {
    const { to } = request.query as { readonly to?: string };
    return reply.header('cache-control', 'no-store').send({ messages: mailbox.list(to) });
  });
  app.get('/mail/:id', async (request, reply) => {
    const mail = mailbox.get((request.params as { readonly id: string }).id);
    return mail ? sendPage(reply, mailPage(mail)) : reply.code(404).type('text/plain').send('There is no such mail.');
  });
}
