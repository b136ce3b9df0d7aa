/**
 * The layers of commerce-api, lowest first (docs/architecture.md). A module imports from the layers below its own.
 * `reads` lists the exceptions: files through which one domain reads another domain's data.
 */
const layers = [
  ['base'],
  ['database'],
  ['server'],
  ['auth', 'idempotency', 'jobs', 'mail', 'media'],
  ['goods', 'market'],
  [
    'address',
    'delivery',
    'documents',
    'inventory',
    'ledger',
    'pricing',
    'promotions',
    'tax',
    'text-messages',
    'webhooks',
  ],
  ['cart', 'catalogue', 'consumer', 'content', 'lists', 'order', 'payment', 'reviews', 'stores'],
  ['after-sales', 'backup', 'checkout', 'emails', 'feeds', 'import', 'my-data', 'sign-in'],
  ['staff'],
  ['back-office', 'moderation', 'studio'],
];

const reads = {
  cart: [
    'catalogue/category-tree',
    'catalogue/lists',
    'lists/change-saved',
    'lists/lists',
    'lists/saved-view',
    'payment/cart-payment',
    'payment/tender-queries',
    'stores/queries',
  ],
  catalogue: ['stores/queries'],
  consumer: ['content/find-event', 'order/pending-orders'],
  content: ['catalogue/card-queries', 'catalogue/lists'],
  lists: ['catalogue/card-queries'],
  payment: ['consumer/accounts'],
  reviews: ['catalogue/ratings', 'order/purchases'],
  'text-messages': ['order/orders'],
};

const modules = layers.flat();
const inside = (names) => `^commerce-api/src/(${names.join('|')})/`;

const layerRules = layers.flatMap((names, index) =>
  names.map((name) => {
    const below = layers.slice(0, index).flat();
    const exceptions = (reads[name] ?? []).map((file) => `^commerce-api/src/${file}\\.ts$`);
    return {
      name: `engine-${name}`,
      comment: `${name} may import: ${[...below, ...(reads[name] ?? [])].join(', ') || 'nothing of the engine'}`,
      severity: 'error',
      // Tests may use whatever they need, such as the demo brand.
      from: { path: inside([name]), pathNot: '\\.test\\.ts$' },
      to: { path: '^commerce-api/src/', pathNot: [inside([name, ...below]), ...exceptions] },
    };
  }),
);

module.exports = {
  engineRules: [
    ...layerRules,
    {
      name: 'engine-known-modules',
      comment: 'Every folder of commerce-api/src belongs to a layer (platform/engine-layers.cjs)',
      severity: 'error',
      from: {},
      to: { path: '^commerce-api/src/[^/]+/', pathNot: [inside(modules)] },
    },
    {
      name: 'engine-known-importers',
      comment: 'A folder that nothing imports yet belongs to a layer, too',
      severity: 'error',
      from: { path: '^commerce-api/src/[^/]+/', pathNot: [inside(modules)] },
      to: {},
    },
  ],
};
