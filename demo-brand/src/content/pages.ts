import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { FixedPage } from 'shared-contracts/fixed-pages';
import type { Writer } from './building.ts';
import { landingPages } from './landing-pages.ts';
import { loyaltyBlocks } from './loyalty.ts';

interface SimplePage {
  readonly slug: FixedPage;
  readonly page: DocumentBody<'page'>;
}

type Blocks = DocumentBody<'page'>['blocks'];

const ogImage = '/images/v1/scene/ridge-12-dusk-mist-40x21';

/** What editors added to the pages that the shop has, and the fixed pages that consist of blocks only. */
export function fixedPages(writer: Writer): SimplePage[] {
  const { say, toCategory, toPage } = writer;
  const page = (slug: FixedPage, title: string, description: string, blocks: Blocks): SimplePage => ({
    slug,
    page: { id: slug, name: title, seo: { title: `${title} — Tarnfell`, description, ogImage }, blocks },
  });
  const repairs = toPage('/pages/repairs', say('How repairs work', 'Comment ça marche', 'So geht Reparatur'));
  const help = toPage('/help', say('Help', 'Aide', 'Hilfe'));
  const promises = (id: string): Blocks[number] => ({
    id,
    name: 'Promises',
    type: 'icon-and-text',
    variant: 'inline',
    items: [
      {
        icon: 'truck',
        title: say('A date, not a speed', 'Une date, pas une vitesse', 'Ein Datum, kein Tempo'),
        body: say(
          'You see the day it arrives before you pay.',
          'Vous voyez le jour d’arrivée avant de payer.',
          'Sie sehen den Liefertag, bevor Sie bezahlen.',
        ),
      },
      {
        icon: 'return',
        title: say('Sixty days', 'Soixante jours', 'Sechzig Tage'),
        body: say(
          'Unworn gear comes back free of charge.',
          'Ce qui n’a pas été porté revient sans frais.',
          'Ungetragenes geht kostenlos zurück.',
        ),
      },
      {
        icon: 'repair',
        title: say('Repaired for life', 'Réparé à vie', 'Ein Leben lang repariert'),
        body: say('By hand, on our own bench.', 'À la main, dans notre atelier.', 'Von Hand, auf eigener Werkbank.'),
      },
    ],
  });
  const words = (id: string, paragraph: string): Blocks[number] => ({
    id,
    name: 'Words',
    type: 'rich-text',
    paragraphs: [paragraph],
  });
  const popular: Blocks[number] = {
    id: 'popular-links',
    name: 'Popular links',
    type: 'secondary-nav',
    title: say('Most people were looking for', 'Le plus souvent, on cherche', 'Die meisten suchen'),
    targets: [toCategory('1110'), toCategory('2120'), toCategory('4100'), toCategory('9100'), help],
  };
  return [
    page('cart', say('Cart', 'Panier', 'Warenkorb'), say('Your cart.', 'Votre panier.', 'Ihr Warenkorb.'), [
      promises('cart-promises'),
    ]),
    page(
      'checkout',
      say('Checkout', 'Commande', 'Kasse'),
      say('Pay and choose delivery.', 'Payer et choisir la livraison.', 'Bezahlen und Lieferung wählen.'),
      [
        words(
          'checkout-words',
          say(
            'You can send unworn gear back for sixty days, free of charge.',
            'Vous avez soixante jours pour renvoyer sans frais ce qui n’a pas été porté.',
            'Ungetragenes können Sie sechzig Tage lang kostenlos zurückschicken.',
          ),
        ),
      ],
    ),
    page(
      'order-confirmation',
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
    page('account', say('Account', 'Compte', 'Konto'), say('Your account.', 'Votre compte.', 'Ihr Konto.'), [
      promises('account-promises'),
    ]),
    page(
      'account-profile',
      say('Profile', 'Profil', 'Profil'),
      say('Your details.', 'Vos coordonnées.', 'Ihre Angaben.'),
      [
        words(
          'profile-words',
          say(
            'We use your details for orders and repairs, and never sell them.',
            'Vos coordonnées servent aux commandes et aux réparations ; nous ne les vendons jamais.',
            'Ihre Angaben brauchen wir für Bestellungen und Reparaturen. Wir verkaufen sie nie.',
          ),
        ),
      ],
    ),
    page(
      'sign-up',
      say('Open an account', 'Créer un compte', 'Konto anlegen'),
      say('A new account.', 'Un nouveau compte.', 'Ein neues Konto.'),
      [promises('sign-up-promises')],
    ),
    page('sign-in-modal', say('Sign in', 'Se connecter', 'Anmelden'), say('Signing in.', 'Connexion.', 'Anmeldung.'), [
      words(
        'sign-in-words',
        say(
          'With an account, a repair needs no receipt.',
          'Avec un compte, une réparation se passe de facture.',
          'Mit einem Konto braucht eine Reparatur keinen Beleg.',
        ),
      ),
    ]),
    page(
      'sign-up-modal',
      say('Open an account', 'Créer un compte', 'Konto anlegen'),
      say('A new account.', 'Un nouveau compte.', 'Ein neues Konto.'),
      [
        words(
          'sign-up-words',
          say(
            'It takes a minute, and you can close it again at any time.',
            'Une minute suffit, et vous pouvez le fermer à tout moment.',
            'Das dauert eine Minute, und Sie können es jederzeit wieder schließen.',
          ),
        ),
      ],
    ),
    page(
      'search',
      say('Search', 'Recherche', 'Suche'),
      say('Search the shop.', 'Rechercher dans la boutique.', 'Im Laden suchen.'),
      [
        {
          id: 'search-others',
          name: 'Others went on',
          type: 'collection',
          layout: 'grid',
          title: say('Others went on with these', 'D’autres ont continué ici', 'Andere sind hier weitergegangen'),
          products: { categoryId: '0001', sort: 'recommended', count: 4 },
        },
      ],
    ),
    page(
      'error-4xx',
      say('Off the map', 'Hors de la carte', 'Jenseits der Karte'),
      say('This page is not available.', 'Cette page n’est pas disponible.', 'Diese Seite ist nicht verfügbar.'),
      [popular],
    ),
    page(
      'loyalty-modal',
      say('Cairn, our loyalty program', 'Cairn, notre programme de fidélité', 'Cairn, unser Treueprogramm'),
      say(
        'Five percent off, points on every order, and what they are worth.',
        'Cinq pour cent de moins, des points à chaque commande, et ce qu’ils valent.',
        'Fünf Prozent weniger, Punkte für jede Bestellung, und was sie wert sind.',
      ),
      loyaltyBlocks(writer),
    ),
    ...landingPages(writer, page, { promises, repairs, help }),
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
