import { kind, type Template } from './template.ts';

export const special: Template[] = [
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
      ['chooseColors', 'madeToOrder', 'rollTop', 'repair'],
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
      ['chooseColors', 'madeToOrder', 'lockZips', 'repair'],
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
      ['chooseColors', 'madeToOrder', 'repair'],
      ['everyday', 'winter'],
      ['Custom Hat', 'Bonnet sur mesure', 'Mütze nach Wahl'],
    ],
  ]),
];
