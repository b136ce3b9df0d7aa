import { defineMessages, plural } from 'storefront-kit/messages';
import { pointsText as points } from 'storefront-kit/points-text';

/** Spelled the British way. */
const british = {
  goesShopping: 'Favourites, cart, and back-in-stock wishes',
};

export const dataMessages = defineMessages(
  {
    title: 'Your data',
    copyTitle: 'A copy of your data',
    copyText:
      'One file with what we keep of your account: profile, addresses, orders, lists, reviews, and more, in a form that other programs can read (JSON). We tell you by email that it was downloaded.',
    privacy: 'Privacy policy',
    download: 'Download a copy',
    downloading: 'Collecting your data',
    downloaded: 'Your copy is ready. Keep it where only you can read it.',
    downloadFailed: 'The copy could not be made. Please try again.',
    deleteTitle: 'Delete your account',
    deleteText: 'This cannot be undone, and signs out all your devices.',
    goes: 'What we delete',
    goesProfile: 'Profile, addresses, and saved cards',
    goesShopping: 'Favorites, cart, and back-in-stock wishes',
    goesReviews: 'Reviews and questions',
    goesEvents: 'Event registrations and subscriptions',
    stays: 'What stays',
    staysOrders: 'Orders and invoices, as long as the law asks for',
    staysCodes: 'The value of gift cards and reward codes, for whoever has them at hand',
    orderNumbers:
      'Note down the numbers of your orders: with the number and the email address given with the order, you can still follow and return them.',
    pointsEnd: (n: number) =>
      plural('en', n, {
        one: 'Your point ends with the account.',
        other: `Your ${points.en(n)} end with the account.`,
      }),
    creditEnds: 'What is left of your yearly credit ends with the account.',
    delete: 'Delete account',
    question: 'Delete your account for good?',
    confirm: 'Yes, delete it',
    deleting: 'Deleting',
    keep: 'Keep my account',
    deleted: 'Your account is deleted. We have mailed you a confirmation.',
    deleteFailed: 'Your account could not be deleted. Please try again.',
    goneAlready: 'Your account is deleted. Please reload the page to go on shopping.',
    employees: 'Your employer looks after this account, and closes it when you leave.',
  },
  {
    fr: {
      title: 'Vos données',
      copyTitle: 'Une copie de vos données',
      copyText:
        'Un fichier avec ce que nous conservons de votre compte : profil, adresses, commandes, listes, avis et plus encore, sous une forme que d’autres programmes peuvent lire (JSON). Nous vous signalons le téléchargement par e-mail.',
      privacy: 'Politique de confidentialité',
      download: 'Télécharger une copie',
      downloading: 'Vos données sont rassemblées',
      downloaded: 'Votre copie est prête. Gardez-la là où vous seul pouvez la lire.',
      downloadFailed: 'La copie n’a pas pu être créée. Veuillez réessayer.',
      deleteTitle: 'Supprimer votre compte',
      deleteText: 'Vous ne pourrez pas revenir en arrière, et tous vos appareils seront déconnectés.',
      goes: 'Ce que nous supprimons',
      goesProfile: 'Profil, adresses et cartes enregistrées',
      goesShopping: 'Favoris, panier et alertes de retour en stock',
      goesReviews: 'Avis et questions',
      goesEvents: 'Inscriptions à des événements et abonnements',
      stays: 'Ce qui reste',
      staysOrders: 'Les commandes et les factures, aussi longtemps que la loi l’exige',
      staysCodes: 'La valeur des cartes-cadeaux et des codes de récompense, pour qui les a sous la main',
      orderNumbers:
        'Notez les numéros de vos commandes : avec le numéro et l’adresse e-mail indiquée à la commande, vous pouvez toujours les suivre et les retourner.',
      pointsEnd: (n: number) =>
        plural('fr', n, {
          one: 'Votre point prend fin avec le compte.',
          other: `Vos ${points.fr(n)} prennent fin avec le compte.`,
        }),
      creditEnds: 'Le reste de votre crédit annuel prend fin avec le compte.',
      delete: 'Supprimer le compte',
      question: 'Supprimer votre compte définitivement ?',
      confirm: 'Oui, le supprimer',
      deleting: 'Suppression',
      keep: 'Garder mon compte',
      deleted: 'Votre compte est supprimé. Nous vous avons envoyé une confirmation.',
      deleteFailed: 'Votre compte n’a pas pu être supprimé. Veuillez réessayer.',
      goneAlready: 'Votre compte est supprimé. Rechargez la page pour continuer vos achats.',
      employees: 'Votre employeur gère ce compte et le ferme à votre départ.',
    },
    de: {
      title: 'Ihre Daten',
      copyTitle: 'Eine Kopie Ihrer Daten',
      copyText:
        'Eine Datei mit dem, was wir zu Ihrem Konto gespeichert haben: Profil, Adressen, Bestellungen, Listen, Bewertungen und mehr, in einer Form, die andere Programme lesen können (JSON). Über den Download informieren wir Sie per E-Mail.',
      privacy: 'Datenschutzerklärung',
      download: 'Kopie herunterladen',
      downloading: 'Ihre Daten werden zusammengestellt',
      downloaded: 'Ihre Kopie ist fertig. Bewahren Sie sie so auf, dass nur Sie sie lesen können.',
      downloadFailed: 'Die Kopie konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
      deleteTitle: 'Konto löschen',
      deleteText: 'Das lässt sich nicht rückgängig machen, und alle Ihre Geräte werden abgemeldet.',
      goes: 'Das löschen wir',
      goesProfile: 'Profil, Adressen und gespeicherte Karten',
      goesShopping: 'Merkliste, Warenkorb und Benachrichtigungen zur Verfügbarkeit',
      goesReviews: 'Bewertungen und Fragen',
      goesEvents: 'Anmeldungen zu Veranstaltungen und Abonnements',
      stays: 'Das bleibt',
      staysOrders: 'Bestellungen und Rechnungen, so lange es das Gesetz verlangt',
      staysCodes: 'Der Wert von Geschenkkarten und Prämiencodes, für alle, die sie zur Hand haben',
      orderNumbers:
        'Notieren Sie sich die Nummern Ihrer Bestellungen: Damit und mit der E-Mail-Adresse der Bestellung können Sie sie weiterhin verfolgen und zurücksenden.',
      pointsEnd: (n: number) =>
        plural('de', n, {
          one: 'Ihr Punkt verfällt mit dem Konto.',
          other: `Ihre ${points.de(n)} verfallen mit dem Konto.`,
        }),
      creditEnds: 'Was von Ihrem Jahresguthaben übrig ist, verfällt mit dem Konto.',
      delete: 'Konto löschen',
      question: 'Ihr Konto endgültig löschen?',
      confirm: 'Ja, löschen',
      deleting: 'Wird gelöscht',
      keep: 'Konto behalten',
      deleted: 'Ihr Konto ist gelöscht. Eine Bestätigung haben wir Ihnen per E-Mail geschickt.',
      deleteFailed: 'Ihr Konto konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
      goneAlready: 'Ihr Konto ist gelöscht. Bitte laden Sie die Seite neu, um weiter einzukaufen.',
      employees: 'Ihr Arbeitgeber verwaltet dieses Konto und schließt es, wenn Sie das Unternehmen verlassen.',
    },
  },
  { 'en-gb': british, 'en-ca': british },
);
