import type { Language } from 'shared-contracts/locale';
import type { Archetype } from '../../pictures/archetypes.ts';

type Line = readonly [title: string, body: string];
type Group = 'outer' | 'layer' | 'legs' | 'pack' | 'camp' | 'foot' | 'small';

export const reviewGroup: Readonly<Record<Archetype, Group | undefined>> = {
  'shell-jacket': 'outer',
  puffer: 'outer',
  fleece: 'layer',
  'base-layer': 'layer',
  trousers: 'legs',
  shorts: 'legs',
  backpack: 'pack',
  duffel: 'pack',
  tent: 'camp',
  'sleeping-bag': 'camp',
  stove: 'camp',
  bottle: 'camp',
  headlamp: 'camp',
  boot: 'foot',
  'trail-shoe': 'foot',
  beanie: 'small',
  cap: 'small',
  gloves: 'small',
  socks: 'small',
  'trekking-poles': 'small',
  'gift-card': undefined,
};

/** Fictitious reviewer names. */
export const authors: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Mara',
    'Tom H.',
    'Priya',
    'wet_weather_walker',
    'Ewan',
    'Jo from Leeds',
    'Dana K.',
    'Sam',
    'Beth & dog',
    'R. Okafor',
    'Callum',
    'Lena',
    'Hilltop Hazel',
    'Marcus',
    'Ines',
  ],
  fr: ['Maude', 'Jean-Félix', 'Camille R.', 'randonneur_du_nord', 'Élodie', 'Simon B.', 'Gaëlle', 'Mathis'],
  de: ['Annika', 'Jochen', 'Familie Brandl', 'Tobi', 'Frieda M.', 'gratwanderer', 'Sabine', 'Levin'],
};

type Scored = Readonly<Record<'good' | 'fair' | 'poor', readonly Line[]>>;

const en: Readonly<Record<Group, Scored>> = {
  outer: {
    good: [
      [
        'Dry after a week of rain',
        'Hut to hut for six days and it rained on five. The hood moves with my head, the pockets stay clear of the hip belt, and my shirt was dry every evening.',
      ],
      [
        'Bought it for work, wear it everywhere',
        'I survey footpaths for a living. Two winters in, the cuffs have not frayed and the zip still runs with gloves on.',
      ],
      [
        'Finally sleeves that are long enough',
        'I am 1.88 m with arms to match. First jacket in years where I can reach up without a cold belly.',
      ],
      [
        'Warmer than it looks',
        'Sat on a summit for an hour waiting for the cloud to lift. It did not lift. I was fine.',
      ],
      [
        'Replaced a seam for free',
        'Caught it on barbed wire, sent it in, had it back within nine days with a neat patch. That is why I buy here.',
      ],
      ['Quiet!', 'It does not crackle when you walk. My dog no longer hears me getting ready.'],
    ],
    fair: [
      [
        'Good jacket, short in the body',
        'Cloth and hood are excellent. I would add three centimetres to the hem, it rides up under a pack.',
      ],
      [
        'Likes a size up',
        'Fits close over a T-shirt, tight over a fleece. Exchanged for one size larger and now it is right.',
      ],
    ],
    poor: [
      [
        'Not for humid days',
        'Keeps the rain out, keeps the steam in as well. On a warm climb I had it open all the way.',
      ],
    ],
  },
  layer: {
    good: [
      [
        'Lives on my chair',
        'I put it on at breakfast and take it off at bedtime. After thirty washes it looks a little softer, that is all.',
      ],
      [
        'Four days, no complaints',
        'Wore one for four days on the coast path. Even my sister shared the car home with me.',
      ],
      [
        'Soft where it should be',
        'No itch at the neck and the seams sit away from my pack straps. Ordered a second colour.',
      ],
      ['Dries overnight', 'Washed in a hut sink, hung on a nail, dry by six. Exactly what I wanted.'],
    ],
    fair: [
      [
        'Lovely, but handle with care',
        'Very comfortable. A bramble pulled a thread on the first day, so not for bushwhacking.',
      ],
    ],
    poor: [['Shrank a little', 'Washed at 40 by mistake and lost a size in the sleeves. My fault, but be warned.']],
  },
  legs: {
    good: [
      ['High steps, no drama', 'Scrambled in them all weekend. The knees stretch, the seat survived the granite.'],
      [
        'Pockets in the right places',
        'The thigh pocket takes a folded map and stays shut. Whoever designed this walks.',
      ],
      ['Train to tarn', 'Looks like ordinary trousers at the office and dries like magic at the lake.'],
    ],
    fair: [['A touch long', 'Great cloth. I have them hemmed by two centimetres, then perfect.']],
    poor: [['Waist runs small', 'Sent back for a larger size. The cut at the hip is narrower than the table says.']],
  },
  pack: {
    good: [
      [
        'Carried fourteen kilos like ten',
        'Took the time to set the back length as the leaflet says. Worth it: no sore shoulders after four days.',
      ],
      ['Everything has its place', 'I stopped losing my keys. The inner pocket is big enough for gloves and a book.'],
      ['Survived the baggage belt', 'Six flights, one ferry, a donkey. Only the label is scratched.'],
      ['Stands up by itself', 'Small thing, but it does not fall over in the tent porch.'],
    ],
    fair: [['Side pockets are tight', 'Very good pack. When it is full I cannot get a large bottle into the side.']],
    poor: [['Heavy when empty', 'Solid, but I count grams and this one has a few too many for me.']],
  },
  camp: {
    good: [
      ['First night, first storm', 'Gusts all night. Nothing flapped, nothing leaked, and we slept until seven.'],
      ['Simple enough at dusk', 'Had it working in minutes without reading anything. Packs away just as well.'],
      ['Honest figures', 'The numbers on the page are what I measured at home. Rare.'],
      ['Ten years on', 'This is my second. The first still works, my daughter has it.'],
    ],
    fair: [['Good, sack too small', 'Does what it should. Getting it back into its sack is a job for two.']],
    poor: [['Condensation by the lake', 'Everything was damp in the morning. Higher up it was fine.']],
  },
  foot: {
    good: [
      [
        'No blisters, not one',
        'Walked them in on pavement for three days, then eleven days on the hills. Not one plaster used.',
      ],
      ['Grip on wet rock', 'I trust the toe edge on wet slabs now, and I did not trust my last pair.'],
      ['Resoled and as good as new', 'After 900 km I sent them in. New sole, old comfort.'],
      ['Room for toes', 'Wide enough at the front and firm at the heel. Downhill no longer hurts.'],
    ],
    fair: [['Firm at first', 'Needed a good week before they bent where I bend. Now they are lovely.']],
    poor: [['Half a size too narrow', 'Well made, but not for broad feet. Returned without any fuss.']],
  },
  small: {
    good: [
      ['Lost one, bought two', 'Left mine on a train and missed it the same evening.'],
      ['Small thing, big difference', 'I did not think it would matter. It did, on the third cold morning.'],
      ['Still in shape', 'Washed more often than I would admit and it looks like new.'],
      ['Good present', 'Gave it to my father. He has worn it every day since, indoors too.'],
    ],
    fair: [['Nice, colour a bit darker', 'Quality is good. The colour is a shade darker than on my screen.']],
    poor: [['Too snug for me', 'Warm, but tight after an hour.']],
  },
};

const general: Readonly<Record<'fr' | 'de', Scored>> = {
  fr: {
    good: [
      [
        'Exactement ce que je cherchais',
        'Porté trois fins de semaine dans le parc, sous la pluie deux fois sur trois. Rien à redire, et les finitions sont soignées.',
      ],
      ['Solide et beau', 'On voit que c’est pensé par des gens qui marchent. Tout tombe sous la main.'],
      ['Réparé sans discuter', 'Une couture a lâché après un an. Renvoyé, réparé, revenu en dix jours. Chapeau.'],
      ['Je le recommande', 'Utilisé toute la saison, il a l’air neuf. Le service m’a bien aidée à choisir la taille.'],
    ],
    fair: [['Très bien, à un détail près', 'La qualité est là. J’aurais aimé une poche de plus.']],
    poor: [['Pas pour moi', 'Bien fait, mais la taille ne me convenait pas. Retour simple et rapide.']],
  },
  de: {
    good: [
      [
        'Hält, was es verspricht',
        'Sechs Tage auf dem Höhenweg, davon drei im Regen. Alles gut durchdacht, nichts hat gescheuert.',
      ],
      [
        'Endlich mal ehrlich beschrieben',
        'Gewicht und Maße stimmen aufs Gramm. Nach einer Saison sieht es aus wie neu.',
      ],
      [
        'Kostenlos repariert',
        'Am Zaun hängen geblieben, eingeschickt, nach acht Tagen geflickt zurück. So muss das sein.',
      ],
      ['Lieblingsstück', 'Eigentlich für die Berge gekauft, jetzt jeden Tag im Einsatz.'],
    ],
    fair: [
      ['Gut, fällt etwas anders aus', 'Qualität einwandfrei. Ich musste einmal die Größe tauschen, ging problemlos.'],
    ],
    poor: [['Leider nicht meins', 'Sauber gemacht, hat mir aber nicht gepasst. Rückgabe war einfach.']],
  },
};

/** Returns the available reviews by language and score. */
export function reviewLines(archetype: Archetype, language: Language, score: number): readonly Line[] {
  const group = reviewGroup[archetype];
  if (!group) return [];
  const lines = language === 'en' ? en[group] : general[language];
  if (score >= 4) return lines.good;
  return score === 3 ? lines.fair : lines.poor;
}
