import { filmBlock } from '../films.ts';
import type { ServicePage } from './service-page.ts';

export const about: ServicePage = {
  slug: 'about',
  scene: 'ridge-18-day-clear',
  title: ['Who we are', 'Qui nous sommes', 'Wer wir sind'],
  summary: [
    'A workshop beside a lake, and ten stores.',
    'Un atelier au bord d’un lac, et dix magasins.',
    'Eine Werkstatt am See und zehn Läden.',
  ],
  body: {
    en: `
Tarnfell is an invented brand for a demonstration shop. The jackets are drawn by a program, the lake is in our heads, and nothing here is really for sale. What follows is how it would be if it existed.

## What we make

Few things. A jacket stays in the range until we know how to make a better one, not until the season ends. Each has a number for what it weighs, one for how much rain it takes, and one for how it fits, and the last one comes from those who bought it.

## Where it comes from

Every product page names the cloth, the mill, and the town where it was sewn. We buy down from farms that we have visited, and wool that is not mulesed. What we do not know, we do not claim: the zip of the cheapest pack comes from a dealer, and we say so.

## Why we mend

A jacket that lives twice as long needs half the cloth. That is the whole idea. Of the jackets that came back to our bench last year, 98 of 100 left it again. [How repairs work](/pages/repairs)

## Who is behind it

Sixty people: a third sews and mends, a third runs the stores, and a third makes sure that a parcel is where we say it is. Everybody works at the bench for a week each year.
`,
    fr: `
Tarnfell est une marque inventée pour une boutique de démonstration. Les vestes sont dessinées par un programme, le lac est dans nos têtes, et rien n’est vraiment à vendre. Voici comment ce serait si elle existait.

## Ce que nous faisons

Peu de choses. Une veste reste au catalogue jusqu’à ce que nous sachions en faire une meilleure, pas jusqu’à la fin de la saison. Chacune a un chiffre pour son poids, un pour la pluie qu’elle supporte, un pour sa coupe, et ce dernier vient de celles et ceux qui l’ont achetée.

## D’où cela vient

Chaque fiche nomme le tissu, la filature et la ville de couture. Le duvet vient de fermes que nous avons visitées, la laine d’élevages sans mulesing. Ce que nous ignorons, nous ne l’affirmons pas : le zip du sac le moins cher vient d’un négociant, et nous le disons.

## Pourquoi nous réparons

Une veste qui vit deux fois plus longtemps demande deux fois moins de tissu. C’est toute l’idée. Des vestes revenues à l’atelier l’an dernier, 98 sur 100 en sont reparties. [Comment ça marche](/pages/repairs)

## Qui est derrière

Soixante personnes : un tiers coud et répare, un tiers tient les magasins, un tiers veille à ce qu’un colis soit là où nous l’annonçons. Chacun passe une semaine par an à l’atelier.
`,
    de: `
Tarnfell ist eine erfundene Marke für einen Vorführladen. Die Jacken zeichnet ein Programm, der See liegt in unseren Köpfen, und zu kaufen gibt es hier in Wahrheit nichts. So wäre es, wenn es sie gäbe.

## Was wir machen

Wenige Dinge. Eine Jacke bleibt im Programm, bis wir eine bessere machen können, nicht bis die Saison endet. Jede hat eine Zahl für ihr Gewicht, eine für den Regen, den sie aushält, und eine für den Sitz, und die letzte stammt von denen, die sie gekauft haben.

## Woher es kommt

Jede Produktseite nennt den Stoff, die Weberei und die Stadt, in der genäht wurde. Daune kaufen wir von Höfen, die wir besucht haben, Wolle ohne Mulesing. Was wir nicht wissen, behaupten wir nicht: Der Zip des günstigsten Rucksacks kommt von einem Händler, und das steht dort.

## Warum wir flicken

Eine Jacke, die doppelt so lange lebt, braucht halb so viel Stoff. Das ist die ganze Idee. Von den Jacken, die letztes Jahr auf die Werkbank kamen, gingen 98 von 100 wieder hinaus. [So geht Reparatur](/pages/repairs)

## Wer dahintersteht

Sechzig Leute: Ein Drittel näht und flickt, ein Drittel führt die Läden, und ein Drittel sorgt dafür, dass ein Paket dort ist, wo wir es sagen. Jeder arbeitet eine Woche im Jahr an der Werkbank.
`,
  },
  below: (writer) => [
    filmBlock(writer, 'dawn-on-the-ridge', {
      caption: writer.say(
        'The view from the workshop, if there were one.',
        'La vue depuis l’atelier, s’il existait.',
        'Der Blick aus der Werkstatt, wenn es sie gäbe.',
      ),
    }),
  ],
};
