import type { ServicePage } from './service-page.ts';

export const accessibility: ServicePage = {
  slug: 'accessibility',
  scene: 'lake-22-dawn-mist',
  isLegal: true,
  title: ['Accessibility', 'Accessibilité', 'Barrierefreiheit'],
  summary: [
    'A shop for everyone, and what still gets in the way.',
    'Une boutique pour tous, et ce qui gêne encore.',
    'Ein Shop für alle und was noch im Weg steht.',
  ],
  body: {
    en: `
## What we aim at

WCAG 2.2, level AA, for every page, in light and dark, on a phone and on a large screen. In the European Union the Accessibility Act and EN 301 549 ask for nearly the same.

## What we do for it

- Every page can be used by keyboard alone, and shows where you are.
- Names, states, and errors are told to screen readers; an error stands at its field and says what helps.
- Text can be twice as large, and lines and letters further apart, and nothing is cut off.
- Nothing moves when your system asks for less motion. Films never start with sound, and have captions.
- Nothing depends on color, hover, or dragging alone, and no time limit ends a checkout.

Machines check all of it with every change, and people with what machines cannot see.

## What still gets in the way

- Windows of payment providers are theirs. Where one is hard to use, choose another way to pay.
- Pictures of products are described by name and view, not by every seam. Ask us, and we describe one in words.
- The films have no audio description; their captions tell what is seen.

## Tell us

Something does not work for you? Write to help@tarnfell.example, with the page and what you use. We answer within one working day and say when it will be mended. If we do not, the authority for accessibility in your country helps.

## State of this page

Assessed by ourselves, last on 1 November 2026.
`,
    fr: `
## Ce que nous visons

Les WCAG 2.2, niveau AA, sur chaque page, en clair et en sombre, au téléphone et sur grand écran. Dans l’Union européenne, l’acte sur l’accessibilité et l’EN 301 549 demandent presque la même chose.

## Ce que nous faisons

- Chaque page s’utilise au clavier seul et montre où vous êtes.
- Noms, états et erreurs sont dits aux lecteurs d’écran ; une erreur se trouve à son champ et dit quoi faire.
- Le texte peut doubler, lignes et lettres s’écarter, sans rien couper.
- Rien ne bouge si votre système demande moins de mouvement. Les films ne démarrent jamais avec du son et ont des sous-titres.
- Rien ne dépend de la seule couleur, du survol ou du glisser, et aucun délai n’interrompt une commande.

Des machines le vérifient à chaque changement, et des personnes regardent ce que les machines ne voient pas.

## Ce qui gêne encore

- Les fenêtres des prestataires de paiement sont les leurs. Si l’une est difficile, choisissez un autre moyen.
- Les images de produits sont décrites par leur nom et leur vue, pas couture par couture. Demandez, nous en décrivons une en mots.
- Les films n’ont pas d’audiodescription ; leurs sous-titres disent ce que l’on voit.

## Dites-le-nous

Quelque chose ne fonctionne pas ? Écrivez à help@tarnfell.example, avec la page et votre outil. Nous répondons en un jour ouvrable et disons quand ce sera réparé. Sinon, l’autorité compétente de votre pays vous aide.

## État de cette page

Évaluée par nous-mêmes, la dernière fois le 1er novembre 2026.
`,
    de: `
## Was wir anstreben

WCAG 2.2, Stufe AA, auf jeder Seite, hell und dunkel, am Telefon und am großen Bildschirm. In der Europäischen Union verlangen das Barrierefreiheitsstärkungsgesetz und EN 301 549 fast dasselbe.

## Was wir dafür tun

- Jede Seite lässt sich allein mit der Tastatur bedienen und zeigt, wo Sie sind.
- Namen, Zustände und Fehler erfahren auch Screenreader; ein Fehler steht an seinem Feld und sagt, was hilft.
- Text darf doppelt so groß sein, Zeilen und Buchstaben weiter auseinander, und nichts wird abgeschnitten.
- Nichts bewegt sich, wenn Ihr System weniger Bewegung verlangt. Filme beginnen nie mit Ton und haben Untertitel.
- Nichts hängt allein an Farbe, Zeigen oder Ziehen, und keine Frist beendet eine Bestellung.

Maschinen prüfen das bei jeder Änderung, Menschen das, was Maschinen nicht sehen.

## Was noch im Weg steht

- Fenster von Zahlungsdiensten gehören diesen. Ist eines schwer zu bedienen, wählen Sie einen anderen Weg.
- Produktbilder sind mit Name und Ansicht beschrieben, nicht mit jeder Naht. Fragen Sie, und wir beschreiben eines in Worten.
- Die Filme haben keine Audiodeskription; ihre Untertitel sagen, was zu sehen ist.

## Sagen Sie es uns

Etwas funktioniert für Sie nicht? Schreiben Sie an help@tarnfell.example, mit der Seite und Ihrem Hilfsmittel. Wir antworten binnen eines Werktags und sagen, wann es behoben ist. Wenn nicht, hilft die zuständige Stelle Ihres Landes.

## Stand dieser Seite

Von uns selbst geprüft, zuletzt am 1. November 2026.
`,
  },
};
