import { defineMessages } from 'storefront-kit/messages';

export const historyMessages = defineMessages(
  {
    title: 'Your orders',
    loading: 'Loading your orders',
    none: 'No orders yet. What you order while you are signed in is kept here.',
    failed: 'Your orders could not be loaded.',
    orderFailed: 'This order could not be opened. Please try again.',
    tryAgain: 'Try again',
    open: (number: string) => `Open order ${number}`,
    opening: 'Opening',
    units: (n: number) => `${n} ${n === 1 ? 'item' : 'items'}`,
    more: 'Show more orders',
    shown: (n: number, of: number) => `${n} of ${of} orders`,
    placed: 'Placed',
    pending: 'Waiting for payment',
    cancelled: 'Cancelled',
    failedOrder: 'Not paid',
    back: 'Back to your orders',
    search: 'Number or product',
    state: 'State',
    anyState: 'All orders',
    from: 'From',
    to: 'To',
    show: 'Show',
    clear: 'Show all',
    backwards: 'This is before the first day.',
    filter: 'Find one of your orders',
    found: (n: number) =>
      n === 1
        ? '1 order found'
        : n === 0
          ? 'No order fits. Show all, or look for something else.'
          : `${n} orders found`,
  },
  {
    fr: {
      title: 'Vos commandes',
      loading: 'Chargement de vos commandes',
      none: 'Aucune commande pour l’instant. Ce que vous commandez en étant connecté se retrouve ici.',
      failed: 'Vos commandes n’ont pas pu être chargées.',
      orderFailed: 'Cette commande n’a pas pu être ouverte. Veuillez réessayer.',
      tryAgain: 'Réessayer',
      open: (number: string) => `Ouvrir la commande ${number}`,
      opening: 'Ouverture',
      units: (n: number) => `${n} ${n <= 1 ? 'article' : 'articles'}`,
      more: 'Afficher plus de commandes',
      shown: (n: number, of: number) => `${n} sur ${of} commandes`,
      placed: 'Passée',
      pending: 'Paiement en attente',
      cancelled: 'Annulée',
      failedOrder: 'Non payée',
      back: 'Retour à vos commandes',
      search: 'Numéro ou article',
      state: 'État',
      anyState: 'Toutes les commandes',
      from: 'Du',
      to: 'Au',
      show: 'Afficher',
      clear: 'Tout afficher',
      backwards: 'C’est avant le premier jour.',
      filter: 'Trouver une de vos commandes',
      found: (n: number) =>
        n === 0
          ? 'Aucune commande ne correspond. Affichez tout ou cherchez autre chose.'
          : n === 1
            ? '1 commande trouvée'
            : `${n} commandes trouvées`,
    },
    de: {
      title: 'Ihre Bestellungen',
      loading: 'Ihre Bestellungen werden geladen',
      none: 'Noch keine Bestellungen. Was Sie angemeldet bestellen, steht hier.',
      failed: 'Ihre Bestellungen konnten nicht geladen werden.',
      orderFailed: 'Diese Bestellung konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal.',
      tryAgain: 'Noch einmal versuchen',
      open: (number: string) => `Bestellung ${number} öffnen`,
      opening: 'Wird geöffnet',
      units: (n: number) => `${n} Artikel`,
      more: 'Mehr Bestellungen zeigen',
      shown: (n: number, of: number) => `${n} von ${of} Bestellungen`,
      placed: 'Bestellt',
      pending: 'Zahlung steht aus',
      cancelled: 'Storniert',
      failedOrder: 'Nicht bezahlt',
      back: 'Zurück zu Ihren Bestellungen',
      search: 'Nummer oder Artikel',
      state: 'Stand',
      anyState: 'Alle Bestellungen',
      from: 'Von',
      to: 'Bis',
      show: 'Zeigen',
      clear: 'Alle zeigen',
      backwards: 'Das ist vor dem ersten Tag.',
      filter: 'Eine Ihrer Bestellungen finden',
      found: (n: number) =>
        n === 0
          ? 'Keine Bestellung passt. Zeigen Sie alle oder suchen Sie etwas anderes.'
          : n === 1
            ? '1 Bestellung gefunden'
            : `${n} Bestellungen gefunden`,
    },
  },
);
