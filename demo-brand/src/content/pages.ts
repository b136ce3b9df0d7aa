import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from './building.ts';

interface SimplePage {
  readonly slug: string;
  readonly page: DocumentBody<'page'>;
}

/** Small fixed pages for cart, confirmation, search and errors. */
export function fixedPages({ say, toCategory, scene }: Writer): SimplePage[] {
  const simple = (
    slug: string,
    name: string,
    title: string,
    description: string,
    blocks: DocumentBody<'page'>['blocks'],
  ): SimplePage => ({
    slug,
    page: {
      id: slug,
      name,
      seo: { title: `${title} — Tarnfell`, description, ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' },
      blocks,
    },
  });
  const dusk = say(
    'A dusk scene with two ridges',
    'Scène de crépuscule avec deux crêtes',
    'Dämmerung mit zwei Bergkämmen',
  );
  return [
    simple('cart', 'Cart', say('Cart', 'Panier', 'Warenkorb'), say('Your cart.', 'Votre panier.', 'Ihr Warenkorb.'), [
      {
        id: 'cart-empty',
        name: 'Empty cart',
        type: 'hero',
        variant: 'block-below',
        title: say('Nothing packed yet', 'Rien dans le sac', 'Noch nichts gepackt'),
        subtitle: say(
          'The lightest pack there is. Two ideas for the first thing in it:',
          'Le sac le plus léger qui soit. Deux idées pour commencer :',
          'Leichter geht es nicht. Zwei Ideen für den Anfang:',
        ),
        media: { small: scene('ridge-12-dusk-mist', '4x5', dusk), large: scene('ridge-12-dusk-mist', '21x9', dusk) },
        targets: [toCategory('1110', undefined, 'primary'), toCategory('5100', undefined, 'secondary')],
        tone: 'dark',
        overlayWidth: 'md',
      },
    ]),
    simple(
      'order-confirmation',
      'Order confirmation',
      say('Thank you', 'Merci', 'Danke'),
      say('Your order.', 'Votre commande.', 'Ihre Bestellung.'),
      [
        {
          id: 'after-order',
          name: 'After the order',
          type: 'collection',
          layout: 'carousel',
          title: say(
            'Small things for the same journey',
            'De petites choses pour le même voyage',
            'Kleine Dinge für dieselbe Reise',
          ),
          products: { categoryId: '7000', sort: 'recommended', count: 8 },
        },
      ],
    ),
    simple(
      'search',
      'Search',
      say('Search', 'Recherche', 'Suche'),
      say('Search the shop.', 'Rechercher dans la boutique.', 'Im Laden suchen.'),
      [
        {
          id: 'search-empty',
          name: 'Nothing found',
          type: 'collection',
          layout: 'grid',
          title: say('Others went on with these', 'D’autres ont continué ici', 'Andere sind hier weitergegangen'),
          products: { categoryId: '0001', sort: 'recommended', count: 4 },
        },
      ],
    ),
    simple(
      'error-4xx',
      'Not found',
      say('Off the map', 'Hors de la carte', 'Abseits der Karte'),
      say('This page is not available.', 'Cette page n’est pas disponible.', 'Diese Seite ist nicht verfügbar.'),
      [
        {
          id: 'off-the-map',
          name: 'Off the map',
          type: 'hero',
          variant: 'standard',
          title: say('Off the map', 'Hors de la carte', 'Abseits der Karte'),
          subtitle: say(
            'This path stops here. The way back is marked.',
            'Le sentier s’arrête ici. Le retour est balisé.',
            'Der Pfad endet hier. Der Rückweg ist markiert.',
          ),
          media: { small: scene('forest-7-day-rain', '4x5', ''), large: scene('forest-7-day-rain', '16x9', '') },
          targets: [
            { text: say('To the start', 'Au départ', 'Zum Anfang'), url: '/', style: 'primary' },
            toCategory('9100', undefined, 'secondary'),
          ],
          tone: 'dark',
          overlayWidth: 'md',
        },
      ],
    ),
  ];
}

/** Suggestions of the search panel before input. */
export function searchHub({ say, toCategory }: Writer) {
  return {
    terms: [
      say('rain jacket', 'veste de pluie', 'regenjacke'),
      say('merino', 'mérinos', 'merino'),
      say('down', 'duvet', 'daune'),
      say('tent', 'tente', 'zelt'),
      say('hiking boots', 'chaussures de randonnée', 'wanderstiefel'),
      say('day pack', 'sac à dos', 'rucksack'),
    ],
    categories: ['1110', '2120', '5200', '4100', '6100', '9200'].map((id) => toCategory(id)),
    products: { categoryId: '0001', sort: 'recommended' as const, count: 4 },
  };
}
