import type { ServicePage } from './service-page.ts';

export const cookies: ServicePage = {
  slug: 'cookies',
  scene: 'forest-7-day-rain',
  isLegal: true,
  title: ['Cookies', 'Cookies', 'Cookies'],
  summary: [
    'The few we need, and those we ask for.',
    'Ceux qu’il nous faut, et ceux que nous demandons.',
    'Die wenigen, die wir brauchen, und die, nach denen wir fragen.',
  ],
  body: {
    en: `
## What we set without asking

Without these there is no cart and no sign-in. They say nothing of you to others.

|+ Necessary cookies and storage
| What | What for | How long
| Session | who you are to the shop: cart, account, checkout. Sealed, and unreadable for scripts | until you sign out, or it ends
| Visitor | keeps you on one version while we try a new one | until the trial ends
| Versions that failed | so that a page that broke in this browser is not sent again | until the next version
| Cart, favorites, and your store (in the browser) | so that they are there at once | until you remove them
| Your answer about cookies | so that we do not ask on every page | half a year

## What we ask for

Performance: how fast pages are for you. Functional: which messages you closed, and photos of shoppers, which come from another service. Targeting: nothing yet. “Cookie preferences” at the end of every page lists it all and takes your answer at any time, as easily as you gave it. Saying no costs you nothing: every page works without.

## Scripts of others

Payment providers and the check against bots run in frames of their own, at the moment you use them, and see neither your cart nor your account. They set cookies of their own there; their terms say which.

## In your browser

You can delete or refuse cookies in the settings of your browser. Then you have to sign in again, and the cart of a guest is gone.
`,
    fr: `
## Ce que nous déposons sans demander

Sans eux, ni panier ni connexion. Ils ne disent rien de vous à d’autres.

|+ Cookies et stockage nécessaires
| Quoi | Pourquoi | Combien de temps
| Session | qui vous êtes pour la boutique : panier, compte, commande. Scellée, illisible pour les scripts | jusqu’à la déconnexion, ou sa fin
| Visiteur | vous garde sur une version pendant un essai | jusqu’à la fin de l’essai
| Versions en échec | pour ne pas renvoyer une page cassée dans ce navigateur | jusqu’à la version suivante
| Panier, favoris et magasin (dans le navigateur) | pour les avoir aussitôt | jusqu’à ce que vous les retiriez
| Votre réponse au sujet des cookies | pour ne pas la redemander à chaque page | six mois

## Ce que nous demandons

Performance : la rapidité des pages chez vous. Fonctionnel : les messages que vous avez fermés, et les photos de clients, qui viennent d’un autre service. Ciblage : rien pour l’instant. « Gérer les cookies », au bas de chaque page, énumère tout et reçoit votre réponse à tout moment, aussi simplement que donnée. Refuser ne coûte rien : chaque page fonctionne sans.

## Scripts d’autres sociétés

Les prestataires de paiement et le contrôle anti-robots tournent dans leurs propres cadres, au moment de l’usage, et ne voient ni panier ni compte. Ils y déposent leurs cookies ; leurs conditions disent lesquels.

## Dans votre navigateur

Vous pouvez effacer ou refuser les cookies dans les réglages. Il faut alors se reconnecter, et le panier d’un visiteur disparaît.
`,
    de: `
## Was wir ungefragt setzen

Ohne diese gibt es keinen Warenkorb und keine Anmeldung. Anderen sagen sie nichts über Sie.

|+ Notwendige Cookies und Speicher
| Was | Wofür | Wie lange
| Sitzung | wer Sie für den Shop sind: Warenkorb, Konto, Kasse. Versiegelt und für Skripte unlesbar | bis Sie sich abmelden oder sie endet
| Besucher | hält Sie bei einer Version, während wir eine neue erproben | bis die Probe endet
| Fehlgeschlagene Versionen | damit eine Seite, die in diesem Browser brach, nicht wieder kommt | bis zur nächsten Version
| Warenkorb, Favoriten und Ihr Laden (im Browser) | damit sie sofort da sind | bis Sie sie entfernen
| Ihre Antwort zu Cookies | damit wir nicht auf jeder Seite fragen | ein halbes Jahr

## Wonach wir fragen

Leistung: wie schnell Seiten bei Ihnen sind. Funktion: welche Hinweise Sie geschlossen haben, und Fotos von Kundinnen und Kunden, die von einem anderen Dienst kommen. Zielgruppen: noch nichts. „Cookie-Einstellungen“ am Ende jeder Seite zählt alles auf und nimmt Ihre Antwort jederzeit entgegen, so leicht, wie Sie sie gegeben haben. Ein Nein kostet nichts: Jede Seite funktioniert ohne.

## Skripte anderer

Zahlungsdienste und die Prüfung gegen Roboter laufen in eigenen Rahmen, erst wenn Sie sie nutzen, und sehen weder Warenkorb noch Konto. Dort setzen sie eigene Cookies; welche, sagen ihre Bedingungen.

## In Ihrem Browser

Cookies können Sie in den Einstellungen löschen oder ablehnen. Dann melden Sie sich neu an, und der Warenkorb eines Gastes ist weg.
`,
  },
};
