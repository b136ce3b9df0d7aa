import type { Block } from 'shared-contracts/blocks/block';
import type { ResponsivePicture } from 'shared-contracts/blocks/parts';
import type { RichText } from 'shared-contracts/blocks/rich-text-document';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import type { Picture } from 'shared-contracts/fields';

/** The states of a block that the gallery shows, by name. */
export type GalleryStates<Type extends Block['type']> = Readonly<
  Record<string, Omit<Extract<Block, { type: Type }>, 'id' | 'name'>>
>;

export const scene = (name: string, ratio: '16x9' | '4x5' | '3x2' | '21x9' = '16x9'): Picture => {
  const [width, height] = { '16x9': [1920, 1080], '4x5': [1200, 1500], '3x2': [1500, 1000], '21x9': [2520, 1080] }[
    ratio
  ] as [number, number];
  return { src: `/images/v1/scene/${name}-${ratio}`, alt: 'Ridges', width, height };
};

export const crops = (name: string, wide: '16x9' | '3x2' | '21x9' = '16x9'): ResponsivePicture => ({
  small: scene(name, '4x5'),
  large: scene(name, wide),
});

const names = [
  'Skarn Shell Jacket',
  'Morain Down Hoody with a rather long name that takes two lines',
  'Cairn 45 Pack',
  'Tarn 2 Tent',
  'Fell Runner GTX',
  'Wold Merino Crew',
  'Beck Rain Trousers',
  'Force Gloves',
];

/** Cards of made-up products. */
export const products = (count: number): ProductCard[] =>
  names.slice(0, count).map((name, place) => ({
    styleId: `TFAAAA0${place}`,
    productId: `TFAAAA0${place}0C5`,
    name,
    eyebrow: 'Shells',
    url: `/p/product-${place}-TFAAAA0${place}0C5`,
    price: {
      currency: 'USD',
      current: 12_900 + place * 2_000,
      original: place === 1 ? 22_900 : 12_900 + place * 2_000,
      percentagePriceDiscount: place === 1 ? 34.9 : 0,
    },
    picture: { src: `/images/v1/product/TFAAAA0${place}/0C5/front`, alt: name, width: 1200, height: 1500 },
    colors: [],
    quickShop: place % 2 === 0,
  }));

export const formatted: RichText = [
  { type: 'heading', level: 3, content: [{ text: 'Before you wash it' }] },
  {
    type: 'paragraph',
    content: [
      { text: 'Close the zips, turn it inside out, and use ' },
      { text: 'half the soap', bold: true },
      { text: ' you think you need. ' },
      { text: 'How we repair', target: { text: 'Repairs', url: '/pages/repairs' } },
    ],
  },
  { type: 'list', items: [[{ text: '30 degrees' }], [{ text: 'no softener' }], [{ text: 'tumble dry, low' }]] },
  { type: 'list', ordered: true, items: [[{ text: 'Wash' }], [{ text: 'Dry' }], [{ text: 'Wax' }]] },
  {
    type: 'quote',
    content: [{ text: 'A jacket is finished when nobody can mend it any more.', italic: true }],
    source: 'Mira, repair bench',
  },
  {
    type: 'table',
    caption: 'What a repair costs',
    head: [[{ text: 'Damage' }], [{ text: 'You pay' }], [{ text: 'Days on the bench' }]],
    rows: [
      [[{ text: 'Zip, slider, cord, buckle' }], [{ text: 'the postage' }], [{ text: '5' }]],
      [[{ text: 'Down that leaks, panel to replace' }], [{ text: 'the postage' }], [{ text: '14' }]],
    ],
  },
];

export const german = {
  title: 'Wetterschutzbekleidung für die Hochgebirgsüberschreitung',
  body: 'Geprüft in Sturm, Schneeregen und Nebelnässe, repariert in der eigenen Werkstatt, ein Jackenleben lang.',
  button: 'Regenschutzbekleidung entdecken',
};
