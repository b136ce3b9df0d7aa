import type { Archetype } from '../archetypes.ts';
import { backpack } from './backpack.ts';
import { baseLayer } from './base-layer.ts';
import type { Artist } from './bench.ts';
import { fleece } from './fleece.ts';
import { footwear } from './footwear.ts';
import { puffer } from './puffer.ts';
import { shellJacket } from './shell-jacket.ts';
import { tent } from './tent.ts';

export const artists = {
  'shell-jacket': shellJacket,
  puffer,
  fleece,
  'base-layer': baseLayer,
  backpack,
  tent,
  boot: footwear,
  'trail-shoe': footwear,
} as unknown as Record<Archetype, Artist>;
