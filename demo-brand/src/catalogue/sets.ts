import type { BrandRecord, RecordInput } from 'commerce-api/brand';
import { styleIdOf } from './ids.ts';
import { byLanguage, type Texts } from './words/language.ts';

/** A product by the number of its style, and the color that the set shows first. */
type Member = readonly [style: number, color?: string];

interface DemoSet {
  readonly name: Texts;
  readonly description: Texts;
  readonly members: readonly Member[];
  /** What the whole set costs less, in whole units of every currency. */
  readonly saving?: number;
}

const demoSets: readonly DemoSet[] = [
  {
    name: [
      'Three layers for wet hills, women',
      'Trois couches contre la pluie, femme',
      'Drei Lagen für nasse Berge, Damen',
    ],
    description: [
      'Merino on the skin, fleece for the stops, a shell for the rest of the day. Worn together they weigh less than one winter coat, and two of them are usually in the pack.',
      'Du mérinos sur la peau, une polaire pour les pauses, une veste pour le reste de la journée. Ensemble, elles pèsent moins qu’un manteau d’hiver, et deux d’entre elles restent le plus souvent dans le sac.',
      'Merino auf der Haut, Fleece für die Pausen, eine Hardshell für den Rest des Tages. Zusammen leichter als ein Wintermantel, und zwei davon stecken meistens im Rucksack.',
    ],
    members: [
      [18, '5B1'],
      [14, '1A2'],
      [1, '6B2'],
    ],
    saving: 30,
  },
  {
    name: [
      'Three layers for wet hills, men',
      'Trois couches contre la pluie, homme',
      'Drei Lagen für nasse Berge, Herren',
    ],
    description: [
      'A merino crew that forgives three days, a grid fleece that dries while you walk, and a shell with a hood for helmets. Add or drop one, and you are dressed for most of the year.',
      'Un haut mérinos qui pardonne trois jours, une polaire grille qui sèche en marchant, une veste dont la capuche passe sur le casque. Une couche de plus ou de moins, et vous voilà habillé pour presque toute l’année.',
      'Ein Merinoshirt, das drei Tage verzeiht, ein Gitterfleece, das beim Gehen trocknet, und eine Hardshell mit helmtauglicher Kapuze. Eine Lage mehr oder weniger, und Sie sind für fast das ganze Jahr angezogen.',
    ],
    members: [
      [51, '0B3'],
      [48, '5B2'],
      [35, '0B3'],
    ],
    saving: 30,
  },
  {
    name: ['A day in the cold, women', 'Une journée au froid, femme', 'Ein Tag in der Kälte, Damen'],
    description: [
      'For the hours when nobody moves much: belays, sledges, Christmas markets. Down where it is warm, wool where it is seen, and gloves that can still open a flask.',
      'Pour les heures où l’on bouge peu : assurage, luge, marchés de Noël. Du duvet là où il tient chaud, de la laine là où on la voit, et des gants qui ouvrent encore une thermos.',
      'Für Stunden, in denen sich niemand viel bewegt: Sichern, Schlitten, Weihnachtsmarkt. Daune, wo sie wärmt, Wolle, wo man sie sieht, und Handschuhe, die noch eine Thermoskanne öffnen.',
    ],
    members: [
      [8, '5B3'],
      [136, '5B3'],
      [145, '5B2'],
      [150, '0C5'],
    ],
    saving: 25,
  },
  {
    name: ['A day in the cold, men', 'Une journée au froid, homme', 'Ein Tag in der Kälte, Herren'],
    description: [
      'A down hoody over everything, a hat with a cuff, gloves with a leather palm, and socks to the knee. Nothing here minds a snowball.',
      'Une doudoune par-dessus tout, un bonnet à revers, des gants à paume en cuir et des chaussettes jusqu’au genou. Rien de tout cela ne craint les boules de neige.',
      'Eine Daunenjacke über allem, eine Mütze mit Umschlag, Handschuhe mit Lederfläche und Socken bis zum Knie. Gegen Schneebälle hat nichts davon etwas einzuwenden.',
    ],
    members: [
      [40, '5C3'],
      [134, '6B2'],
      [146, '6B2'],
      [150, '0D1'],
    ],
    saving: 25,
  },
  {
    name: ['Camp kit for two', 'Kit de bivouac pour deux', 'Lagerausrüstung für zwei'],
    description: [
      'A dome that stands without a book of instructions, two sleeping bags, a stove, and a mug to argue over. Each bag comes in the length that you choose.',
      'Une tente dôme qui se monte sans mode d’emploi, deux sacs de couchage, un réchaud et un mug à se disputer. Chaque sac existe dans la longueur de votre choix.',
      'Ein Kuppelzelt, das ohne Anleitung steht, zwei Schlafsäcke, ein Kocher und ein Becher, um den man sich streiten kann. Jeden Schlafsack gibt es in der Länge, die Sie wählen.',
    ],
    members: [
      [100, '6B1'],
      [111, '6B1'],
      [111, '2A1'],
      [129, '5B3'],
      [124, '5A3'],
    ],
    saving: 50,
  },
  {
    name: ['One night, light', 'Une nuit, léger', 'Eine Nacht, leicht'],
    description: [
      'A tarp, a quilt, a stove the size of a fist, and a light for both hands free. Under two kilograms, before you pack the chocolate.',
      'Un tarp, une couette, un réchaud gros comme le poing et une lampe qui laisse les mains libres. Moins de deux kilos, avant le chocolat.',
      'Ein Tarp, ein Quilt, ein faustgroßer Kocher und ein Licht für freie Hände. Unter zwei Kilogramm, die Schokolade nicht mitgerechnet.',
    ],
    members: [
      [108, '6B2'],
      [119, '5B3'],
      [130, '2A2'],
      [126, '4A3'],
    ],
    saving: 35,
  },
  {
    name: ['Hut to hut', 'De refuge en refuge', 'Von Hütte zu Hütte'],
    description: [
      'What carries, what holds, what keeps the tea hot. A pack for a week, poles for the way down, socks for the way up, and a liter of whatever the warden fills in.',
      'De quoi porter, se tenir et garder le thé chaud. Un sac pour une semaine, des bâtons pour la descente, des chaussettes pour la montée et un litre de ce que le gardien voudra bien y verser.',
      'Was trägt, was stützt, was den Tee warm hält. Ein Rucksack für eine Woche, Stöcke für den Abstieg, Socken für den Aufstieg und ein Liter von dem, was der Hüttenwirt einfüllt.',
    ],
    members: [
      [86, '5B2'],
      [152, '5A2'],
      [149, '5A1'],
      [122, '5A1'],
    ],
  },
  {
    name: ['Trail morning, women', 'Trail du matin, femme', 'Trail am Morgen, Damen'],
    description: [
      'Shoes, shorts, a tee, and socks that are washed tonight and dry tomorrow. All that a hill before breakfast asks for.',
      'Chaussures, short, tee-shirt et socquettes, lavés ce soir, secs demain. Tout ce que demande une colline avant le petit-déjeuner.',
      'Schuhe, Shorts, T-Shirt und Socken, heute Abend gewaschen, morgen trocken. Mehr verlangt ein Hügel vor dem Frühstück nicht.',
    ],
    members: [
      [31, '0B1'],
      [26, '5A1'],
      [20, '0B3'],
      [151, '5B1'],
    ],
  },
  {
    name: ['Puddle day, kids', 'Jour de flaques, enfant', 'Pfützentag, Kinder'],
    description: [
      'A jacket for the outside, a fleece for the inside, boots for the puddle itself. Grown-ups bring the dry trousers.',
      'Une veste pour le dehors, une polaire pour le dedans, des bottines pour la flaque. Les grands apportent le pantalon sec.',
      'Eine Jacke für außen, ein Fleece für innen, Stiefel für die Pfütze selbst. Die Großen bringen die trockene Hose mit.',
    ],
    members: [
      [66, '5B1'],
      [70, '5A1'],
      [76, '5B1'],
    ],
    saving: 15,
  },
];

const inEveryCurrency = (whole: number) => ({ US: whole * 100, CA: whole * 100, GB: whole * 100, DE: whole * 100 });

const recordOf = ({ name, description, members, saving }: DemoSet, index: number): RecordInput<'sets'> => ({
  id: `TFSET${String(index + 1).padStart(3, '0')}`,
  name: byLanguage(name),
  description: byLanguage(description),
  members: members.map(([style, color]) => ({ product: styleIdOf(style), ...(color ? { color } : {}) })),
  ...(saving === undefined ? {} : { saving: inEveryCurrency(saving) }),
});

/**
 * Returns the sets of a shop.
 * @param styles number of styles in the catalogue; sets with others are left out
 */
export const setRecords = (styles: number): BrandRecord[] =>
  demoSets.flatMap((set, index) =>
    set.members.every(([style]) => style < styles) ? [{ kind: 'sets', record: recordOf(set, index) }] : [],
  );
