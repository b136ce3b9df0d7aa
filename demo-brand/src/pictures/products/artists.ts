import type { Archetype } from '../archetypes.ts';
import { backpack } from './backpack.ts';
import { baseLayer } from './base-layer.ts';
import type { Artist } from './bench.ts';
import { bottle } from './bottle.ts';
import { fleece } from './fleece.ts';
import { footwear } from './footwear.ts';
import { giftCard } from './gift-card.ts';
import { gloves, socks } from './hands-and-feet.ts';
import { headlamp } from './headlamp.ts';
import { beanie, cap } from './headwear.ts';
import { duffel } from './luggage.ts';
import { puffer } from './puffer.ts';
import { shellJacket } from './shell-jacket.ts';
import { sleepingBag } from './sleeping-bag.ts';
import { stove } from './stove.ts';
import { tent } from './tent.ts';
import { trekkingPoles } from './trekking-poles.ts';
import { shorts, trousers } from './trousers.ts';

/** The drawing function of each archetype. */
export const artists: Readonly<Record<Archetype, Artist>> = {
  'shell-jacket': shellJacket,
  puffer,
  fleece,
  trousers,
  shorts,
  'base-layer': baseLayer,
  beanie,
  cap,
  gloves,
  socks,
  backpack,
  duffel,
  tent,
  'sleeping-bag': sleepingBag,
  boot: footwear,
  'trail-shoe': footwear,
  bottle,
  headlamp,
  'trekking-poles': trekkingPoles,
  stove,
  'gift-card': giftCard,
};
