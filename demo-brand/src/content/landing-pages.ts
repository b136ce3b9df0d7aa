import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Target } from 'shared-contracts/fields';
import type { FixedPage } from 'shared-contracts/fixed-pages';
import type { Writer } from './building.ts';
import { openBench } from './events.ts';

type Blocks = DocumentBody<'page'>['blocks'];

interface Shared {
  /** The row of what the shop promises. */
  readonly promises: (id: string) => Blocks[number];
  readonly repairs: Target;
  readonly help: Target;
}

/** The fixed pages that consist of nothing but their blocks. */
export function landingPages<Made>(
  writer: Writer,
  page: (slug: FixedPage, title: string, description: string, blocks: Blocks) => Made,
  { promises, repairs, help }: Shared,
): Made[] {
  const { say, scene, toCategory, toPage } = writer;
  const hero = (
    id: string,
    { title, subtitle, place, targets }: { title: string; subtitle: string; place: string; targets: readonly Target[] },
  ): Blocks[number] => ({
    id,
    name: 'Hero',
    type: 'hero',
    variant: 'block-below',
    title,
    subtitle,
    media: { small: scene(place, '4x5', ''), large: scene(place, '21x9', '') },
    targets: [...targets],
    tone: 'dark',
    overlayWidth: 'md',
  });
  const basecamp = say('Basecamp', 'Camp de base', 'Basislager');
  const westend = say('The Westend workshop', 'L’atelier Westend', 'Die Werkstatt Westend');
  const offers = say('Offers', 'Offres', 'Angebote');
  const stores = say('Our stores', 'Nos magasins', 'Unsere Läden');
  const giftCards = say('Gift cards', 'Cartes cadeaux', 'Geschenkkarten');
  return [
    page('basecamp', basecamp, say('Where trips begin.', 'Là où commencent les sorties.', 'Hier beginnen Touren.'), [
      hero('basecamp-hero', {
        title: basecamp,
        subtitle: say(
          'Everything to read and to pack before you set off.',
          'Tout ce qu’il faut lire et emporter avant de partir.',
          'Alles, was Sie lesen und packen sollten, bevor Sie losgehen.',
        ),
        place: 'camp-31-night-clear',
        targets: [
          { ...toPage('/articles', say('Field notes', 'Carnet de terrain', 'Feldnotizen')), style: 'primary' },
          toCategory('4100', undefined, 'secondary'),
        ],
      }),
      {
        id: 'basecamp-tents',
        name: 'Tents',
        type: 'collection',
        layout: 'carousel',
        title: say('For the night', 'Pour la nuit', 'Für die Nacht'),
        products: { categoryId: '4100', sort: 'recommended', count: 8 },
      },
      {
        id: 'basecamp-account',
        name: 'Account',
        type: 'form',
        form: 'sign-up',
        title: say('Your gear in one place', 'Tout votre matériel au même endroit', 'Ihre Ausrüstung an einem Ort'),
        body: say(
          'Sizes, orders, and repairs, without searching for a receipt.',
          'Tailles, commandes et réparations, sans chercher la facture.',
          'Größen, Bestellungen und Reparaturen, ohne einen Beleg zu suchen.',
        ),
      },
    ]),
    page(
      'westend',
      westend,
      say(
        'Our repair bench, open to visitors.',
        'Notre atelier, ouvert aux visiteurs.',
        'Unsere Werkbank, offen für Besuch.',
      ),
      [
        hero('westend-hero', {
          title: westend,
          subtitle: say(
            'Come and watch a zip get its second life. Saturdays from ten to four.',
            'Venez voir un zip commencer sa seconde vie. Le samedi, de dix à seize heures.',
            'Sehen Sie zu, wie ein Reißverschluss sein zweites Leben beginnt. Samstags von zehn bis vier.',
          ),
          place: 'lake-22-dawn-mist',
          targets: [{ ...repairs, style: 'primary' }],
        }),
        openBench(writer),
        promises('westend-promises'),
      ],
    ),
    page(
      'promotions',
      offers,
      say('What costs less right now.', 'Ce qui coûte moins en ce moment.', 'Was gerade weniger kostet.'),
      [
        hero('promotions-hero', {
          title: offers,
          subtitle: say(
            'Last sizes and last colors, at the price they leave us for.',
            'Dernières tailles et dernières couleurs, au prix du départ.',
            'Letzte Größen und letzte Farben, zum Abschiedspreis.',
          ),
          place: 'ridge-18-day-clear',
          targets: [toCategory('9200', undefined, 'primary')],
        }),
        {
          id: 'promotions-sale',
          name: 'Sale',
          type: 'collection',
          layout: 'grid',
          title: say('Reduced', 'À prix réduit', 'Reduziert'),
          products: { categoryId: '9200', sort: 'recommended', count: 8 },
        },
        {
          id: 'promotions-letters',
          name: 'Letters',
          type: 'form',
          form: 'newsletter',
          title: say(
            'Hear of the next ones first',
            'Apprenez les prochaines avant tout le monde',
            'Erfahren Sie die nächsten zuerst',
          ),
        },
      ],
    ),
    page(
      'store-locator',
      stores,
      say('Ten stores in five countries.', 'Dix magasins dans cinq pays.', 'Zehn Läden in fünf Ländern.'),
      [
        hero('stores-hero', {
          title: say('Come and try it on', 'Venez l’essayer', 'Anprobieren kommen'),
          subtitle: say(
            'Collect your order, try on a pack, or hand in a repair.',
            'Retirez votre commande, essayez un sac ou déposez une réparation.',
            'Bestellung abholen, Rucksack anprobieren oder eine Reparatur abgeben.',
          ),
          place: 'ridge-12-dusk-mist',
          targets: [help],
        }),
      ],
    ),
    page(
      'gift-card',
      giftCards,
      say('For those who choose for themselves.', 'Pour qui choisit tout seul.', 'Für alle, die selbst wählen.'),
      [
        hero('gift-card-hero', {
          title: giftCards,
          subtitle: say(
            'By mail in minutes. The balance does not expire.',
            'Par e-mail en quelques minutes. Le solde n’expire pas.',
            'Per E-Mail in wenigen Minuten. Das Guthaben verfällt nicht.',
          ),
          place: 'forest-7-day-rain',
          targets: [
            toCategory('8000', undefined, 'primary'),
            toPage(
              '/pages/gift-card-terms',
              say('Gift card terms', 'Conditions des cartes cadeaux', 'Bedingungen für Geschenkkarten'),
            ),
          ],
        }),
        {
          id: 'gift-card-cards',
          name: 'Cards',
          type: 'collection',
          layout: 'grid',
          title: say('Choose a card', 'Choisir une carte', 'Karte auswählen'),
          products: { categoryId: '8000', sort: 'recommended', count: 4 },
        },
      ],
    ),
  ];
}
