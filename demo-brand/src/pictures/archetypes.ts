/**
 * The archetypes that can be drawn. Each has shapes: constructions that shoppers tell apart (a lid pack, a roll-top
 * pack). A style without a valid shape gets one from its id.
 */
export const archetypeShapes = {
  'shell-jacket': ['alpine', 'parka', 'anorak', 'windshell', 'rain'],
  puffer: ['hooded', 'collar', 'vest', 'parka', 'hybrid'],
  fleece: ['full-zip', 'half-zip', 'hooded', 'pile', 'vest'],
  trousers: ['hiking', 'shell', 'softshell', 'tights', 'convertible'],
  shorts: ['hiking', 'running'],
  'base-layer': ['crew', 'half-zip', 'hooded', 'tee', 'tank'],
  beanie: ['cuffed', 'pompom', 'slouch'],
  cap: ['five-panel', 'trucker', 'bucket'],
  gloves: ['liner', 'insulated', 'mitten'],
  socks: ['crew', 'knee', 'ankle'],
  backpack: ['lid', 'rolltop', 'daypack', 'alpine'],
  duffel: ['barrel', 'boxy'],
  tent: ['dome', 'tunnel', 'geodesic', 'tarp'],
  'sleeping-bag': ['mummy', 'rectangular', 'quilt'],
  boot: ['mid', 'high', 'winter'],
  'trail-shoe': ['trail', 'hike', 'approach'],
  bottle: ['narrow', 'wide', 'mug'],
  headlamp: ['strap'],
  'trekking-poles': ['folding', 'telescopic'],
  stove: ['canister', 'system'],
  'gift-card': ['contour'],
} as const;

export type Archetype = keyof typeof archetypeShapes;

/** Every archetype, in the order of the contact sheet. */
export const archetypes = Object.keys(archetypeShapes) as readonly Archetype[];

/** Body proportions of the wearer. */
export const cuts = ['men', 'women', 'unisex', 'kids'] as const;
export type Cut = (typeof cuts)[number];

/** Properties that the catalogue may fix; the rest derives from the style id. */
export interface LookOptions {
  /** One of `archetypeShapes[archetype]`; anything else is ignored. */
  readonly shape?: string | undefined;
  readonly cut?: Cut | undefined;
  /** Only for garments that may have one. */
  readonly hood?: boolean | undefined;
  /** Panels in the color of the trim. */
  readonly blocked?: boolean | undefined;
}

export const isArchetype = (text: string): text is Archetype => Object.hasOwn(archetypeShapes, text);
