import type { Texts } from './language.ts';

export interface TextBlock {
  readonly id: string;
  readonly title: Texts;
  readonly paragraphs: readonly Texts[];
}

const care: Texts = ['Care', 'Entretien', 'Pflege'];
const origin: Texts = ['Where it comes from', 'D’où ça vient', 'Woher es kommt'];

/** Accordion texts shared by many products. */
export const textBlocks: readonly TextBlock[] = [
  {
    id: 'care-shell',
    title: care,
    paragraphs: [
      [
        'Close every zip, wash at 30 °C with liquid soap, rinse twice. No softener: it clogs the cloth.',
        'Fermez tous les zips, lavez à 30 °C au savon liquide, rincez deux fois. Pas d’assouplissant : il bouche le tissu.',
        'Alle Zips schließen, bei 30 °C mit flüssigem Waschmittel waschen, zweimal spülen. Kein Weichspüler, er verstopft das Gewebe.',
      ],
      [
        'Twenty minutes in a warm dryer wake up the water repellency. Reproof when the shoulders stop beading.',
        'Vingt minutes au sèche-linge tiède réveillent la déperlance. Réimperméabilisez quand les épaules ne perlent plus.',
        'Zwanzig Minuten im warmen Trockner wecken die Imprägnierung. Neu imprägnieren, wenn die Schultern nicht mehr abperlen.',
      ],
    ],
  },
  {
    id: 'care-down',
    title: care,
    paragraphs: [
      [
        'Wash rarely, at 30 °C, with down soap. Dry it warm with two tennis balls until no clump is left; that takes an afternoon.',
        'Lavez rarement, à 30 °C, au savon spécial duvet. Séchez tiède avec deux balles de tennis jusqu’au dernier amas : comptez un après-midi.',
        'Selten waschen, bei 30 °C, mit Daunenwaschmittel. Warm trocknen mit zwei Tennisbällen, bis kein Klumpen mehr da ist; das dauert einen Nachmittag.',
      ],
      [
        'Store it loose, never in the stuff sack.',
        'Rangez-la sans la comprimer, jamais dans son sac.',
        'Locker lagern, nie im Packsack.',
      ],
    ],
  },
  {
    id: 'care-wool',
    title: care,
    paragraphs: [
      [
        'Hang it out overnight before you think of washing. Then 30 °C, wool programme, dry flat.',
        'Aérez une nuit avant de penser au lavage. Puis 30 °C, programme laine, séchage à plat.',
        'Erst eine Nacht auslüften, dann an Waschen denken: 30 °C, Wollprogramm, liegend trocknen.',
      ],
    ],
  },
  {
    id: 'care-synthetic',
    title: care,
    paragraphs: [
      [
        'Wash at 30 °C inside out, in a bag that catches fibres, and hang it up to dry.',
        'Lavez à 30 °C sur l’envers, dans un sac qui retient les fibres, et laissez sécher suspendu.',
        'Bei 30 °C auf links waschen, im Faserfangbeutel, und zum Trocknen aufhängen.',
      ],
    ],
  },
  {
    id: 'care-leather',
    title: care,
    paragraphs: [
      [
        'Brush off mud, dry away from the fire, take out the insoles. Wax when the leather looks thirsty.',
        'Brossez la boue, séchez loin du feu, sortez les semelles. Cirez quand le cuir a soif.',
        'Schlamm abbürsten, fern vom Feuer trocknen, Einlegesohlen herausnehmen. Wachsen, wenn das Leder durstig aussieht.',
      ],
      [
        'Send them in for a new sole before the old one is through.',
        'Envoyez-les au ressemelage avant que la semelle soit percée.',
        'Zum Neubesohlen einschicken, bevor die Sohle durch ist.',
      ],
    ],
  },
  {
    id: 'care-gear',
    title: care,
    paragraphs: [
      [
        'Wipe with lukewarm water and dry it before it goes away. Grit in zips is washed out, not pulled through.',
        'Essuyez à l’eau tiède et faites sécher avant de ranger. Le sable des zips se rince, il ne se force pas.',
        'Mit lauwarmem Wasser abwischen und vor dem Verstauen trocknen. Sand im Zip wird ausgespült, nicht durchgezogen.',
      ],
    ],
  },
  {
    id: 'care-none',
    title: ['How it works', 'Comment ça marche', 'So funktioniert es'],
    paragraphs: [
      [
        'You choose the amount and write a line. We send the code to the address you give; it can be spent in parts, here and in our stores.',
        'Vous choisissez le montant et écrivez un mot. Nous envoyons le code à l’adresse indiquée ; il s’utilise en plusieurs fois, ici et en magasin.',
        'Sie wählen den Betrag und schreiben eine Zeile. Wir schicken den Code an die genannte Adresse; er lässt sich in Teilen einlösen, hier und im Laden.',
      ],
    ],
  },
  {
    id: 'origin-recycled',
    title: origin,
    paragraphs: [
      [
        'Spun from production waste and old nets, woven in one mill and sewn in two workshops whose names stand on the label.',
        'Filé à partir de chutes et de vieux filets, tissé dans une seule usine, cousu dans deux ateliers nommés sur l’étiquette.',
        'Gesponnen aus Produktionsresten und alten Netzen, in einer Weberei gewebt und in zwei Werkstätten genäht, deren Namen auf dem Etikett stehen.',
      ],
      [
        'The finish is free of PFCs. Price, margin and mileage of this product are printed in our yearly report.',
        'La finition est sans PFC. Prix, marge et kilomètres de ce produit figurent dans notre rapport annuel.',
        'Die Ausrüstung ist frei von PFC. Preis, Marge und Kilometer dieses Produkts stehen in unserem Jahresbericht.',
      ],
    ],
  },
  {
    id: 'origin-down',
    title: origin,
    paragraphs: [
      [
        'The down comes out of duvets and jackets that others gave back, washed with well water and sorted by hand.',
        'Le duvet vient de couettes et de vestes rapportées par d’autres, lavé à l’eau de puits et trié à la main.',
        'Die Daune stammt aus Decken und Jacken, die andere zurückgegeben haben, mit Brunnenwasser gewaschen und von Hand sortiert.',
      ],
    ],
  },
  {
    id: 'origin-wool',
    title: origin,
    paragraphs: [
      [
        'From nine farms that we visit every second year; none of them practises mulesing.',
        'De neuf fermes que nous visitons tous les deux ans ; aucune ne pratique le mulesing.',
        'Von neun Höfen, die wir alle zwei Jahre besuchen; keiner betreibt Mulesing.',
      ],
    ],
  },
  {
    id: 'origin-leather',
    title: origin,
    paragraphs: [
      [
        'Hides from cattle raised for milk, tanned where the water is cleaned before it leaves the yard.',
        'Peaux de vaches laitières, tannées là où l’eau est épurée avant de quitter la cour.',
        'Häute von Milchkühen, gegerbt, wo das Wasser sauber ist, bevor es den Hof verlässt.',
      ],
    ],
  },
  {
    id: 'origin-metal',
    title: origin,
    paragraphs: [
      [
        'Recycled metal, drawn and turned within a day’s drive of our warehouse.',
        'Métal recyclé, étiré et tourné à moins d’un jour de route de notre entrepôt.',
        'Recyceltes Metall, gezogen und gedreht keine Tagesfahrt von unserem Lager.',
      ],
    ],
  },
  {
    id: 'repair',
    title: ['Repair and return', 'Réparer et rendre', 'Reparieren und zurückgeben'],
    paragraphs: [
      [
        'Send it in, worn out or torn. We repair for the price of the postage as long as there is something left to sew.',
        'Envoyez-le, usé ou déchiré. Nous réparons au prix du port tant qu’il reste quelque chose à coudre.',
        'Schicken Sie es ein, abgetragen oder zerrissen. Wir reparieren zum Preis des Portos, solange es noch etwas zu nähen gibt.',
      ],
      [
        'Unworn goods may come back within 60 days.',
        'Les articles non portés se rendent sous 60 jours.',
        'Ungetragenes nehmen wir 60 Tage lang zurück.',
      ],
    ],
  },
];

/** Returns the accordion texts of a style by its material. */
export function blocksFor(materialFacet: string): string[] {
  const byFacet: Readonly<Record<string, readonly string[]>> = {
    down: ['care-down', 'origin-down'],
    merino: ['care-wool', 'origin-wool'],
    wool: ['care-wool', 'origin-wool'],
    leather: ['care-leather', 'origin-leather'],
    'recycled-polyester': ['care-synthetic', 'origin-recycled'],
    'organic-cotton': ['care-synthetic'],
    steel: ['care-gear', 'origin-metal'],
    aluminium: ['care-gear', 'origin-metal'],
    carbon: ['care-gear'],
    polycarbonate: ['care-gear'],
    tarpaulin: ['care-gear', 'origin-recycled'],
    digital: ['care-none'],
  };
  const own = byFacet[materialFacet] ?? ['care-shell', 'origin-recycled'];
  return materialFacet === 'digital' ? [...own] : [...own, 'repair'];
}
