import type { LibraryPicture } from 'commerce-api/brand';

/** Pictures that editors of the demo shop find in the media library. */
export const libraryPictures: readonly LibraryPicture[] = [
  {
    scene: 'ridge-12-dusk-mist-3x2',
    name: 'Ridges at dusk',
    alt: {
      en: 'Ridges at dusk with mist in the valleys',
      fr: 'Crêtes au crépuscule, brume dans les vallées',
      de: 'Bergkämme in der Dämmerung, Nebel in den Tälern',
    },
    focalPoint: { x: 60, y: 40 },
  },
  {
    scene: 'camp-31-night-clear-3x2',
    name: 'Camp at night',
    alt: {
      en: 'A lit tent below ridges and stars',
      fr: 'Une tente éclairée sous les crêtes et les étoiles',
      de: 'Ein beleuchtetes Zelt unter Kämmen und Sternen',
    },
    focalPoint: { x: 30, y: 80 },
  },
  {
    scene: 'lake-22-dawn-mist-3x2',
    name: 'Lake at dawn',
    alt: {
      en: 'Mist over a lake at dawn',
      fr: 'Brume sur un lac à l’aube',
      de: 'Nebel über einem See am Morgen',
    },
    focalPoint: { x: 50, y: 60 },
  },
  {
    scene: 'forest-7-day-rain-3x2',
    name: 'Rain over the forest',
    alt: {
      en: 'Rain over a dark forest',
      fr: 'Pluie sur une forêt sombre',
      de: 'Regen über einem dunklen Wald',
    },
    focalPoint: { x: 50, y: 50 },
  },
  {
    scene: 'summit-44-day-snow-3x2',
    name: 'Hiker on a summit',
    alt: {
      en: 'A hiker on the last rock, in falling snow',
      fr: 'Un randonneur sur le dernier rocher, sous la neige',
      de: 'Ein Wanderer auf dem letzten Felsen, bei Schneefall',
    },
    focalPoint: { x: 27, y: 65 },
  },
  {
    scene: 'ridge-18-day-clear-3x2',
    name: 'Ridges on a clear day',
    alt: {
      en: 'Green ridges on a clear day',
      fr: 'Crêtes vertes par temps clair',
      de: 'Grüne Kämme an einem klaren Tag',
    },
    focalPoint: { x: 50, y: 45 },
  },
];
