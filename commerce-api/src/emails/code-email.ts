import type { Language } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import { type PlainEmail, plainEmail } from './plain-email.ts';

/** What a code stands in for: the second of two factors, or all there is. */
type CodeUse = 'second-factor' | 'only';

interface Words {
  readonly subject: string;
  readonly code: (code: string) => string;
  readonly close: Readonly<Record<CodeUse, string>>;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Your sign-in code',
    code: (code) => `Your code is ${code}. It works once, for 10 minutes.`,
    close: {
      'second-factor':
        'You are not signing in? Somebody knows your password: please set a new one, and tell nobody this code.',
      only: 'Enter it only on the page where you asked for it, and do not share it with anyone. Not trying to sign in? Then there is nothing to do: nobody can use this code without your mailbox.',
    },
  },
  fr: {
    subject: 'Votre code de connexion',
    code: (code) => `Votre code est ${code}. Il est valable une fois, pendant 10 minutes.`,
    close: {
      'second-factor':
        'Vous n’êtes pas en train de vous connecter ? Quelqu’un connaît votre mot de passe : changez-le et ne communiquez ce code à personne.',
      only: 'Saisissez-le uniquement sur la page où vous l’avez demandé et ne le communiquez à personne. Vous n’êtes pas en train de vous connecter ? Vous n’avez rien à faire : sans accès à votre messagerie, personne ne peut utiliser ce code.',
    },
  },
  de: {
    subject: 'Ihr Anmeldecode',
    code: (code) => `Ihr Code lautet ${code}. Er gilt einmal, 10 Minuten lang.`,
    close: {
      'second-factor':
        'Sie melden sich gerade nicht an? Dann kennt jemand Ihr Passwort: Legen Sie bitte ein neues fest, und geben Sie diesen Code nicht weiter.',
      only: 'Geben Sie ihn nur auf der Seite ein, auf der Sie ihn angefordert haben, und geben Sie ihn an niemanden weiter. Sie melden sich gerade nicht an? Dann müssen Sie nichts tun: Ohne Ihr Postfach kann niemand diesen Code verwenden.',
    },
  },
};

/** Returns the mail with a code for signing in. */
export function codeEmail(use: CodeUse, code: string, language: Language): EmailContent {
  const { subject, code: withCode, close } = words[language];
  return plainEmail({ subject, text: withCode(code), close: close[use] });
}

const passwordNeeded: Readonly<Record<Language, PlainEmail>> = {
  en: {
    subject: 'Please sign in with your password',
    text: 'You asked for a code to sign in. Your account is protected by codes that follow the password, so a code alone does not open it. Please sign in with your email and password.',
    close: 'This was not you? Then there is nothing to do.',
  },
  fr: {
    subject: 'Connectez-vous avec votre mot de passe',
    text: 'Vous avez demandé un code de connexion. Votre compte est protégé par des codes saisis après le mot de passe : un code seul ne l’ouvre pas. Connectez-vous avec votre e-mail et votre mot de passe.',
    close: 'Ce n’était pas vous ? Vous n’avez rien à faire.',
  },
  de: {
    subject: 'Bitte melden Sie sich mit Ihrem Passwort an',
    text: 'Sie haben einen Code für die Anmeldung angefordert. Ihr Konto ist durch Codes geschützt, die auf das Passwort folgen. Ein Code allein öffnet es deshalb nicht. Bitte melden Sie sich mit E-Mail-Adresse und Passwort an.',
    close: 'Das waren Sie nicht? Dann müssen Sie nichts tun.',
  },
};

/** Returns the mail to who asked for a code that would not sign in. */
export const passwordNeededEmail = (language: Language): EmailContent => plainEmail(passwordNeeded[language]);
