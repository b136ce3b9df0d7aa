import type { ServicePage } from './service-page.ts';

export const imprint: ServicePage = {
  slug: 'imprint',
  scene: 'camp-31-night-clear',
  isLegal: true,
  title: ['Imprint', 'Mentions légales', 'Impressum'],
  summary: ['Who answers for this page.', 'Qui répond de cette page.', 'Wer für diese Seite verantwortlich ist.'],
  body: {
    en: `
Tarnfell is a fictitious company. Whoever runs this shop writes their own details here; these show what belongs on such a page.

## Company

Tarnfell Outdoor GmbH (fictitious),
40 Mill Lane, Portland, OR 97205, United States

Represented by: Mira Example and Jonas Example

## Contact

Email: help@tarnfell.example. [Contact form](/contact). We answer within one working day.

## Register and tax

Commercial register of an invented town, HRB 00000. VAT number: DE000000000.

## Responsible for the content

Mira Example, at the address above.

## Disputes

We are neither obliged nor willing to take part in a procedure before a consumer arbitration board; write to us first, and we find a way.

## Packaging and batteries

Packaging register: DE0000000000000. Headlamps hold batteries, which do not belong in the household waste; our stores take them back free of charge.
`,
    fr: `
Tarnfell est une société fictive. L’exploitant de la boutique inscrit ici ses propres coordonnées ; celles-ci montrent ce que contient une telle page.

## Société

Tarnfell Outdoor GmbH (fictive),
40 Mill Lane, Portland, OR 97205, États-Unis

Représentée par : Mira Exemple et Jonas Exemple

## Contact

E-mail : help@tarnfell.example. [Formulaire](/contact). Réponse en un jour ouvrable.

## Registre et taxe

Registre du commerce d’une ville inventée, HRB 00000. Numéro de TVA : DE000000000.

## Responsable du contenu

Mira Exemple, à l’adresse ci-dessus.

## Hébergement

La personne ou la société qui exploite cette démonstration.

## Litiges

Écrivez-nous d’abord, et nous trouvons une solution. Tout consommateur peut ensuite recourir gratuitement à un médiateur ; son nom figure ici dans une vraie boutique.

## Emballages et piles

Registre des emballages : DE0000000000000. Les lampes frontales contiennent des piles, qui ne vont pas à la poubelle ; nos magasins les reprennent sans frais.
`,
    de: `
Tarnfell ist eine erfundene Firma. Wer diesen Laden betreibt, trägt hier die eigenen Angaben ein; diese zeigen, was auf eine solche Seite gehört.

## Anbieter

Tarnfell Outdoor GmbH (erfunden),
40 Mill Lane, Portland, OR 97205, USA

Vertreten durch: Mira Beispiel und Jonas Beispiel

## Kontakt

E-Mail: help@tarnfell.example. [Kontaktformular](/contact). Wir antworten binnen eines Werktags.

## Register und Steuer

Handelsregister einer erfundenen Stadt, HRB 00000. Umsatzsteuer-Identifikationsnummer: DE000000000.

## Verantwortlich für den Inhalt

Mira Beispiel, Anschrift wie oben.

## Streitbeilegung

Zur Teilnahme an einem Verfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit. Schreiben Sie uns zuerst, und wir finden einen Weg.

## Verpackung und Batterien

Verpackungsregister: DE0000000000000. Stirnlampen enthalten Batterien, die nicht in den Hausmüll gehören; unsere Läden nehmen sie kostenlos zurück.
`,
  },
};
