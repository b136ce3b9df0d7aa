/**
 * @typedef {object} FormTexts
 * @property {string} title
 * @property {string} number
 * @property {string} expiry
 * @property {string} expiryHint
 * @property {string} code
 * @property {string} codeHint
 * @property {string} codeHintFour
 * @property {string} name
 * @property {string} required
 * @property {string} numberWrong
 * @property {string} expiryWrong
 * @property {string} expiryPast
 * @property {string} codeWrong
 * @property {string} nameWrong
 * @property {string} unavailable
 */

/** @type {Readonly<Record<'en' | 'fr' | 'de', FormTexts>>} */
const texts = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM/YY, as on the card',
    code: 'Security code',
    codeHint: 'Three digits on the back',
    codeHintFour: 'Four digits on the front',
    name: 'Name on card',
    required: 'Please fill this in.',
    numberWrong: 'This is not a card number. Please compare it with your card.',
    expiryWrong: 'Please enter the month and year as on the card, like 09/29.',
    expiryPast: 'This card has expired.',
    codeWrong: 'Please enter all digits of the code.',
    nameWrong: 'Please enter the name as on the card.',
    unavailable: 'The card could not be read just now. Please try again.',
  },
  fr: {
    title: 'Données de la carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'MM/AA, comme sur la carte',
    code: 'Code de sécurité',
    codeHint: 'Trois chiffres au dos',
    codeHintFour: 'Quatre chiffres au recto',
    name: 'Nom sur la carte',
    required: 'Veuillez remplir ce champ.',
    numberWrong: 'Ce n’est pas un numéro de carte. Comparez-le avec votre carte.',
    expiryWrong: 'Saisissez le mois et l’année comme sur la carte, par exemple 09/29.',
    expiryPast: 'Cette carte a expiré.',
    codeWrong: 'Saisissez tous les chiffres du code.',
    nameWrong: 'Saisissez le nom comme sur la carte.',
    unavailable: 'La carte n’a pas pu être lue. Veuillez réessayer.',
  },
  de: {
    title: 'Kartendaten',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM/JJ, wie auf der Karte',
    code: 'Prüfziffer',
    codeHint: 'Drei Ziffern auf der Rückseite',
    codeHintFour: 'Vier Ziffern auf der Vorderseite',
    name: 'Name auf der Karte',
    required: 'Bitte ausfüllen.',
    numberWrong: 'Das ist keine Kartennummer. Bitte mit der Karte vergleichen.',
    expiryWrong: 'Bitte Monat und Jahr wie auf der Karte eingeben, etwa 09/29.',
    expiryPast: 'Diese Karte ist abgelaufen.',
    codeWrong: 'Bitte alle Ziffern der Prüfziffer eingeben.',
    nameWrong: 'Bitte den Namen wie auf der Karte eingeben.',
    unavailable: 'Die Karte konnte gerade nicht gelesen werden. Bitte noch einmal versuchen.',
  },
};

/** The form's texts for a locale such as `fr-ca`; English for a language it does not speak. @param {string} locale */
export function textsFor(locale) {
  const language = locale.slice(0, 2);
  return language === 'fr' || language === 'de' ? texts[language] : texts.en;
}
