import type { Language } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import { block, emailHtml } from './layout.ts';

interface Words {
  readonly subject: string;
  readonly code: (code: string) => string;
  readonly close: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Your sign-in code',
    code: (code) => `Your code is ${code}. It works once, for 10 minutes.`,
    close: 'You are not signing in? Somebody knows your password: please set a new one, and tell nobody this code.',
  },
  fr: {
    subject: 'Votre code de connexion',
    code: (code) => `Votre code est ${code}. Il est valable une fois, pendant 10 minutes.`,
    close:
      'Vous n’êtes pas en train de vous connecter ? Quelqu’un connaît votre mot de passe : changez-le et ne communiquez ce code à personne.',
  },
  de: {
    subject: 'Ihr Anmeldecode',
    code: (code) => `Ihr Code lautet ${code}. Er gilt einmal, 10 Minuten lang.`,
    close:
      'Sie melden sich gerade nicht an? Dann kennt jemand Ihr Passwort: Legen Sie bitte ein neues fest, und geben Sie diesen Code nicht weiter.',
  },
};

/** Returns the mail with a code for signing in, as text and HTML. */
export async function codeEmail(code: string, language: Language): Promise<EmailContent> {
  const { subject, code: withCode, close } = words[language];
  const html = await emailHtml(language, subject, [block.text(withCode(code)), block.note(close)]);
  return { subject, text: [subject, '', withCode(code), '', close].join('\n'), html };
}
