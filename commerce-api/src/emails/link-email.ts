import { escapeHtml } from 'shared-contracts/escape-html';
import type { Language } from 'shared-contracts/locale';
import type { LinkPurpose } from '../auth/mailed-links.ts';
import type { EmailContent } from '../mail/email-content.ts';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly action: string;
  readonly close: string;
}

/** What a mailed link is for. */
export type LinkEmail = LinkPurpose | 'newsletter';

const words: Readonly<Record<LinkEmail, Readonly<Record<Language, Words>>>> = {
  password: {
    en: {
      subject: 'Set a new password',
      heading: 'A new password',
      intro: 'Somebody, hopefully you, asked for a new password. The link works once, for 30 minutes.',
      action: 'Set a new password',
      close: 'It was not you? Then nothing has to be done: your password stays as it is.',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Un nouveau mot de passe',
      intro:
        'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Le lien fonctionne une fois, pendant 30 minutes.',
      action: 'Choisir un mot de passe',
      close: 'Ce n’était pas vous ? Alors il n’y a rien à faire : votre mot de passe ne change pas.',
    },
    de: {
      subject: 'Neues Passwort festlegen',
      heading: 'Ein neues Passwort',
      intro: 'Jemand, hoffentlich Sie, hat ein neues Passwort angefordert. Der Link gilt einmal, 30 Minuten lang.',
      action: 'Neues Passwort festlegen',
      close: 'Sie waren das nicht? Dann ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
  },
  loyalty: {
    en: {
      subject: 'Confirm your membership',
      heading: 'One step to your points',
      intro: 'Please confirm that you want to be a member. The link works for a week.',
      action: 'Confirm membership',
      close: 'It was not you? Then nothing has to be done.',
    },
    fr: {
      subject: 'Confirmez votre adhésion',
      heading: 'Plus qu’un pas vers vos points',
      intro: 'Confirmez que vous souhaitez devenir membre. Le lien fonctionne pendant une semaine.',
      action: 'Confirmer l’adhésion',
      close: 'Ce n’était pas vous ? Alors il n’y a rien à faire.',
    },
    de: {
      subject: 'Mitgliedschaft bestätigen',
      heading: 'Noch ein Schritt zu Ihren Punkten',
      intro: 'Bitte bestätigen Sie, dass Sie Mitglied werden möchten. Der Link gilt eine Woche.',
      action: 'Mitgliedschaft bestätigen',
      close: 'Sie waren das nicht? Dann ist nichts zu tun.',
    },
  },
  newsletter: {
    en: {
      subject: 'Confirm your newsletter',
      heading: 'One step to our news',
      intro: 'Please confirm that you want to hear of new gear, routes and offers. The link works for a week.',
      action: 'Confirm the newsletter',
      close: 'It was not you? Then nothing has to be done: without this step we send you no news.',
    },
    fr: {
      subject: 'Confirmez votre infolettre',
      heading: 'Plus qu’un pas vers nos nouvelles',
      intro:
        'Confirmez que vous souhaitez recevoir nos nouveautés, itinéraires et offres. Le lien fonctionne pendant une semaine.',
      action: 'Confirmer l’infolettre',
      close: 'Ce n’était pas vous ? Alors il n’y a rien à faire : sans cette étape, vous ne recevrez rien.',
    },
    de: {
      subject: 'Newsletter bestätigen',
      heading: 'Noch ein Schritt zu unseren Neuigkeiten',
      intro:
        'Bitte bestätigen Sie, dass Sie von neuer Ausrüstung, Touren und Angeboten hören möchten. Der Link gilt eine Woche.',
      action: 'Newsletter bestätigen',
      close: 'Sie waren das nicht? Dann ist nichts zu tun: Ohne diesen Schritt senden wir Ihnen nichts.',
    },
  },
};

/** The mail with a link that its reader follows, as text and as HTML. */
export function linkEmail(purpose: LinkEmail, language: Language, url: string): EmailContent {
  const { subject, heading, intro, action, close } = words[purpose][language];
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;background:#f6f4ef;color:#14181a;font-family:'Instrument Sans',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:6px"><tr><td style="padding:32px">
<h1 style="margin:0 0 12px;font-size:32px;line-height:1.05">${escapeHtml(heading)}</h1><p style="margin:0 0 24px">${escapeHtml(intro)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;background:#14181a;color:#ffffff;padding:12px 24px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action)}</a></p>
<p style="margin:0;color:#626a6d;font-size:14px">${escapeHtml(close)}</p>
</td></tr></table></td></tr></table></body></html>`;
  return { subject, text: [heading, '', intro, '', url, '', close].join('\n'), html };
}
