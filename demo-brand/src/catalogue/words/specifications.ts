import type { Specification } from 'commerce-api/brand';
import type { Language } from 'shared-contracts/locale';
import type { Random } from '../random.ts';
import type { Template } from '../templates/template.ts';
import { inLanguage, type Texts } from './language.ts';
import type { Material } from './materials.ts';

interface Figures {
  readonly weight: number;
  readonly material: Material;
  readonly random: Random;
}

type Entry = readonly [label: Texts, value: (language: Language) => string];

const tags = { en: 'en-GB', fr: 'fr-CA', de: 'de-DE' } as const;
const number = (value: number, language: Language, digits = 0): string =>
  new Intl.NumberFormat(tags[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

function weightText(grams: number, language: Language): string {
  const metric = grams < 1000 ? `${number(grams, language)} g` : `${number(grams / 1000, language, 2)} kg`;
  if (language !== 'en') return metric;
  const ounces = grams / 28.35;
  return ounces < 32
    ? `${metric} (${number(ounces, language, 1)} oz)`
    : `${metric} (${number(ounces / 16, language, 1)} lb)`;
}

const plain = (label: Texts, value: Texts): Entry => [label, (language) => inLanguage(value, language)];
const measured = (label: Texts, value: number, unit: string, digits = 0): Entry => [
  label,
  (language) => `${number(value, language, digits)} ${unit}`,
];

const fit: Texts = ['Fit', 'Coupe', 'Passform'];
const fits: readonly Texts[] = [
  ['Regular, room for one layer', 'Normale, place pour une couche', 'Normal, Platz für eine Schicht'],
  ['Close', 'Près du corps', 'Körpernah'],
  ['Relaxed, room for two layers', 'Ample, place pour deux couches', 'Weit, Platz für zwei Schichten'],
];

// Returns the same figure that the selling points state.
function headOfWater({ features }: Template): readonly Entry[] | undefined {
  const millimetres = features.includes('waterproof')
    ? 20_000
    : features.includes('waterproofLight')
      ? 10_000
      : undefined;
  return millimetres ? [measured(['Head of water', 'Colonne d’eau', 'Wassersäule'], millimetres, 'mm')] : undefined;
}

/** Specifications by archetype: the figures that shoppers compare. */
const byArchetype: Readonly<Record<string, (figures: Figures, template: Template) => readonly Entry[]>> = {
  'shell-jacket': ({ random }, template) => [
    plain(fit, random.pick(fits)),
    ...(headOfWater(template) ?? []),
    plain(
      ['Hood', 'Capuche', 'Kapuze'],
      ['Adjustable, with a stiff peak', 'Réglable, à visière rigide', 'Verstellbar, mit festem Schirm'],
    ),
  ],
  puffer: ({ random }) => [
    plain(fit, random.pick(fits)),
    measured(['Fill weight', 'Poids du garnissage', 'Füllgewicht'], random.between(80, 190), 'g'),
  ],
  fleece: ({ random }) => [plain(fit, random.pick(fits))],
  trousers: ({ random }) => [
    plain(fit, random.pick(fits)),
    measured(['Inside leg (M)', 'Entrejambe (M)', 'Schrittlänge (M)'], random.between(78, 84), 'cm'),
  ],
  shorts: ({ random }) => [
    measured(['Inside leg (M)', 'Entrejambe (M)', 'Schrittlänge (M)'], random.between(16, 24), 'cm'),
  ],
  'base-layer': ({ random }) => [plain(fit, random.pick(fits.slice(0, 2)))],
  backpack: ({ random }, template) => [
    measured(
      ['Volume', 'Volume', 'Volumen'],
      Number(/\d+/.exec(template.noun[0])?.[0] ?? random.pick([22, 28, 32])),
      'l',
    ),
    measured(['Carries well up to', 'Porte bien jusqu’à', 'Trägt gut bis'], random.pick([8, 12, 18]), 'kg'),
  ],
  duffel: (_figures, template) => [
    measured(['Volume', 'Volume', 'Volumen'], Number(/\d+/.exec(template.noun[0])?.[0] ?? 60), 'l'),
  ],
  tent: ({ random }, template) =>
    template.shape === 'tarp'
      ? [plain(['Size', 'Dimensions', 'Maße'], ['3 × 3 m', '3 × 3 m', '3 × 3 m'])]
      : [
          plain(
            ['Sleeps', 'Couchages', 'Personen'],
            random.pick([
              ['2', '2', '2'],
              ['2–3', '2–3', '2–3'],
              ['3', '3', '3'],
            ] as const),
          ),
          measured(['Packed length', 'Longueur plié', 'Packlänge'], random.between(42, 54), 'cm'),
          measured(['Inner height', 'Hauteur intérieure', 'Innenhöhe'], random.between(102, 128), 'cm'),
        ],
  'sleeping-bag': ({ random }) => {
    const comfort = random.between(-9, 8);
    return [
      measured(['Comfort', 'Confort', 'Komfort'], comfort, '°C'),
      measured(['Limit', 'Limite', 'Grenze'], comfort - random.between(5, 7), '°C'),
    ];
  },
  boot: ({ random }) => [measured(['Shaft height', 'Hauteur de tige', 'Schafthöhe'], random.between(13, 18), 'cm')],
  'trail-shoe': ({ random }, template) => [
    measured(['Drop', 'Drop', 'Sprengung'], template.shape === 'trail' ? 6 : random.pick([4, 8]), 'mm'),
    measured(['Lugs', 'Crampons', 'Stollen'], 5, 'mm'),
  ],
  headlamp: ({ random }) => [
    measured(['Brightness', 'Luminosité', 'Helligkeit'], random.pick([320, 450, 600]), 'lm'),
    measured(
      ['Burn time, middle setting', 'Autonomie, réglage moyen', 'Leuchtdauer, mittlere Stufe'],
      random.between(9, 22),
      'h',
    ),
  ],
  'trekking-poles': ({ random }) => [
    measured(['Packed length', 'Longueur plié', 'Packlänge'], random.between(36, 64), 'cm'),
  ],
  stove: ({ random }) => [measured(['Output', 'Puissance', 'Leistung'], random.pick([2400, 2800, 3100]), 'W')],
};

const weightLabels: Readonly<Record<string, Texts>> = {
  footwear: ['Weight (pair, EU 42)', 'Poids (la paire, EU 42)', 'Gewicht (Paar, EU 42)'],
  apparel: ['Weight (M)', 'Poids (M)', 'Gewicht (M)'],
};

/** Returns the rows of the specification table in one language. */
export function specificationsOf(template: Template, figures: Figures): (language: Language) => Specification[] {
  if (template.type === 'digital') return () => [];
  const own = byArchetype[template.archetype]?.(figures, template) ?? [];
  const sized = template.sizes === 'one' ? undefined : weightLabels[template.type];
  const entries: Entry[] = [
    [['Material', 'Matière', 'Material'], (language) => inLanguage(figures.material.name, language)],
    ...own,
    ...(figures.weight > 0
      ? [
          [
            sized ?? ['Weight', 'Poids', 'Gewicht'],
            (language: Language) => weightText(figures.weight, language),
          ] as Entry,
        ]
      : []),
    plain(
      ['Guarantee', 'Garantie', 'Garantie'],
      ['Five years, repairs for life', 'Cinq ans, réparations à vie', 'Fünf Jahre, Reparatur ein Leben lang'],
    ),
  ];
  return (language) =>
    entries.map(([label, value]) => ({ label: inLanguage(label, language), value: value(language) }));
}
