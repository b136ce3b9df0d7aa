import { defineMessages } from 'storefront-kit/messages';

/** Spelled the British way. */
const british = {
  member: 'You are a member of our loyalty programme: every order brings points.',
};

/** Texts of the steps from an email to a complete account. */
export const enrollMessages = defineMessages(
  {
    title: 'Sign in or create an account',
    intro: 'Start with your email. If it has an account, you sign in next; if not, you create one.',
    goOn: 'Continue',
    lookingUp: 'One moment',
    lookUpFailed: 'That did not work. Please try again.',
    known: (email: string) => `There is an account for ${email}.`,
    unknown: (email: string) => `There is no account for ${email} yet.`,
    otherEmail: 'Use another email',
    save: 'Save and continue',
    later: 'Not now',
    phoneTitle: 'Your phone number',
    phoneText: 'For questions about a delivery. Texts come only if you choose them in your account.',
    profileTitle: 'Your details',
    profileText: 'Please check what we have, and add what is missing.',
    interestsTitle: 'What takes you outside?',
    welcomeTitle: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
    welcome:
      'Your account is open, and you are signed in. Your orders, addresses, and saved things are in one place from now on.',
    member: 'You are a member of our loyalty program: every order brings points.',
    successTitle: 'That is all',
    success: 'Thank you. You can change all of this in your account at any time.',
    lacking: 'A few details are missing in your account.',
    complete: 'Complete my account',
  },
  {
    fr: {
      title: 'Se connecter ou créer un compte',
      intro:
        'Indiquez votre adresse e-mail. Si un compte y est associé, vous vous connectez ensuite ; sinon, vous en créez un.',
      goOn: 'Continuer',
      lookingUp: 'Un instant',
      lookUpFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
      known: (email: string) => `Il existe un compte pour ${email}.`,
      unknown: (email: string) => `Il n’y a pas encore de compte pour ${email}.`,
      otherEmail: 'Utiliser un autre e-mail',
      save: 'Enregistrer et continuer',
      later: 'Pas maintenant',
      phoneTitle: 'Votre numéro de téléphone',
      phoneText:
        'Pour une question sur une livraison. Vous ne recevrez de SMS que si vous les activez dans votre compte.',
      profileTitle: 'Vos coordonnées',
      profileText: 'Vérifiez ce que nous avons et complétez ce qui manque.',
      interestsTitle: 'Quelles activités de plein air aimez-vous ?',
      welcomeTitle: (name: string) => (name === '' ? 'Bienvenue' : `Bienvenue, ${name}`),
      welcome:
        'Votre compte est ouvert et vous êtes connecté. Vos commandes, adresses et articles gardés sont désormais au même endroit.',
      member: 'Vous êtes membre de notre programme de fidélité : chaque commande rapporte des points.',
      successTitle: 'C’est terminé',
      success: 'Merci. Vous pouvez tout modifier dans votre compte à tout moment.',
      lacking: 'Il manque quelques informations dans votre compte.',
      complete: 'Compléter mon compte',
    },
    de: {
      title: 'Anmelden oder Konto anlegen',
      intro:
        'Beginnen Sie mit Ihrer E-Mail-Adresse. Gibt es dazu ein Konto, melden Sie sich als Nächstes an; sonst legen Sie eines an.',
      goOn: 'Weiter',
      lookingUp: 'Einen Moment',
      lookUpFailed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
      known: (email: string) => `Zu ${email} gibt es ein Konto.`,
      unknown: (email: string) => `Zu ${email} gibt es noch kein Konto.`,
      otherEmail: 'Andere E-Mail-Adresse verwenden',
      save: 'Speichern und weiter',
      later: 'Jetzt nicht',
      phoneTitle: 'Ihre Telefonnummer',
      phoneText: 'Für Rückfragen zu einer Lieferung. SMS erhalten Sie nur, wenn Sie sie in Ihrem Konto einschalten.',
      profileTitle: 'Ihre Angaben',
      profileText: 'Bitte prüfen Sie, was wir haben, und ergänzen Sie, was fehlt.',
      interestsTitle: 'Was zieht Sie nach draußen?',
      welcomeTitle: (name: string) => (name === '' ? 'Willkommen' : `Willkommen, ${name}`),
      welcome:
        'Ihr Konto ist angelegt, und Sie sind angemeldet. Bestellungen, Adressen und Gemerktes sind ab jetzt an einem Ort.',
      member: 'Sie sind Mitglied unseres Treueprogramms: Jede Bestellung bringt Punkte.',
      successTitle: 'Das war alles',
      success: 'Vielen Dank. Sie können alles jederzeit in Ihrem Konto ändern.',
      lacking: 'In Ihrem Konto fehlen noch einige Angaben.',
      complete: 'Konto vervollständigen',
    },
  },
  { 'en-gb': british },
);
