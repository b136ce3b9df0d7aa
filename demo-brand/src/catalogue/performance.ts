import type { RecordInput } from 'commerce-api/brand';
import type { Archetype } from '../pictures/archetypes.ts';
import type { Template } from './templates/template.ts';
import type { Material } from './words/materials.ts';

type Story = NonNullable<RecordInput<'products'>['story']>;
type Ratings = NonNullable<Story['ratings']>;

/** Which layer a garment of the trunk is. */
export function layerOf({ archetype, shape }: Template): 'base' | 'mid' | 'outer' | undefined {
  if (archetype === 'shell-jacket') return 'outer';
  if (archetype === 'puffer') return shape === 'parka' ? 'outer' : 'mid';
  if (archetype === 'fleece') return 'mid';
  return archetype === 'base-layer' ? 'base' : undefined;
}

/** Warmth by archetype, and by shape where shapes differ. */
const warmth: Readonly<Partial<Record<Archetype, number | Readonly<Record<string, number>>>>> = {
  'shell-jacket': { windshell: 1, rain: 1, anorak: 2, alpine: 2, parka: 3 },
  puffer: { vest: 3, hybrid: 3, collar: 4, hooded: 4, parka: 5 },
  fleece: { vest: 2, 'half-zip': 2, 'full-zip': 3, hooded: 3, pile: 4 },
  trousers: { hiking: 1, convertible: 1, shell: 2, tights: 2, softshell: 3 },
  shorts: 0,
  'base-layer': { tank: 0, tee: 1, crew: 2, 'half-zip': 2, hooded: 3 },
  beanie: { slouch: 2, cuffed: 3, pompom: 4 },
  gloves: { liner: 2, insulated: 4, mitten: 5 },
  socks: { ankle: 1, crew: 2, knee: 3 },
  'sleeping-bag': { rectangular: 2, quilt: 3, mummy: 5 },
  boot: { mid: 2, high: 3, winter: 5 },
};

/** What is worn or slept in against wind and rain. */
const exposed: readonly Archetype[] = ['shell-jacket', 'puffer', 'fleece', 'trousers', 'base-layer', 'gloves', 'tent'];
const kept: readonly Archetype[] = [...exposed, 'backpack', 'duffel', 'boot', 'trail-shoe', 'sleeping-bag'];

const closeWoven = ['recycled-nylon', 'down', 'leather', 'tarpaulin'];

function windOf({ archetype, features }: Template, { facet }: Material): number {
  if (features.includes('waterproof') || features.includes('snowSkirt')) return 5;
  if (archetype === 'tent') return 4;
  if (features.includes('windproof') || features.includes('waterproofLight')) return 4;
  if (closeWoven.includes(facet)) return 3;
  return archetype === 'base-layer' ? 0 : 1;
}

function waterOf({ archetype, features }: Template, { facet }: Material): number {
  if (features.includes('waterproof') || features.includes('membrane') || archetype === 'tent') return 5;
  if (features.includes('waterproofLight') || features.includes('rollTop') || facet === 'tarpaulin') return 4;
  if (features.includes('rainCover')) return 3;
  if (features.includes('pfcFree') || facet === 'leather') return 2;
  return closeWoven.includes(facet) ? 1 : 0;
}

const middle = ({ weight: [least, most] }: Template): number => (least + most) / 2;

/** 5 is the lightest of its archetype and cut. */
function lightnessOf(template: Template, all: readonly Template[]): number {
  const weights = all
    .filter(({ archetype, cut }) => archetype === template.archetype && cut === template.cut)
    .map(middle);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  return least === most ? 3 : Math.round(5 - (4 * (middle(template) - least)) / (most - least));
}

/** Returns the ratings of what can be said of a kind of product; nothing of mugs and lamps. */
export function performanceOf(template: Template, material: Material, all: readonly Template[]): Ratings {
  const { archetype, shape } = template;
  const warm = warmth[archetype];
  const warmthOf = typeof warm === 'number' ? warm : warm?.[shape];
  return {
    ...(warmthOf === undefined ? {} : { warmth: warmthOf }),
    ...(exposed.includes(archetype) ? { wind: windOf(template, material) } : {}),
    ...(kept.includes(archetype) ? { water: waterOf(template, material) } : {}),
    ...(warmthOf !== undefined || kept.includes(archetype) ? { weight: lightnessOf(template, all) } : {}),
  };
}
