import { childrenOnLongWalks } from './children-on-long-walks.ts';
import type { FieldNote } from './field-note.ts';
import { firstWinterNight } from './first-winter-night.ts';
import { fitAPackInTenMinutes } from './fit-a-pack-in-ten-minutes.ts';
import { fourHutsOneCoat } from './four-huts-one-coat.ts';
import { layersForAWetAutumn } from './layers-for-a-wet-autumn.ts';
import { leatherOrFabric } from './leather-or-fabric.ts';
import { readingAMountainForecast } from './reading-a-mountain-forecast.ts';
import { sleepingCold } from './sleeping-cold.ts';
import { twoLayersOrThree } from './two-layers-or-three.ts';
import { washingAShell } from './washing-a-shell.ts';
import { whatAZipNeeds } from './what-a-zip-needs.ts';
import { whatDownIsWorth } from './what-down-is-worth.ts';

export const fieldNotes: readonly FieldNote[] = [
  twoLayersOrThree,
  fourHutsOneCoat,
  washingAShell,
  childrenOnLongWalks,
  readingAMountainForecast,
  leatherOrFabric,
  fitAPackInTenMinutes,
  whatAZipNeeds,
  firstWinterNight,
  whatDownIsWorth,
  sleepingCold,
  layersForAWetAutumn,
];
