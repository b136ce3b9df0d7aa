import type { ConsentCategory } from 'shared-contracts/consent';
import type { StoredName } from 'shared-contracts/stored-items';
import { defineMessages } from 'storefront-kit/messages';

type ByCategory = Readonly<Record<ConsentCategory, string>>;
/** What a stored item is for, and how long it is kept. */
type ByItem = Readonly<Record<StoredName, string>>;

/** Texts of the question and the preferences, loaded with them. */
export const consentMessages = defineMessages(
  {
    title: 'You decide what we keep',
    askFirst:
      'The shop stores what it needs to work. Only if you agree, we also measure how fast pages load, remember what you have closed, and show you what suits you.',
    askLater:
      'Besides what the shop needs to work, we measure how fast pages load, remember what you have closed, and show you what suits you. You can refuse all of that.',
    accept: 'Accept all',
    refuse: 'Refuse all',
    choose: 'Choose for yourself',
    intro: 'You can change your mind here at any time. It applies at once, in every tab.',
    more: 'More about cookies',
    save: 'Save',
    saved: 'Your choices are saved.',
    chosenOn: (date: string) => `You last chose on ${date}.`,
    alwaysOn: 'Always on',
    stored: (count: number) => `What is stored (${count})`,
    storesNothing: 'Stores nothing in this browser.',
    name: (one: ConsentCategory) =>
      (
        ({
          necessary: 'Necessary',
          performance: 'Performance',
          functional: 'Convenience',
          targeting: 'Tailored to you',
        }) satisfies ByCategory
      )[one],
    purpose: (one: ConsentCategory) =>
      (
        ({
          necessary:
            'Session, cart, checkout, sign-in, and the settings you make. Buttons of payment providers in cart and checkout, and the check for robots when you sign in or order. If something breaks, we are told what broke, not who you are.',
          performance:
            'We measure how fast pages load and react in your browser, so that we can make slow ones faster.',
          functional:
            'We remember which messages you have closed, so that they do not come back, your measurements in the size guide, and which products you looked at last.',
          targeting:
            'We try out variants of the shop, choose content by what you look at here, and count what is looked at and bought. Who you are is not part of it.',
        }) satisfies ByCategory
      )[one],
    item: (one: StoredName) =>
      (
        ({
          'shop.session': 'Keeps your cart and your sign-in together. Until 30 days pass without a visit.',
          'shop.staff': 'Keeps people who work here signed in. Until they sign out.',
          'shop.visitor':
            'While a new version of the shop is tried out: keeps you on the same one. Until you close the browser.',
          'shop.avoid': 'Which version of the shop failed in this browser. 10 minutes.',
          'shop.consent': 'Your answer to this question. 180 days.',
          'shop.cart': 'How much is in your cart, for the number beside it. Until you sign out or order.',
          'shop.favorites': 'Which hearts are filled. Until you sign out.',
          'shop.favorite-store': 'The store you chose as yours. Until you choose another.',
          'shop.location-asked': 'Your answer to which country you want to shop in.',
          'shop.account.way':
            'How you signed in on this device last, to offer it first; not who you are. Until you change it.',
          'shop.account.passkey-offer': 'That you do not want a passkey on this device, so that we do not ask again.',
          'shop.signed-in':
            'That somebody is signed in, and for which groups (such as members) pages are shown; not who. Until you sign out.',
          'shop.store-mode': 'In our stores only: which store this till is in.',
          'shop.store-mode-used': 'In our stores only: when the till was last used.',
          'shop.cart.scans': 'In our stores only: codes that wait to be added. In this tab only.',
          'shop.theme': 'The appearance you chose: light or dark.',
          'shop.checkout.place-attempt': 'So that a reload never orders twice. Until the order is placed.',
          'shop.account.provider':
            'What we asked of the company that you sign in with. Until you come back, in this tab only.',
          'shop.content.compare': 'The products you chose to compare. In this tab only.',
          'shop.typed.*':
            'What you have typed in checkout, for a review, to sign in, or to find an order; never a password. 30 minutes, in this tab only.',
          'shop.reloaded': 'When the page last reloaded itself. In this tab only.',
          'react-router-scroll-positions': 'How far you had scrolled, for going back. In this tab only.',
          'shop.studio.draft.*': 'For editors: unsaved drafts. In this tab only.',
          'shop.benefit-bar-closed': 'The message at the top that you closed.',
          'shop.content.closed-messages': 'Messages in pages that you closed.',
          'shop.content.measures':
            'Your measurements and units in the size guide. Until you clear them there or sign out.',
          'shop.content.searches': 'The six things you searched for last. Until you clear them or sign out.',
          'shop.content.viewed': 'The 13 products you looked at last. Until you clear them or sign out.',
          'shop.dismissed-popups': 'Pop-ups that you closed.',
          'shop.tracking.origins': 'In which lists you chose the last 60 products. 30 days.',
          'shop.tracking.purchases': 'The numbers of your last 20 orders, so that none is counted twice.',
          'shop.experiments':
            'A random number, so that you keep getting the same variant or what suits you, and how often you were here. Half a year.',
          'shop.counted-orders': 'Which orders were counted when variants are compared, so that none counts twice.',
        }) satisfies ByItem
      )[one],
  },
  {
    fr: {
      title: 'C’est vous qui décidez',
      askFirst:
        'La boutique enregistre ce qu’il lui faut pour fonctionner. Avec votre accord seulement, nous mesurons aussi la vitesse des pages, retenons ce que vous avez fermé et vous montrons ce qui vous convient.',
      askLater:
        'Outre ce qu’il lui faut pour fonctionner, la boutique mesure la vitesse des pages, retient ce que vous avez fermé et vous montre ce qui vous convient. Vous pouvez tout refuser.',
      accept: 'Tout accepter',
      refuse: 'Tout refuser',
      choose: 'Choisir au cas par cas',
      intro:
        'Vous pouvez changer d’avis ici à tout moment. Votre choix s’applique immédiatement, dans tous les onglets.',
      more: 'En savoir plus sur les cookies',
      save: 'Enregistrer',
      saved: 'Vos choix sont enregistrés.',
      chosenOn: (date) => `Votre dernier choix date du ${date}.`,
      alwaysOn: 'Toujours actif',
      stored: (count) => `Ce qui est enregistré (${count})`,
      storesNothing: 'N’enregistre rien dans ce navigateur.',
      name: (one) =>
        (
          ({
            necessary: 'Nécessaire',
            performance: 'Performance',
            functional: 'Confort',
            targeting: 'Personnalisation',
          }) satisfies ByCategory
        )[one],
      purpose: (one) =>
        (
          ({
            necessary:
              'Session, panier, commande, connexion et réglages que vous faites. Les boutons des prestataires de paiement au panier et à la commande, le contrôle anti-robots à la connexion ou à la commande. En cas de panne, nous apprenons ce qui a échoué, pas qui vous êtes.',
            performance:
              'Nous mesurons la vitesse à laquelle les pages se chargent et réagissent dans votre navigateur, pour accélérer les plus lentes.',
            functional:
              'Nous retenons les messages que vous avez fermés, pour qu’ils ne reviennent pas, vos mensurations du guide des tailles et les derniers produits que vous avez vus.',
            targeting:
              'Nous testons des variantes de la boutique, choisissons des contenus selon ce que vous y consultez, et comptons ce qui est regardé et acheté, sans savoir qui vous êtes.',
          }) satisfies ByCategory
        )[one],
      item: (one) =>
        (
          ({
            'shop.session': 'Relie votre panier et votre connexion. Jusqu’à 30 jours sans visite.',
            'shop.staff': 'Garde notre personnel connecté. Jusqu’à la déconnexion.',
            'shop.visitor':
              'Pendant l’essai d’une nouvelle version de la boutique : vous garde sur la même. Jusqu’à la fermeture du navigateur.',
            'shop.avoid': 'La version de la boutique qui a échoué dans ce navigateur. 10 minutes.',
            'shop.consent': 'Votre réponse à cette question. 180 jours.',
            'shop.cart':
              'Le contenu de votre panier en nombre, affiché à côté. Jusqu’à la déconnexion ou à la commande.',
            'shop.favorites': 'Les cœurs remplis. Jusqu’à la déconnexion.',
            'shop.favorite-store': 'Le magasin que vous avez choisi. Jusqu’au prochain choix.',
            'shop.location-asked': 'Votre réponse sur le pays où vous souhaitez acheter.',
            'shop.account.way':
              'Votre dernière façon de vous connecter sur cet appareil, pour la proposer d’abord ; pas qui vous êtes. Jusqu’à ce que vous en changiez.',
            'shop.account.passkey-offer':
              'Que vous ne voulez pas de clé d’accès sur cet appareil, pour ne plus vous le proposer.',
            'shop.signed-in':
              'Le fait que quelqu’un est connecté et pour quels groupes (les membres, par exemple) les pages s’affichent ; pas qui. Jusqu’à la déconnexion.',
            'shop.store-mode': 'Dans nos magasins seulement : le magasin de cette caisse.',
            'shop.store-mode-used': 'Dans nos magasins seulement : la dernière utilisation de la caisse.',
            'shop.cart.scans':
              'Dans nos magasins seulement : les codes qui attendent d’être ajoutés. Dans cet onglet seulement.',
            'shop.theme': 'L’apparence choisie : claire ou sombre.',
            'shop.checkout.place-attempt':
              'Pour qu’un rechargement ne commande jamais deux fois. Jusqu’à la fin de la commande.',
            'shop.account.provider':
              'Ce que nous avons demandé au fournisseur avec lequel vous vous connectez. Jusqu’à votre retour, dans cet onglet seulement.',
            'shop.content.compare': 'Les produits que vous avez choisi de comparer. Dans cet onglet seulement.',
            'shop.typed.*':
              'Ce que vous avez saisi pendant la commande, pour un avis, pour vous connecter ou pour retrouver une commande ; jamais un mot de passe. 30 minutes, dans cet onglet seulement.',
            'shop.reloaded': 'Quand la page s’est rechargée d’elle-même. Dans cet onglet seulement.',
            'react-router-scroll-positions':
              'Jusqu’où vous aviez fait défiler, pour revenir en arrière. Dans cet onglet seulement.',
            'shop.studio.draft.*': 'Pour les rédacteurs : brouillons non enregistrés. Dans cet onglet seulement.',
            'shop.benefit-bar-closed': 'L’annonce du haut de page que vous avez fermée.',
            'shop.content.closed-messages': 'Les messages fermés dans les pages.',
            'shop.content.measures':
              'Vos mensurations et votre unité dans le guide des tailles. Jusqu’à ce que vous les y effaciez ou vous déconnectiez.',
            'shop.content.searches':
              'Vos six dernières recherches. Jusqu’à ce que vous les effaciez ou vous déconnectiez.',
            'shop.content.viewed':
              'Les 13 derniers produits que vous avez vus. Jusqu’à ce que vous les effaciez ou vous déconnectiez.',
            'shop.dismissed-popups': 'Les fenêtres que vous avez fermées.',
            'shop.tracking.origins': 'Les listes où vous avez choisi les 60 derniers produits. 30 jours.',
            'shop.tracking.purchases':
              'Les numéros de vos 20 dernières commandes, pour qu’aucune ne soit comptée deux fois.',
            'shop.experiments':
              'Un nombre aléatoire, pour que vous retrouviez la même variante ou ce qui vous convient, et le nombre de vos visites. Six mois.',
            'shop.counted-orders':
              'Les commandes déjà comptées pour comparer les variantes, afin qu’aucune ne compte deux fois.',
          }) satisfies ByItem
        )[one],
    },
    de: {
      title: 'Sie entscheiden, was wir speichern',
      askFirst:
        'Der Shop speichert, was er zum Funktionieren braucht. Nur wenn Sie zustimmen, messen wir außerdem, wie schnell Seiten laden, merken uns, was Sie geschlossen haben, und zeigen Ihnen, was zu Ihnen passt.',
      askLater:
        'Neben dem, was der Shop zum Funktionieren braucht, messen wir, wie schnell Seiten laden, merken uns, was Sie geschlossen haben, und zeigen Ihnen, was zu Ihnen passt. All das können Sie ablehnen.',
      accept: 'Alles erlauben',
      refuse: 'Alles ablehnen',
      choose: 'Selbst auswählen',
      intro: 'Hier können Sie Ihre Auswahl jederzeit ändern. Sie gilt sofort und in allen Tabs.',
      more: 'Mehr über Cookies',
      save: 'Speichern',
      saved: 'Ihre Auswahl ist gespeichert.',
      chosenOn: (date) => `Ihre letzte Auswahl ist vom ${date}.`,
      alwaysOn: 'Immer aktiv',
      stored: (count) => `Was gespeichert wird (${count})`,
      storesNothing: 'Speichert nichts in diesem Browser.',
      name: (one) =>
        (
          ({
            necessary: 'Notwendig',
            performance: 'Leistung',
            functional: 'Komfort',
            targeting: 'Auf Sie zugeschnitten',
          }) satisfies ByCategory
        )[one],
      purpose: (one) =>
        (
          ({
            necessary:
              'Sitzung, Warenkorb, Kasse, Anmeldung und Einstellungen, die Sie treffen. Knöpfe von Zahlungsanbietern in Warenkorb und Kasse, und die Prüfung auf Roboter beim Anmelden oder Bestellen. Geht etwas kaputt, erfahren wir, was – nicht, wer Sie sind.',
            performance:
              'Wir messen, wie schnell Seiten in Ihrem Browser laden und reagieren, damit wir langsame schneller machen können.',
            functional:
              'Wir merken uns, welche Meldungen Sie geschlossen haben, damit sie nicht wiederkommen, Ihre Maße in der Größenberatung und welche Produkte Sie zuletzt angesehen haben.',
            targeting:
              'Wir probieren Varianten des Shops aus, wählen Inhalte danach, was Sie sich hier ansehen, und zählen, was angesehen und gekauft wird. Wer Sie sind, gehört nicht dazu.',
          }) satisfies ByCategory
        )[one],
      item: (one) =>
        (
          ({
            'shop.session': 'Hält Warenkorb und Anmeldung zusammen. Bis zu 30 Tage ohne Besuch.',
            'shop.staff': 'Hält unser Personal angemeldet. Bis zum Abmelden.',
            'shop.visitor':
              'Während eine neue Version des Shops erprobt wird: lässt Sie bei derselben. Bis Sie den Browser schließen.',
            'shop.avoid': 'Welche Version des Shops in diesem Browser versagt hat. 10 Minuten.',
            'shop.consent': 'Ihre Antwort auf diese Frage. 180 Tage.',
            'shop.cart': 'Wie viel im Warenkorb liegt, für die Zahl daneben. Bis zum Abmelden oder zur Bestellung.',
            'shop.favorites': 'Welche Herzen gefüllt sind. Bis zum Abmelden.',
            'shop.favorite-store': 'Die Filiale, die Sie als Ihre gewählt haben. Bis Sie eine andere wählen.',
            'shop.location-asked': 'Ihre Antwort darauf, in welchem Land Sie einkaufen möchten.',
            'shop.account.way':
              'Wie Sie sich auf diesem Gerät zuletzt angemeldet haben, um das zuerst anzubieten; nicht, wer Sie sind. Bis Sie es anders machen.',
            'shop.account.passkey-offer':
              'Dass Sie auf diesem Gerät keinen Passkey möchten, damit wir nicht wieder fragen.',
            'shop.signed-in':
              'Dass jemand angemeldet ist und für welche Gruppen (etwa Mitglieder) Seiten gezeigt werden, nicht wer. Bis zum Abmelden.',
            'shop.store-mode': 'Nur in unseren Filialen: in welcher diese Kasse steht.',
            'shop.store-mode-used': 'Nur in unseren Filialen: wann die Kasse zuletzt benutzt wurde.',
            'shop.cart.scans': 'Nur in unseren Filialen: Codes, die noch nicht im Warenkorb sind. Nur in diesem Tab.',
            'shop.theme': 'Die gewählte Darstellung: hell oder dunkel.',
            'shop.checkout.place-attempt': 'Damit Neuladen nie doppelt bestellt. Bis die Bestellung abgeschlossen ist.',
            'shop.account.provider':
              'Was wir den Anbieter gefragt haben, mit dem Sie sich anmelden. Bis Sie zurückkommen, nur in diesem Tab.',
            'shop.content.compare': 'Die Produkte, die Sie vergleichen wollen. Nur in diesem Tab.',
            'shop.typed.*':
              'Was Sie an der Kasse, für eine Bewertung, zum Anmelden oder zur Suche einer Bestellung eingetippt haben, nie ein Passwort. 30 Minuten, nur in diesem Tab.',
            'shop.reloaded': 'Wann sich die Seite zuletzt selbst neu geladen hat. Nur in diesem Tab.',
            'react-router-scroll-positions': 'Wie weit Sie gescrollt hatten, zum Zurückgehen. Nur in diesem Tab.',
            'shop.studio.draft.*': 'Für Redakteure: ungespeicherte Entwürfe. Nur in diesem Tab.',
            'shop.benefit-bar-closed': 'Die Meldung ganz oben, die Sie geschlossen haben.',
            'shop.content.closed-messages': 'Meldungen in Seiten, die Sie geschlossen haben.',
            'shop.content.measures':
              'Ihre Maße und Einheiten der Größenberatung. Bis Sie sie dort löschen oder sich abmelden.',
            'shop.content.searches': 'Ihre letzten sechs Suchen. Bis Sie sie löschen oder sich abmelden.',
            'shop.content.viewed':
              'Die 13 Produkte, die Sie zuletzt angesehen haben. Bis Sie sie löschen oder sich abmelden.',
            'shop.dismissed-popups': 'Pop-ups, die Sie geschlossen haben.',
            'shop.tracking.origins': 'In welchen Listen Sie die letzten 60 Produkte gewählt haben. 30 Tage.',
            'shop.tracking.purchases': 'Die Nummern Ihrer letzten 20 Bestellungen, damit keine zweimal gezählt wird.',
            'shop.experiments':
              'Eine Zufallszahl, damit Sie dieselbe Variante oder Passendes wiederfinden, und wie oft Sie hier waren. Ein halbes Jahr.',
            'shop.counted-orders':
              'Welche Bestellungen beim Vergleich der Varianten schon gezählt sind, damit keine doppelt zählt.',
          }) satisfies ByItem
        )[one],
    },
  },
);
