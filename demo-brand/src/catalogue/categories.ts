import type { Texts } from './words/language.ts';

export interface DemoCategory {
  readonly id: string;
  readonly parentId: string | null;
  /** Shown in menus, below the parent. */
  readonly name: Texts;
  /** Shown in headings, breadcrumbs and above product names. */
  readonly title: Texts;
  readonly description: Texts;
}

type Row = readonly [id: string, parentId: string | null, name: Texts, title: Texts, description: Texts];

const gendered = (base: number, women: boolean): Row[] => {
  const id = (offset: number): string => String(base + offset);
  const of = (en: string, fr: string, de: string): Texts => [
    `${women ? "Women's" : "Men's"} ${en}`,
    `${fr} ${women ? 'femme' : 'homme'}`,
    `${de} für ${women ? 'Damen' : 'Herren'}`,
  ];
  return [
    [
      id(0),
      null,
      [women ? 'Women' : 'Men', women ? 'Femme' : 'Homme', women ? 'Damen' : 'Herren'],
      [women ? 'Women' : 'Men', women ? 'Femme' : 'Homme', women ? 'Damen' : 'Herren'],
      [
        'Layers, legwear and footwear, cut for the way you move.',
        'Couches, pantalons et chaussures, coupés pour votre façon de bouger.',
        'Schichten, Hosen und Schuhe, geschnitten für Ihre Art zu gehen.',
      ],
    ],
    [
      id(100),
      id(0),
      ['Jackets', 'Vestes', 'Jacken'],
      of('jackets', 'Vestes', 'Jacken'),
      ['Everything that goes on last.', 'Tout ce qu’on enfile en dernier.', 'Alles, was zuletzt angezogen wird.'],
    ],
    [
      id(110),
      id(100),
      ['Shell & rain jackets', 'Vestes imperméables', 'Regen- & Hardshelljacken'],
      of('shell & rain jackets', 'Vestes imperméables', 'Regenjacken'),
      [
        'Two layers, three layers, and a view on when you need which.',
        'Deux couches, trois couches, et un avis sur laquelle choisir.',
        'Zwei Lagen, drei Lagen und eine Meinung dazu, wann Sie welche brauchen.',
      ],
    ],
    [
      id(120),
      id(100),
      ['Insulated & down', 'Doudounes & vestes chaudes', 'Daunen- & Isolationsjacken'],
      of('insulated jackets', 'Doudounes', 'Isolationsjacken'),
      [
        'Recycled down for dry cold, synthetic fill for the other kind.',
        'Duvet recyclé pour le froid sec, synthétique pour l’autre.',
        'Recycelte Daune für trockene Kälte, Kunstfaser für die andere.',
      ],
    ],
    [
      id(200),
      id(0),
      ['Fleece', 'Polaires', 'Fleece'],
      of('fleece', 'Polaires', 'Fleece'),
      [
        'The middle layer, from thin grid to deep pile.',
        'La couche du milieu, de la grille fine à la fourrure épaisse.',
        'Die mittlere Schicht, vom dünnen Grid bis zum tiefen Flor.',
      ],
    ],
    [
      id(300),
      id(0),
      ['Base layers & tops', 'Premières couches & hauts', 'Baselayer & Oberteile'],
      of('base layers', 'Premières couches', 'Baselayer'),
      [
        'Merino first, and then the question of sleeves.',
        'Du mérinos d’abord, puis la question des manches.',
        'Zuerst Merino, dann die Frage nach den Ärmeln.',
      ],
    ],
    [
      id(400),
      id(0),
      ['Trousers & shorts', 'Pantalons & shorts', 'Hosen & Shorts'],
      of('trousers & shorts', 'Pantalons et shorts', 'Hosen und Shorts'),
      [
        'For long strides, high steps and sitting on rocks.',
        'Pour les longues foulées, les grandes marches et les rochers.',
        'Für lange Schritte, hohe Tritte und das Sitzen auf Steinen.',
      ],
    ],
  ];
};

const rows: readonly Row[] = [
  ...gendered(1000, true),
  ...gendered(2000, false),
  [
    '3000',
    null,
    ['Kids', 'Enfant', 'Kinder'],
    ['Kids', 'Enfant', 'Kinder'],
    [
      'Made to be grown into, handed on and left in puddles.',
      'Fait pour grandir dedans, se transmettre et finir dans les flaques.',
      'Zum Hineinwachsen, Weitergeben und In-der-Pfütze-Liegen.',
    ],
  ],
  [
    '3100',
    '3000',
    ['Jackets & fleece', 'Vestes & polaires', 'Jacken & Fleece'],
    ["Kids' jackets & fleece", 'Vestes et polaires enfant', 'Jacken und Fleece für Kinder'],
    [
      'Warm and dry, with sleeves that grow by a size.',
      'Au chaud et au sec, avec des manches qui grandissent d’une taille.',
      'Warm und trocken, mit Ärmeln, die eine Größe mitwachsen.',
    ],
  ],
  [
    '3200',
    '3000',
    ['Layers & trousers', 'Couches & pantalons', 'Schichten & Hosen'],
    ["Kids' layers & trousers", 'Couches et pantalons enfant', 'Schichten und Hosen für Kinder'],
    [
      'Doubled at the knee, easy on the skin.',
      'Genoux doublés, doux pour la peau.',
      'Am Knie doppelt, auf der Haut sanft.',
    ],
  ],
  [
    '3300',
    '3000',
    ['Boots & small things', 'Chaussures & accessoires', 'Schuhe & Kleinzeug'],
    ["Kids' boots & accessories", 'Chaussures et accessoires enfant', 'Schuhe und Zubehör für Kinder'],
    [
      'The boots, the hat and the bag to put the stones in.',
      'Les chaussures, le bonnet et le sac pour les cailloux.',
      'Stiefel, Mütze und der Rucksack für die Steine.',
    ],
  ],
  [
    '4000',
    null,
    ['Camp', 'Bivouac', 'Camping'],
    ['Camp', 'Bivouac', 'Camping'],
    ['Tents, sleep and supper.', 'Tente, sommeil et souper.', 'Zelt, Schlaf und Abendessen.'],
  ],
  [
    '4100',
    '4000',
    ['Tents', 'Tentes', 'Zelte'],
    ['Tents', 'Tentes', 'Zelte'],
    [
      'One to four people, three to four seasons, four minutes.',
      'Une à quatre personnes, trois à quatre saisons, quatre minutes.',
      'Ein bis vier Leute, drei bis vier Jahreszeiten, vier Minuten.',
    ],
  ],
  [
    '4200',
    '4000',
    ['Tarps', 'Tarps', 'Tarps'],
    ['Tarps', 'Tarps', 'Tarps'],
    ['A roof, and nothing but a roof.', 'Un toit, et rien d’autre.', 'Ein Dach, und nichts als ein Dach.'],
  ],
  [
    '4300',
    '4000',
    ['Sleeping', 'Couchage', 'Schlafen'],
    ['Sleeping bags & quilts', 'Sacs de couchage et couettes', 'Schlafsäcke und Quilts'],
    [
      'Comfort figures you can believe.',
      'Des températures de confort crédibles.',
      'Komfortwerte, denen Sie glauben können.',
    ],
  ],
  [
    '4400',
    '4000',
    ['Kitchen & light', 'Cuisine & lumière', 'Küche & Licht'],
    ['Camp kitchen & light', 'Cuisine et lumière de bivouac', 'Campküche und Licht'],
    [
      'Stoves, bottles and lamps that do one thing well.',
      'Réchauds, gourdes et lampes qui font une chose, bien.',
      'Kocher, Flaschen und Lampen, die eines gut können.',
    ],
  ],
  [
    '5000',
    null,
    ['Packs & bags', 'Sacs', 'Rucksäcke & Taschen'],
    ['Packs & bags', 'Sacs', 'Rucksäcke und Taschen'],
    ['From eighteen litres to a month.', 'De dix-huit litres à un mois.', 'Von achtzehn Litern bis zu einem Monat.'],
  ],
  [
    '5100',
    '5000',
    ['Day packs', 'Sacs à la journée', 'Tagesrucksäcke'],
    ['Day packs', 'Sacs à la journée', 'Tagesrucksäcke'],
    ['Work, woods, weekend.', 'Bureau, bois, week-end.', 'Büro, Wald, Wochenende.'],
  ],
  [
    '5200',
    '5000',
    ['Hiking packs', 'Sacs de randonnée', 'Trekkingrucksäcke'],
    ['Hiking packs', 'Sacs de randonnée', 'Trekkingrucksäcke'],
    [
      'Backs that adjust, belts that carry.',
      'Des dos réglables, des ceintures qui portent.',
      'Rücken, die passen, Gurte, die tragen.',
    ],
  ],
  [
    '5300',
    '5000',
    ['Alpine packs', 'Sacs alpins', 'Alpinrucksäcke'],
    ['Alpine packs', 'Sacs alpins', 'Alpinrucksäcke'],
    [
      'Narrow, light, nothing to catch.',
      'Étroits, légers, rien qui accroche.',
      'Schmal, leicht, nichts bleibt hängen.',
    ],
  ],
  [
    '5400',
    '5000',
    ['Duffels', 'Sacs de voyage', 'Reisetaschen'],
    ['Duffels', 'Sacs de voyage', 'Reisetaschen'],
    ['Bags for throwing.', 'Des sacs à jeter.', 'Taschen zum Werfen.'],
  ],
  [
    '6000',
    null,
    ['Footwear', 'Chaussures', 'Schuhe'],
    ['Footwear', 'Chaussures', 'Schuhe'],
    [
      'For paths, for scree, for the snow on both.',
      'Pour le sentier, l’éboulis et la neige sur les deux.',
      'Für Pfade, Geröll und den Schnee darauf.',
    ],
  ],
  [
    '6100',
    '6000',
    ['Hiking boots', 'Chaussures de randonnée', 'Wanderstiefel'],
    ['Hiking boots', 'Chaussures de randonnée', 'Wanderstiefel'],
    [
      'Leather that lasts and soles that can be replaced.',
      'Un cuir qui dure et des semelles qui se remplacent.',
      'Leder, das hält, und Sohlen, die man ersetzen kann.',
    ],
  ],
  [
    '6200',
    '6000',
    ['Trail & approach shoes', 'Chaussures de trail & d’approche', 'Trail- & Zustiegsschuhe'],
    ['Trail & approach shoes', 'Chaussures de trail et d’approche', 'Trail- und Zustiegsschuhe'],
    ['Light shoes for rough ground.', 'Des chaussures légères pour terrain rude.', 'Leichte Schuhe für raues Gelände.'],
  ],
  [
    '7000',
    null,
    ['Accessories', 'Accessoires', 'Zubehör'],
    ['Accessories', 'Accessoires', 'Zubehör'],
    [
      'Small things that decide long days.',
      'De petites choses qui décident des longues journées.',
      'Kleine Dinge, die lange Tage entscheiden.',
    ],
  ],
  [
    '7100',
    '7000',
    ['Hats & caps', 'Bonnets & casquettes', 'Mützen & Kappen'],
    ['Hats & caps', 'Bonnets et casquettes', 'Mützen und Kappen'],
    ['Against frost, sun and hair.', 'Contre le gel, le soleil et les cheveux.', 'Gegen Frost, Sonne und Haare.'],
  ],
  [
    '7200',
    '7000',
    ['Gloves', 'Gants', 'Handschuhe'],
    ['Gloves & mittens', 'Gants et moufles', 'Handschuhe und Fäustlinge'],
    [
      'From thin liners to mittens for two below.',
      'Du sous-gant fin à la moufle d’hiver.',
      'Vom dünnen Innenhandschuh bis zum Fäustling.',
    ],
  ],
  [
    '7300',
    '7000',
    ['Socks', 'Chaussettes', 'Socken'],
    ['Socks', 'Chaussettes', 'Socken'],
    ['Left and right, three heights.', 'Gauche et droite, trois hauteurs.', 'Links und rechts, drei Höhen.'],
  ],
  [
    '7400',
    '7000',
    ['Trekking poles', 'Bâtons', 'Trekkingstöcke'],
    ['Trekking poles', 'Bâtons de randonnée', 'Trekkingstöcke'],
    [
      'Folding or telescopic; your knees do not mind which.',
      'Pliants ou télescopiques : vos genoux sont d’accord.',
      'Faltbar oder teleskopierbar; den Knien ist es gleich.',
    ],
  ],
  [
    '8000',
    null,
    ['Gifts', 'Cadeaux', 'Geschenke'],
    ['Gift cards', 'Cartes cadeaux', 'Geschenkkarten'],
    [
      'By email, for any amount, without an end date.',
      'Par courriel, du montant voulu, sans date de fin.',
      'Per E-Mail, in jeder Höhe, ohne Verfallsdatum.',
    ],
  ],
  [
    '8500',
    null,
    ['Made for you', 'Sur mesure', 'Nach Ihrer Wahl'],
    ['Made for you', 'Sur mesure', 'Nach Ihrer Wahl'],
    [
      'Packs, duffels and hats in the colors you choose, sewn to order.',
      'Sacs et bonnets dans vos couleurs, cousus sur commande.',
      'Rucksäcke, Taschen und Mützen in Ihren Farben, auf Bestellung genäht.',
    ],
  ],
  [
    '9100',
    null,
    ['New', 'Nouveautés', 'Neu'],
    ['New arrivals', 'Nouveautés', 'Neuheiten'],
    ['What has just come out of the workshop.', 'Ce qui vient de sortir de l’atelier.', 'Frisch aus der Werkstatt.'],
  ],
  [
    '9200',
    null,
    ['Sale', 'Soldes', 'Sale'],
    ['Sale', 'Soldes', 'Sale'],
    [
      'Good things at lower prices, with the lowest of the last 30 days beside them.',
      'De bonnes choses à prix réduit, avec le plus bas des 30 derniers jours à côté.',
      'Gute Dinge zu kleineren Preisen, mit dem niedrigsten der letzten 30 Tage daneben.',
    ],
  ],
];

export const demoCategories: readonly DemoCategory[] = rows.map(([id, parentId, name, title, description]) => ({
  id,
  parentId,
  name,
  title,
  description,
}));

const parentOf = new Map(demoCategories.map(({ id, parentId }) => [id, parentId]));

/** Returns a category and its ancestors. */
export function withAncestors(id: string): string[] {
  const parent = parentOf.get(id);
  return parent ? [id, ...withAncestors(parent)] : [id];
}
