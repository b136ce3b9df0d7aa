import type { SizeScale } from '../catalogue/sizes.ts';
import type { Archetype, Cut } from '../media/archetypes.ts';
import type { FeatureId } from './words/features.ts';
import type { Texts } from './words/language.ts';
import type { MaterialId } from './words/materials.ts';

export type Activity = 'hiking' | 'alpine' | 'running' | 'camping' | 'travel' | 'everyday' | 'winter';
export type ProductType = 'apparel' | 'footwear' | 'equipment' | 'digital' | 'custom';

/** One kind of product; the generator makes `count` styles of it in the base catalogue and goes round again beyond. */
export interface Template {
  readonly archetype: Archetype;
  readonly shape: string;
  readonly cut: Cut;
  readonly categoryId: string;
  readonly type: ProductType;
  readonly noun: Texts;
  readonly count: number;
  /** Whole US dollars, lowest and highest. */
  readonly price: readonly [number, number];
  /** Grams, lowest and highest; 0 for what weighs nothing. */
  readonly weight: readonly [number, number];
  readonly sizes: SizeScale;
  readonly materials: readonly MaterialId[];
  readonly features: readonly FeatureId[];
  readonly activities: readonly Activity[];
}

type Row = readonly [
  shape: string,
  category: number,
  count: number,
  price: readonly [number, number],
  weight: readonly [number, number],
  materials: readonly MaterialId[],
  features: readonly FeatureId[],
  activities: readonly Activity[],
  noun: Texts,
];

interface Kind {
  readonly archetype: Archetype;
  readonly cut: Cut;
  readonly type: ProductType;
  readonly sizes: SizeScale;
}

const kind = (base: Kind, rows: readonly Row[]): Template[] =>
  rows.map(([shape, category, count, price, weight, materials, features, activities, noun]) => ({
    ...base,
    shape,
    categoryId: String(category),
    count,
    price,
    weight,
    materials,
    features,
    activities,
    noun,
  }));

/** What both sections have; `base` is the section's first category id. */
function adults(cut: 'women' | 'men', base: number): Template[] {
  const apparel = { cut, type: 'apparel', sizes: cut } as const;
  const shoes = { cut, type: 'footwear', sizes: cut === 'women' ? 'womensShoes' : 'mensShoes' } as const;
  return [
    ...kind({ ...apparel, archetype: 'shell-jacket' }, [
      [
        'alpine',
        base + 110,
        3,
        [349, 499],
        [380, 520],
        ['shell3'],
        ['waterproof', 'helmetHood', 'pitZips', 'harnessPockets', 'pfcFree', 'repair'],
        ['alpine', 'hiking'],
        ['Shell Jacket', 'Veste alpine', 'Hardshelljacke'],
      ],
      [
        'rain',
        base + 110,
        2,
        [149, 229],
        [260, 380],
        ['shell25'],
        ['waterproofLight', 'pfcFree', 'packsIntoPocket', 'pitZips', 'reflective'],
        ['hiking', 'everyday', 'travel'],
        ['Rain Jacket', 'Veste de pluie', 'Regenjacke'],
      ],
      [
        'windshell',
        base + 110,
        1,
        [99, 139],
        [90, 140],
        ['windCloth'],
        ['windproof', 'packsIntoPocket', 'pfcFree', 'reflective'],
        ['running', 'hiking'],
        ['Windshell', 'Coupe-vent', 'Windjacke'],
      ],
      [
        'anorak',
        base + 110,
        1,
        [179, 239],
        [340, 460],
        ['shell25', 'softshell'],
        ['waterproofLight', 'harnessPockets', 'pfcFree', 'warmPockets'],
        ['hiking', 'everyday'],
        ['Anorak', 'Anorak', 'Anorak'],
      ],
    ]),
    ...kind({ ...apparel, archetype: 'puffer' }, [
      [
        'hooded',
        base + 120,
        3,
        [229, 349],
        [310, 460],
        ['down', 'synthetic'],
        ['packsIntoPocket', 'windproof', 'warmPockets', 'pfcFree', 'repair'],
        ['alpine', 'winter', 'camping'],
        ['Down Hoody', 'Doudoune à capuche', 'Daunenjacke mit Kapuze'],
      ],
      [
        'collar',
        base + 120,
        1,
        [189, 279],
        [280, 390],
        ['down'],
        ['packsIntoPocket', 'warmPockets', 'pfcFree', 'repair'],
        ['everyday', 'winter'],
        ['Down Jacket', 'Doudoune', 'Daunenjacke'],
      ],
      [
        'vest',
        base + 120,
        1,
        [139, 189],
        [190, 260],
        ['down', 'synthetic'],
        ['packsIntoPocket', 'warmPockets', 'twoWayZip'],
        ['everyday', 'hiking'],
        ['Insulated Vest', 'Gilet chaud', 'Isolationsweste'],
      ],
      [
        'parka',
        base + 120,
        1,
        [379, 529],
        [980, 1350],
        ['down', 'synthetic'],
        ['waterproofLight', 'twoWayZip', 'warmPockets', 'reflective', 'repair'],
        ['winter', 'everyday'],
        ['Winter Parka', 'Parka d’hiver', 'Winterparka'],
      ],
    ]),
    ...kind({ ...apparel, archetype: 'fleece' }, [
      [
        'full-zip',
        base + 200,
        2,
        [99, 149],
        [320, 440],
        ['fleece'],
        ['thumbLoops', 'flatSeams', 'quickDry', 'warmPockets'],
        ['hiking', 'everyday', 'winter'],
        ['Fleece Jacket', 'Veste polaire', 'Fleecejacke'],
      ],
      [
        'half-zip',
        base + 200,
        1,
        [79, 109],
        [240, 330],
        ['fleece'],
        ['thumbLoops', 'flatSeams', 'quickDry'],
        ['hiking', 'alpine'],
        ['Grid Half-Zip', 'Polaire demi-zip', 'Fleecepullover'],
      ],
      [
        'pile',
        base + 200,
        1,
        [149, 189],
        [460, 590],
        ['pile'],
        ['warmPockets', 'twoWayZip', 'repair'],
        ['everyday', 'camping'],
        ['Pile Jacket', 'Veste fourrure polaire', 'Florjacke'],
      ],
    ]),
    ...kind({ ...apparel, archetype: 'base-layer' }, [
      [
        'crew',
        base + 300,
        2,
        [79, 109],
        [170, 230],
        ['merino'],
        ['odour', 'flatSeams', 'thumbLoops'],
        ['hiking', 'alpine', 'winter'],
        ['Merino Crew', 'Haut mérinos', 'Merino-Longsleeve'],
      ],
      [
        'half-zip',
        base + 300,
        1,
        [99, 129],
        [200, 260],
        ['merino'],
        ['odour', 'flatSeams', 'thumbLoops'],
        ['winter', 'running'],
        ['Merino Half-Zip', 'Demi-zip mérinos', 'Merino-Zipshirt'],
      ],
      [
        'tee',
        base + 300,
        1,
        [59, 79],
        [120, 160],
        ['merinoLight'],
        ['odour', 'quickDry', 'upf'],
        ['hiking', 'travel', 'everyday'],
        ['Merino Tee', 'Tee-shirt mérinos', 'Merino-T-Shirt'],
      ],
    ]),
    ...kind({ ...apparel, archetype: 'trousers' }, [
      [
        'hiking',
        base + 400,
        2,
        [109, 159],
        [310, 420],
        ['stretch'],
        ['quickDry', 'reinforcedKnees', 'pfcFree', 'upf'],
        ['hiking', 'travel'],
        ['Trail Trousers', 'Pantalon de randonnée', 'Wanderhose'],
      ],
      [
        'shell',
        base + 400,
        1,
        [219, 299],
        [340, 430],
        ['shell3'],
        ['waterproof', 'zipVents', 'reinforcedKnees', 'pfcFree'],
        ['alpine', 'winter'],
        ['Shell Trousers', 'Pantalon imperméable', 'Hardshellhose'],
      ],
      [
        'softshell',
        base + 400,
        1,
        [149, 199],
        [420, 520],
        ['softshell'],
        ['windproof', 'reinforcedKnees', 'zipVents'],
        ['alpine', 'winter', 'hiking'],
        ['Softshell Trousers', 'Pantalon softshell', 'Softshellhose'],
      ],
    ]),
    ...kind({ ...apparel, archetype: 'shorts' }, [
      [
        'hiking',
        base + 400,
        1,
        [69, 99],
        [190, 260],
        ['stretch'],
        ['quickDry', 'upf', 'pfcFree'],
        ['hiking', 'travel'],
        ['Trail Shorts', 'Short de randonnée', 'Wandershorts'],
      ],
      [
        'running',
        base + 400,
        1,
        [59, 85],
        [110, 150],
        ['stretch'],
        ['quickDry', 'reflective'],
        ['running'],
        ['Running Shorts', 'Short de course', 'Laufshorts'],
      ],
    ]),
    ...kind({ ...shoes, archetype: 'boot' }, [
      [
        'mid',
        6100,
        2,
        [189, 249],
        [920, 1180],
        ['leather'],
        ['membrane', 'gripSole', 'rockRand', 'resole'],
        ['hiking'],
        ['Mid Boot', 'Chaussure mi-haute', 'Wanderstiefel'],
      ],
      [
        'winter',
        6100,
        1,
        [199, 269],
        [1180, 1420],
        ['leather'],
        ['membrane', 'gripSole', 'reflective'],
        ['winter', 'everyday'],
        ['Winter Boot', 'Botte d’hiver', 'Winterstiefel'],
      ],
    ]),
    ...kind({ ...shoes, archetype: 'trail-shoe' }, [
      [
        'trail',
        6200,
        2,
        [129, 169],
        [480, 620],
        ['mesh'],
        ['gripSole', 'quickLace', 'reflective'],
        ['running', 'hiking'],
        ['Trail Shoe', 'Chaussure de trail', 'Trailschuh'],
      ],
      [
        'approach',
        6200,
        1,
        [149, 189],
        [640, 780],
        ['leather', 'mesh'],
        ['gripSole', 'rockRand', 'resole'],
        ['alpine', 'hiking'],
        ['Approach Shoe', 'Chaussure d’approche', 'Zustiegsschuh'],
      ],
    ]),
  ];
}

const kidsApparel = { cut: 'kids', type: 'apparel', sizes: 'kids' } as const;
const kids: Template[] = [
  ...kind({ ...kidsApparel, archetype: 'shell-jacket' }, [
    [
      'rain',
      3100,
      2,
      [69, 99],
      [210, 300],
      ['shell25'],
      ['waterproofLight', 'growCuffs', 'reflective', 'pfcFree'],
      ['hiking', 'everyday'],
      ["Kids' Rain Jacket", 'Veste de pluie enfant', 'Kinder-Regenjacke'],
    ],
  ]),
  ...kind({ ...kidsApparel, archetype: 'puffer' }, [
    [
      'hooded',
      3100,
      2,
      [99, 139],
      [260, 360],
      ['synthetic'],
      ['growCuffs', 'warmPockets', 'reflective', 'pfcFree'],
      ['winter', 'everyday'],
      ["Kids' Hoody", 'Doudoune enfant', 'Kinder-Steppjacke'],
    ],
  ]),
  ...kind({ ...kidsApparel, archetype: 'fleece' }, [
    [
      'full-zip',
      3100,
      1,
      [49, 69],
      [200, 260],
      ['fleece'],
      ['growCuffs', 'quickDry'],
      ['everyday', 'hiking'],
      ["Kids' Fleece", 'Polaire enfant', 'Kinder-Fleecejacke'],
    ],
    [
      'pile',
      3100,
      1,
      [69, 85],
      [280, 340],
      ['pile'],
      ['growCuffs', 'warmPockets'],
      ['everyday', 'winter'],
      ["Kids' Pile Jacket", 'Fourrure polaire enfant', 'Kinder-Florjacke'],
    ],
  ]),
  ...kind({ ...kidsApparel, archetype: 'base-layer' }, [
    [
      'crew',
      3200,
      2,
      [45, 59],
      [110, 150],
      ['merino'],
      ['odour', 'flatSeams'],
      ['winter', 'everyday'],
      ["Kids' Merino Crew", 'Haut mérinos enfant', 'Kinder-Merinoshirt'],
    ],
  ]),
  ...kind({ ...kidsApparel, archetype: 'trousers' }, [
    [
      'hiking',
      3200,
      2,
      [59, 79],
      [210, 290],
      ['stretch'],
      ['growCuffs', 'reinforcedKnees', 'quickDry'],
      ['hiking', 'everyday'],
      ["Kids' Trail Trousers", 'Pantalon de randonnée enfant', 'Kinder-Wanderhose'],
    ],
  ]),
  ...kind({ cut: 'kids', type: 'footwear', sizes: 'kidsShoes', archetype: 'boot' }, [
    [
      'mid',
      3300,
      1,
      [89, 109],
      [620, 760],
      ['leather'],
      ['membrane', 'gripSole', 'rockRand'],
      ['hiking'],
      ["Kids' Mid Boot", 'Chaussure mi-haute enfant', 'Kinder-Wanderstiefel'],
    ],
  ]),
  ...kind({ cut: 'kids', type: 'apparel', sizes: 'one', archetype: 'beanie' }, [
    [
      'pompom',
      3300,
      1,
      [24, 32],
      [50, 70],
      ['knit'],
      ['repair'],
      ['winter', 'everyday'],
      ["Kids' Pompom Hat", 'Bonnet à pompon enfant', 'Kinder-Bommelmütze'],
    ],
  ]),
  ...kind({ cut: 'kids', type: 'equipment', sizes: 'one', archetype: 'backpack' }, [
    [
      'daypack',
      3300,
      1,
      [55, 75],
      [380, 460],
      ['gridNylon'],
      ['reflective', 'hydration', 'repair'],
      ['hiking', 'everyday'],
      ["Kids' Day Pack 12", 'Sac enfant 12', 'Kinder-Rucksack 12'],
    ],
  ]),
];

const pack = { cut: 'unisex', type: 'equipment', archetype: 'backpack' } as const;
const gear = { cut: 'unisex', type: 'equipment', sizes: 'one' } as const;
const packs: Template[] = [
  ...kind({ ...pack, sizes: 'one' }, [
    [
      'daypack',
      5100,
      4,
      [99, 149],
      [620, 880],
      ['gridNylon'],
      ['laptop', 'hydration', 'reflective', 'repair'],
      ['everyday', 'travel', 'hiking'],
      ['Day Pack 24', 'Sac à dos 24', 'Tagesrucksack 24'],
    ],
    [
      'rolltop',
      5100,
      2,
      [119, 159],
      [680, 900],
      ['gridNylon', 'tarpaulin'],
      ['rollTop', 'laptop', 'reflective', 'repair'],
      ['everyday', 'travel'],
      ['Roll-Top 28', 'Sac enroulable 28', 'Rolltop 28'],
    ],
  ]),
  ...kind({ ...pack, sizes: 'packs' }, [
    [
      'lid',
      5200,
      4,
      [219, 329],
      [1380, 1980],
      ['gridNylon'],
      ['backPanel', 'hipBelt', 'rainCover', 'hydration', 'repair'],
      ['hiking', 'camping'],
      ['Trek Pack 55', 'Sac de trek 55', 'Trekkingrucksack 55'],
    ],
    [
      'rolltop',
      5200,
      1,
      [239, 289],
      [980, 1240],
      ['gridNylon'],
      ['rollTop', 'hipBelt', 'hydration', 'repair'],
      ['hiking', 'camping'],
      ['Light Pack 45', 'Sac léger 45', 'Leichtrucksack 45'],
    ],
  ]),
  ...kind({ ...pack, sizes: 'one' }, [
    [
      'alpine',
      5300,
      3,
      [159, 229],
      [780, 1080],
      ['gridNylon'],
      ['iceAxe', 'hipBelt', 'hydration', 'repair'],
      ['alpine', 'winter'],
      ['Alpine Pack 35', 'Sac alpin 35', 'Alpinrucksack 35'],
    ],
  ]),
  ...kind({ ...gear, archetype: 'duffel' }, [
    [
      'barrel',
      5400,
      3,
      [109, 179],
      [980, 1380],
      ['tarpaulin'],
      ['lockZips', 'backpackStraps', 'repair'],
      ['travel', 'camping'],
      ['Duffel 60', 'Sac de voyage 60', 'Duffel 60'],
    ],
    [
      'boxy',
      5400,
      2,
      [129, 189],
      [1080, 1460],
      ['tarpaulin', 'gridNylon'],
      ['lockZips', 'backpackStraps', 'repair'],
      ['travel'],
      ['Carrier 45', 'Sac cargo 45', 'Reisetasche 45'],
    ],
  ]),
];

const camp: Template[] = [
  ...kind({ ...gear, archetype: 'tent' }, [
    [
      'dome',
      4100,
      4,
      [329, 549],
      [1980, 2950],
      ['silnylon'],
      ['twoDoors', 'colourPoles', 'footprint', 'repair'],
      ['camping', 'hiking'],
      ['Dome Tent', 'Tente dôme', 'Kuppelzelt'],
    ],
    [
      'tunnel',
      4100,
      3,
      [449, 749],
      [2350, 3650],
      ['silnylon'],
      ['twoDoors', 'colourPoles', 'repair'],
      ['camping'],
      ['Tunnel Tent', 'Tente tunnel', 'Tunnelzelt'],
    ],
    [
      'geodesic',
      4100,
      2,
      [649, 899],
      [2900, 4200],
      ['silnylon'],
      ['twoDoors', 'snowSkirt', 'colourPoles', 'repair'],
      ['alpine', 'winter', 'camping'],
      ['Mountain Tent', 'Tente de montagne', 'Bergzelt'],
    ],
    [
      'tarp',
      4200,
      3,
      [119, 199],
      [480, 860],
      ['silnylon'],
      ['compressionSack', 'repair'],
      ['camping', 'travel'],
      ['Tarp', 'Tarp', 'Tarp'],
    ],
  ]),
  ...kind({ ...gear, sizes: 'sleeping', archetype: 'sleeping-bag' }, [
    [
      'mummy',
      4300,
      5,
      [249, 529],
      [780, 1480],
      ['down', 'synthetic'],
      ['draftCollar', 'footbox', 'compressionSack', 'pfcFree'],
      ['camping', 'alpine'],
      ['Sleeping Bag', 'Sac de couchage', 'Schlafsack'],
    ],
    [
      'rectangular',
      4300,
      2,
      [129, 199],
      [1380, 1880],
      ['synthetic'],
      ['compressionSack', 'pfcFree'],
      ['camping', 'travel'],
      ['Blanket Bag', 'Sac couverture', 'Deckenschlafsack'],
    ],
    [
      'quilt',
      4300,
      3,
      [229, 359],
      [520, 820],
      ['down'],
      ['footbox', 'compressionSack', 'pfcFree'],
      ['camping', 'hiking'],
      ['Quilt', 'Couette de bivouac', 'Quilt'],
    ],
  ]),
  ...kind({ ...gear, archetype: 'bottle' }, [
    [
      'narrow',
      4400,
      2,
      [32, 42],
      [280, 380],
      ['steel'],
      ['insulated12', 'dishwasher', 'repair'],
      ['everyday', 'hiking'],
      ['Bottle 0.75 l', 'Gourde 0,75 l', 'Flasche 0,75 l'],
    ],
    [
      'wide',
      4400,
      2,
      [36, 48],
      [340, 440],
      ['steel'],
      ['insulated12', 'dishwasher', 'repair'],
      ['hiking', 'camping'],
      ['Flask 1 l', 'Bouteille isotherme 1 l', 'Thermoskanne 1 l'],
    ],
    [
      'mug',
      4400,
      2,
      [24, 34],
      [180, 260],
      ['steel'],
      ['insulated12', 'dishwasher'],
      ['everyday', 'camping'],
      ['Mug', 'Mug', 'Becher'],
    ],
  ]),
  ...kind({ ...gear, archetype: 'headlamp' }, [
    [
      'strap',
      4400,
      3,
      [49, 89],
      [62, 98],
      ['polycarbonate'],
      ['usbc', 'redLight', 'reflective', 'repair'],
      ['camping', 'running', 'alpine'],
      ['Headlamp', 'Lampe frontale', 'Stirnlampe'],
    ],
  ]),
  ...kind({ ...gear, archetype: 'stove' }, [
    [
      'canister',
      4400,
      2,
      [45, 79],
      [75, 125],
      ['aluminium', 'steel'],
      ['piezo', 'repair'],
      ['camping', 'alpine'],
      ['Stove', 'Réchaud', 'Kocher'],
    ],
    [
      'system',
      4400,
      2,
      [119, 169],
      [360, 460],
      ['aluminium'],
      ['piezo', 'dishwasher', 'repair'],
      ['camping'],
      ['Stove System', 'Réchaud intégré', 'Kochsystem'],
    ],
  ]),
];

const small = { cut: 'unisex', type: 'apparel' } as const;
const accessories: Template[] = [
  ...kind({ ...small, sizes: 'one', archetype: 'beanie' }, [
    [
      'cuffed',
      7100,
      2,
      [32, 42],
      [60, 80],
      ['knit', 'merino'],
      ['odour', 'repair'],
      ['winter', 'everyday'],
      ['Cuffed Hat', 'Bonnet à revers', 'Umschlagmütze'],
    ],
    [
      'pompom',
      7100,
      1,
      [34, 44],
      [70, 95],
      ['knit'],
      ['repair'],
      ['winter'],
      ['Pompom Hat', 'Bonnet à pompon', 'Bommelmütze'],
    ],
    [
      'slouch',
      7100,
      1,
      [34, 44],
      [60, 80],
      ['merino'],
      ['odour'],
      ['everyday', 'winter'],
      ['Slouch Hat', 'Bonnet long', 'Long-Beanie'],
    ],
  ]),
  ...kind({ ...small, sizes: 'one', archetype: 'cap' }, [
    [
      'five-panel',
      7100,
      2,
      [32, 42],
      [65, 85],
      ['stretch', 'cotton'],
      ['quickDry', 'upf'],
      ['hiking', 'everyday', 'running'],
      ['Five-Panel Cap', 'Casquette cinq panneaux', 'Five-Panel-Cap'],
    ],
    [
      'trucker',
      7100,
      2,
      [32, 39],
      [75, 95],
      ['cotton'],
      ['upf'],
      ['everyday'],
      ['Trucker Cap', 'Casquette filet', 'Trucker-Cap'],
    ],
    [
      'bucket',
      7100,
      1,
      [36, 45],
      [80, 105],
      ['cotton', 'windCloth'],
      ['upf', 'quickDry'],
      ['travel', 'hiking'],
      ['Bucket Hat', 'Bob', 'Fischerhut'],
    ],
  ]),
  ...kind({ ...small, sizes: 'gloves', archetype: 'gloves' }, [
    [
      'liner',
      7200,
      3,
      [32, 45],
      [40, 60],
      ['merino', 'fleece'],
      ['touchscreen', 'quickDry'],
      ['running', 'hiking', 'winter'],
      ['Liner Gloves', 'Sous-gants', 'Innenhandschuhe'],
    ],
    [
      'insulated',
      7200,
      2,
      [75, 119],
      [140, 210],
      ['synthetic', 'leather'],
      ['waterproofLight', 'leatherPalm', 'touchscreen'],
      ['alpine', 'winter'],
      ['Insulated Gloves', 'Gants chauds', 'Winterhandschuhe'],
    ],
    [
      'mitten',
      7200,
      1,
      [89, 129],
      [180, 240],
      ['synthetic', 'down'],
      ['waterproofLight', 'leatherPalm'],
      ['winter', 'alpine'],
      ['Mittens', 'Moufles', 'Fäustlinge'],
    ],
  ]),
  ...kind({ ...small, sizes: 'socks', archetype: 'socks' }, [
    [
      'crew',
      7300,
      2,
      [22, 28],
      [60, 80],
      ['merino'],
      ['cushionedHeel', 'odour', 'repair'],
      ['hiking'],
      ['Hiking Socks', 'Chaussettes de randonnée', 'Wandersocken'],
    ],
    [
      'knee',
      7300,
      1,
      [28, 36],
      [90, 120],
      ['merino'],
      ['cushionedHeel', 'odour'],
      ['winter', 'alpine'],
      ['Winter Socks', 'Chaussettes d’hiver', 'Wintersocken'],
    ],
    [
      'ankle',
      7300,
      1,
      [18, 24],
      [40, 55],
      ['merinoLight'],
      ['cushionedHeel', 'quickDry'],
      ['running'],
      ['Trail Socks', 'Socquettes de trail', 'Trailsocken'],
    ],
  ]),
  ...kind({ ...gear, sizes: 'poles', archetype: 'trekking-poles' }, [
    [
      'folding',
      7400,
      2,
      [129, 179],
      [340, 460],
      ['carbon', 'aluminium'],
      ['corkGrip', 'repair'],
      ['hiking', 'running'],
      ['Folding Poles', 'Bâtons pliants', 'Faltstöcke'],
    ],
  ]),
  ...kind({ ...gear, archetype: 'trekking-poles' }, [
    [
      'telescopic',
      7400,
      2,
      [89, 139],
      [460, 560],
      ['aluminium', 'carbon'],
      ['corkGrip', 'repair'],
      ['hiking', 'winter'],
      ['Telescopic Poles', 'Bâtons télescopiques', 'Teleskopstöcke'],
    ],
  ]),
];

const special: Template[] = [
  ...kind({ cut: 'unisex', type: 'digital', sizes: 'amounts', archetype: 'gift-card' }, [
    [
      'contour',
      8000,
      1,
      [25, 25],
      [0, 0],
      ['digital'],
      ['noExpiry', 'splitUse', 'giftMessage'],
      ['everyday'],
      ['Gift Card', 'Carte cadeau', 'Geschenkkarte'],
    ],
  ]),
  ...kind({ cut: 'unisex', type: 'custom', sizes: 'one', archetype: 'backpack' }, [
    [
      'rolltop',
      8500,
      2,
      [179, 219],
      [720, 940],
      ['gridNylon'],
      ['chooseColours', 'madeToOrder', 'rollTop', 'repair'],
      ['everyday', 'travel'],
      ['Custom Roll-Top', 'Sac enroulable sur mesure', 'Rolltop nach Wahl'],
    ],
  ]),
  ...kind({ cut: 'unisex', type: 'custom', sizes: 'one', archetype: 'duffel' }, [
    [
      'barrel',
      8500,
      1,
      [189, 229],
      [1080, 1380],
      ['tarpaulin'],
      ['chooseColours', 'madeToOrder', 'lockZips', 'repair'],
      ['travel'],
      ['Custom Duffel', 'Sac de voyage sur mesure', 'Duffel nach Wahl'],
    ],
  ]),
  ...kind({ cut: 'unisex', type: 'custom', sizes: 'one', archetype: 'beanie' }, [
    [
      'cuffed',
      8500,
      1,
      [49, 59],
      [60, 80],
      ['knit'],
      ['chooseColours', 'madeToOrder', 'repair'],
      ['everyday', 'winter'],
      ['Custom Hat', 'Bonnet sur mesure', 'Mütze nach Wahl'],
    ],
  ]),
];

export const templates: readonly Template[] = [
  ...adults('women', 1000),
  ...adults('men', 2000),
  ...kids,
  ...packs,
  ...camp,
  ...accessories,
  ...special,
];

/** Styles in one round through all templates. */
export const roundLength = templates.reduce((sum, { count }) => sum + count, 0);

const starts: readonly { readonly template: Template; readonly start: number }[] = templates.map(
  (template, position) => ({
    template,
    start: templates.slice(0, position).reduce((sum, { count }) => sum + count, 0),
  }),
);

/** The template of a style's number, and which style of that template it is. */
export function templateOf(index: number): { readonly template: Template; readonly nth: number } {
  const round = Math.floor(index / roundLength);
  const within = index % roundLength;
  const found = starts.findLast(({ start }) => start <= within);
  if (!found) throw new RangeError(`No template for style ${index}`);
  return { template: found.template, nth: round * found.template.count + (within - found.start) };
}
