import type { Language } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import { type PlainEmail, plainEmail } from './plain-email.ts';

interface Words extends Omit<PlainEmail, 'text'> {
  readonly code: (code: string) => string;
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
export function codeEmail(code: string, language: Language): Promise<EmailContent> {
  const { code: withCode, ...rest } = words[language];
  return plainEmail({ ...rest, text: withCode(code) }, language);
}
