import type { Language } from 'shared-contracts/locale';
import type { Archetype } from '../../pictures/archetypes.ts';
import { reviewGroup } from './reviews.ts';

interface Reply {
  /** Without it, the shop answers. */
  readonly author?: string;
  readonly text: string;
}
interface Asked {
  readonly language: Language;
  readonly author: string;
  readonly text: string;
  readonly answers: readonly Reply[];
}
type Group = NonNullable<(typeof reviewGroup)[Archetype]>;

/** Questions about what all goods have in common: care, repair, and delivery. */
const general: readonly Asked[] = [
  {
    language: 'en',
    author: 'Priya',
    text: 'Can you repair it if something tears?',
    answers: [
      { text: 'Yes. Our workshop mends tears, zips, and seams; the repair page says how to send it in.' },
      { author: 'Callum', text: 'Sent mine in after a fall on scree. Back within two weeks, neatly done.' },
    ],
  },
  {
    language: 'fr',
    author: 'Camille R.',
    text: 'Peut-on le faire réparer après quelques années ?',
    answers: [
      { text: 'Oui. Nous gardons les pièces des saisons passées, et l’atelier répare aussi les modèles anciens.' },
    ],
  },
  {
    language: 'de',
    author: 'Jochen',
    text: 'Gibt es dafür auch nach Jahren noch Ersatzteile?',
    answers: [{ text: 'Ja. Schnallen, Zipper und Kordeln früherer Saisons haben wir in der Werkstatt auf Lager.' }],
  },
];

const clothing: readonly Asked[] = [
  {
    language: 'en',
    author: 'Tom H.',
    text: 'I am between two sizes. Should I go up or down?',
    answers: [
      {
        text: 'Go up if you wear it over other layers, and stay with the smaller size if you wear it next to the skin.',
      },
      { author: 'Beth', text: 'I went up and have room for a jumper. No regrets.' },
    ],
  },
  {
    language: 'fr',
    author: 'Gaëlle',
    text: 'Est-ce qu’on peut le laver en machine ?',
    answers: [
      { text: 'Oui, à 30 degrés avec une lessive douce et sans adoucissant. Laissez-le sécher à l’air.' },
      { author: 'Mathis', text: 'Lavé une dizaine de fois, il n’a pas bougé.' },
    ],
  },
  {
    language: 'de',
    author: 'Annika',
    text: 'Passt da noch ein dicker Pullover drunter?',
    answers: [
      { text: 'Ein dünner in jeder Größe. Für einen dicken raten wir zu einer Nummer größer.' },
      { author: 'Tobi', text: 'Ich trage es eine Nummer größer, damit geht es gut.' },
    ],
  },
];

const ofGroup: Readonly<Record<Group, readonly Asked[]>> = {
  outer: [
    ...clothing,
    {
      language: 'en',
      author: 'Marcus',
      text: 'Does the hood fit over a climbing helmet?',
      answers: [
        { text: 'Yes, over every helmet we tried. Loosen the cord at the back first.' },
        { author: 'Ewan', text: 'It does with mine, and I can still turn my head.' },
      ],
    },
  ],
  layer: clothing,
  legs: clothing,
  pack: [
    {
      language: 'en',
      author: 'Dana K.',
      text: 'Will an airline take it as hand luggage?',
      answers: [
        { text: 'Compare the measurements above with those of your airline: the limits differ from one to another.' },
      ],
    },
    {
      language: 'de',
      author: 'Levin',
      text: 'Kann man eine Trinkblase einhängen?',
      answers: [
        { text: 'Ja, im Fach am Rücken ist eine Schlaufe dafür, und der Schlauch kommt an beiden Trägern heraus.' },
        { author: 'Sabine', text: 'Zwei Liter passen gut hinein.' },
      ],
    },
    {
      language: 'fr',
      author: 'Élodie',
      text: 'Résiste-t-il à la pluie ?',
      answers: [{ text: 'À une averse, oui. Pour une journée de pluie, prenez une housse ou des sacs étanches.' }],
    },
  ],
  camp: [
    {
      language: 'en',
      author: 'Hilltop Hazel',
      text: 'How small does it pack?',
      answers: [{ text: 'The packed size is in the table above. It comes with its own sack.' }],
    },
    {
      language: 'de',
      author: 'Familie Brandl',
      text: 'Kommt man damit auch als Anfänger zurecht?',
      answers: [
        { text: 'Ja. Die Anleitung liegt bei; einmal im Garten üben genügt.' },
        { author: 'Frieda M.', text: 'Unsere Zehnjährige konnte es beim zweiten Mal allein.' },
      ],
    },
  ],
  foot: [
    {
      language: 'en',
      author: 'Jo from Leeds',
      text: 'Can they be resoled?',
      answers: [{ text: 'Send them to our workshop: if the upper is sound, we put new soles on.' }],
    },
    {
      language: 'fr',
      author: 'Simon B.',
      text: 'Conviennent-elles aux pieds larges ?',
      answers: [
        { text: 'Leur forme est plutôt moyenne. Si vous hésitez, commandez une demi-pointure au-dessus et comparez.' },
        { author: 'Maude', text: 'J’ai le pied large et j’ai pris une pointure de plus. Très bien.' },
      ],
    },
    {
      language: 'de',
      author: 'gratwanderer',
      text: 'Wie lange muss man sie einlaufen?',
      answers: [
        { text: 'Zwei, drei kurze Touren reichen den meisten. Tragen Sie sie vorher ein paar Abende in der Wohnung.' },
      ],
    },
  ],
  small: [
    {
      language: 'en',
      author: 'Sam',
      text: 'Does it come in a box that I can give away?',
      answers: [{ text: 'It comes in a paper sleeve. Choose the gift option in the cart for wrapping and a card.' }],
    },
    {
      language: 'de',
      author: 'Sabine',
      text: 'Kratzt die Innenseite?',
      answers: [{ author: 'Annika', text: 'Gar nicht, und ich bin da empfindlich.' }],
    },
  ],
};

/** Returns what is asked about goods of a kind. */
export function questionsFor(archetype: Archetype): readonly Asked[] {
  const group = reviewGroup[archetype];
  return group ? [...ofGroup[group], ...general] : [];
}
