import { camping } from './camping.ts';
import { hutToHut } from './hut-to-hut.ts';
import { rain } from './rain.ts';
import type { Season } from './season.ts';
import { trail } from './trail.ts';
import { winter } from './winter.ts';
import { withChildren } from './with-children.ts';

export const seasons: readonly Season[] = [rain, winter, hutToHut, camping, trail, withChildren];
