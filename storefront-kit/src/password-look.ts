import type { Locale } from 'shared-contracts/locale';
import { passwordRules } from 'shared-contracts/password';
import { defineMessages } from './messages.ts';

export const passwordMessages = defineMessages(
  {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    atLeast8: 'At least 8 characters',
    upperCase: 'An upper-case letter',
    lowerCase: 'A lower-case letter',
    digit: 'A digit',
    met: 'done',
    unmet: 'missing',
    passwordRules: 'Something in the list below is still missing from the password.',
  },
  {
    fr: {
      showPassword: 'Afficher le mot de passe',
      hidePassword: 'Masquer le mot de passe',
      atLeast8: 'Au moins 8 caractères',
      upperCase: 'Une majuscule',
      lowerCase: 'Une minuscule',
      digit: 'Un chiffre',
      met: 'fait',
      unmet: 'manquant',
      passwordRules: 'Il manque encore au mot de passe un point de la liste ci-dessous.',
    },
    de: {
      showPassword: 'Passwort zeigen',
      hidePassword: 'Passwort verbergen',
      atLeast8: 'Mindestens 8 Zeichen',
      upperCase: 'Ein Großbuchstabe',
      lowerCase: 'Ein Kleinbuchstabe',
      digit: 'Eine Ziffer',
      met: 'erfüllt',
      unmet: 'fehlt',
      passwordRules: 'Dem Passwort fehlt noch etwas aus der Liste darunter.',
    },
  },
);

/** The labels of the button that shows a password, for the design system's PasswordField. */
export function passwordEye(locale: Pick<Locale, 'id' | 'language'>) {
  const { showPassword, hidePassword } = passwordMessages(locale);
  return { showLabel: showPassword, hideLabel: hidePassword };
}

/** What the PasswordField of a new password shows: the button, and the rules with those that are met. */
export function newPasswordLook(locale: Pick<Locale, 'id' | 'language'>) {
  const texts = passwordMessages(locale);
  return {
    ...passwordEye(locale),
    autoComplete: 'new-password',
    checks: passwordRules.map(({ name, passes }) => ({ text: texts[name], passes })),
    metText: texts.met,
    unmetText: texts.unmet,
  };
}
