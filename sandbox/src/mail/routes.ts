import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from 'shared-contracts/escape-html';
import type { Mail, Mailbox } from './mailbox.ts';

const style = `body{margin:0;background:#f6f4ef;color:#14181a;font:400 1rem/1.55 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:32px 16px}h1{font-size:2rem;line-height:1.05;margin:0 0 24px}ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}a{color:#1d5c83}li a{display:grid;gap:4px;padding:16px;background:#fff;border-radius:6px;text-decoration:none;color:inherit}li a:hover strong,li a:focus-visible strong{text-decoration:underline}:focus-visible{outline:2px solid #1d5c83;outline-offset:2px}small{color:#626a6d}iframe{width:100%;height:70vh;border:1px solid #ece9e1;background:#fff;border-radius:6px}pre{white-space:pre-wrap;background:#fff;padding:16px;border-radius:6px}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const listPage = (mails: readonly Mail[]): string =>
  page(
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
  page(
    mail.subject,
    `<p><a href="/mail">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><p><small>${escapeHtml(mail.from)} → ${escapeHtml(mail.to.join(', '))} · ${escapeHtml(mail.receivedAt)}</small></p>${
      mail.html
        ? `<iframe title="Message" sandbox srcdoc="${escapeHtml(mail.html)}"></iframe>`
        : `<pre>${escapeHtml(mail.text)}</pre>`
    }`,
  );

const html = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(body);

/** The mail catcher's inbox, for people and tests. */
export function addMailPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mail', async (_request, reply) => html(reply, listPage(mailbox.list())));
  app.get('/mail/messages', async (request, reply) => {
    const { to } = request.query as { readonly to?: string };
    return reply.header('cache-control', 'no-store').send({ messages: mailbox.list(to) });
  });
  app.get('/mail/:id', async (request, reply) => {
    const mail = mailbox.get((request.params as { readonly id: string }).id);
    return mail ? html(reply, mailPage(mail)) : reply.code(404).type('text/plain').send('There is no such mail.');
  });
}
