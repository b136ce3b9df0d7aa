import { defineMessages, plural } from 'storefront-kit/messages';
import { pointsText as pointsOf } from 'storefront-kit/points-text';

/** Points, what they pay at checkout, and what has to be paid for goods that are kept, as money. */
type Promised = readonly [points: number, worth: string, least: string];

/** What is promised to who follows an invitation. */
const promise = {
  en: (...[points, worth, least]: Promised) =>
    `Once you have spent ${least} or more on goods of one order, and keep them, you get ${pointsOf.en(points)} worth ${worth}.`,
  fr: (...[points, worth, least]: Promised) =>
    `Dès que vous aurez dépensé au moins ${least} en articles d’une même commande et gardé ces articles, vous recevrez ${pointsOf.fr(points)} d’une valeur de ${worth}.`,
  de: (...[points, worth, least]: Promised) =>
    `Sobald Sie aus einer einzigen Bestellung Ware für mindestens ${least} bezahlt und behalten haben, bekommen Sie ${pointsOf.de(points)} im Wert von ${worth}.`,
};

/** Spelled the British way. */
const british = {
  note: (...promised: Promised) =>
    `You are invited: join the loyalty programme before your first order. ${promise.en(...promised)}`,
};

export const invitationMessages = defineMessages(
  {
    title: 'Invite friends',
    intro: (...[points, worth, least]: Promised) =>
      `Invite somebody who has no account here yet. Once they have spent ${least} or more on goods of one order, and keep them, each of you gets ${pointsOf.en(points)} worth ${worth}.`,
    limit: (n: number) => plural('en', n, { one: 'For one friend a year.', other: `For up to ${n} friends a year.` }),
    link: 'Your invitation link',
    linkHint: 'It does not show who you are.',
    linkTitle: (shop: string) => `An invitation to ${shop}`,
    nobody: 'Nobody has joined through your link yet.',
    accepted: (n: number) =>
      plural('en', n, {
        one: `${n} person has joined through your link.`,
        other: `${n} people have joined through your link.`,
      }),
    rewarded: (n: number) => `Rewards so far: ${n}.`,
    followed: (...promised: Promised) => `You were invited. ${promise.en(...promised)}`,
    kept: 'Your invitation is saved. It counts once you have opened the link that we mailed you.',
    keepFailed: 'Your invitation could not be saved.',
    failed: 'Your invitation link could not be loaded.',
    note: (...promised: Promised) =>
      `You are invited: join the loyalty program before your first order. ${promise.en(...promised)}`,
    notForYou: 'Invitations are for new customers who have not ordered yet. This one brings your account no points.',
    over: 'This invitation is not valid here, or no longer.',
    allTheSame: 'You can create an account all the same.',
  },
  {
    fr: {
      title: 'Inviter des proches',
      intro: (...[points, worth, least]: Promised) =>
        `Invitez une personne qui n’a pas encore de compte ici. Dès qu’elle aura dépensé au moins ${least} en articles d’une même commande et gardé ces articles, vous recevrez chacun ${pointsOf.fr(points)} d’une valeur de ${worth}.`,
      limit: (n: number) =>
        plural('fr', n, { one: 'Pour une personne par an.', other: `Jusqu’à ${n} personnes par an.` }),
      link: 'Votre lien d’invitation',
      linkHint: 'Il ne dit pas qui vous êtes.',
      linkTitle: (shop: string) => `Une invitation à découvrir ${shop}`,
      nobody: 'Personne n’a encore adhéré grâce à votre lien.',
      accepted: (n: number) =>
        plural('fr', n, {
          one: `${n} personne a adhéré grâce à votre lien.`,
          other: `${n} personnes ont adhéré grâce à votre lien.`,
        }),
      rewarded: (n: number) => `Récompenses reçues : ${n}.`,
      followed: (...promised: Promised) => `Vous avez reçu une invitation. ${promise.fr(...promised)}`,
      kept: 'Votre invitation est enregistrée. Elle comptera dès que vous aurez ouvert le lien envoyé par e-mail.',
      keepFailed: 'Votre invitation n’a pas pu être enregistrée.',
      failed: 'Votre lien d’invitation n’a pas pu être chargé.',
      note: (...promised: Promised) =>
        `Vous avez reçu une invitation : adhérez au programme de fidélité avant votre première commande. ${promise.fr(...promised)}`,
      notForYou:
        'Les invitations s’adressent aux nouveaux clients qui n’ont pas encore commandé. Celle-ci n’apporte pas de points à votre compte.',
      over: 'Cette invitation n’est pas valable ici, ou ne l’est plus.',
      allTheSame: 'Vous pouvez tout de même créer un compte.',
    },
    de: {
      title: 'Freunde einladen',
      intro: (...[points, worth, least]: Promised) =>
        `Laden Sie jemanden ein, der hier noch kein Konto hat. Wer aus einer einzigen Bestellung Ware für mindestens ${least} bezahlt und behält, bekommt ${pointsOf.de(points)} im Wert von ${worth}, und Sie bekommen ebenso viele.`,
      limit: (n: number) =>
        plural('de', n, { one: 'Für eine Person im Jahr.', other: `Für bis zu ${n} Personen im Jahr.` }),
      link: 'Ihr Einladungslink',
      linkHint: 'Er verrät nicht, wer Sie sind.',
      linkTitle: (shop: string) => `Eine Einladung zu ${shop}`,
      nobody: 'Bisher nimmt niemand über Ihren Link teil.',
      accepted: (n: number) =>
        plural('de', n, {
          one: `${n} Person nimmt über Ihren Link teil.`,
          other: `${n} Personen nehmen über Ihren Link teil.`,
        }),
      rewarded: (n: number) => `Prämien bisher: ${n}.`,
      followed: (...promised: Promised) => `Sie wurden eingeladen. ${promise.de(...promised)}`,
      kept: 'Ihre Einladung ist vermerkt. Sie zählt, sobald Sie den Link in unserer E-Mail geöffnet haben.',
      keepFailed: 'Ihre Einladung konnte nicht vermerkt werden.',
      failed: 'Ihr Einladungslink konnte nicht geladen werden.',
      note: (...promised: Promised) =>
        `Sie sind eingeladen: Nehmen Sie vor Ihrer ersten Bestellung am Treueprogramm teil. ${promise.de(...promised)}`,
      notForYou:
        'Einladungen sind für neue Kunden, die noch nichts bestellt haben. Ihrem Konto bringt diese keine Punkte.',
      over: 'Diese Einladung gilt hier nicht oder nicht mehr.',
      allTheSame: 'Ein Konto können Sie trotzdem anlegen.',
    },
  },
  { 'en-gb': british },
);
