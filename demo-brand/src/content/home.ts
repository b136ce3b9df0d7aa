import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from './building.ts';
import { homeGreeting } from './home-greeting.ts';
import { homeNextTrip } from './home-next-trip.ts';
import { seasonList } from './seasons/links.ts';

/** The home page. */
export function homePage(writer: Writer): DocumentBody<'page'> {
  const { say, toCategory, scene } = writer;
  const heroAlt = say(
    'Ridges at dusk with mist in the valleys',
    'Crêtes au crépuscule, brume dans les vallées',
    'Bergkämme in der Dämmerung, Nebel in den Tälern',
  );
  return {
    id: 'home',
    name: 'Home',
    seo: {
      title: say(
        'Tarnfell — gear for weather',
        'Tarnfell — l’équipement pour le temps qu’il fait',
        'Tarnfell — Ausrüstung für Wetter',
      ),
      description: say(
        'Jackets, packs, tents and boots for days that do not go to plan. Repaired for life, delivered in days, returned within sixty.',
        'Vestes, sacs, tentes et chaussures pour les journées qui ne suivent pas le plan. Réparés à vie, livrés en quelques jours, repris sous soixante.',
        'Jacken, Rucksäcke, Zelte und Stiefel für Tage, die anders laufen. Ein Leben lang repariert, in Tagen geliefert, sechzig Tage Rückgabe.',
      ),
      ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21',
    },
    blocks: [
      {
        id: 'home-hero',
        name: 'Hero',
        promotionTracking: { creativeName: 'Home hero', promotionId: 'autumn-line', promotionName: 'Autumn line' },
        type: 'hero',
        variant: 'standard',
        eyebrowText: say('Autumn line', 'Ligne d’automne', 'Herbstlinie'),
        title: say('Weather is a place', 'Le temps est un lieu', 'Wetter ist ein Ort'),
        subtitle: say(
          'Shells, down and boots for the half of the year that most people look at through a window.',
          'Vestes, duvet et chaussures pour la moitié de l’année que la plupart regardent par la fenêtre.',
          'Shells, Daune und Stiefel für die Jahreshälfte, die andere durchs Fenster betrachten.',
        ),
        media: {
          small: scene('ridge-12-dusk-mist', '4x5', heroAlt),
          large: scene('ridge-12-dusk-mist', '16x9', heroAlt),
        },
        targets: [
          toCategory('1100', say('Shop women', 'Voir femme', 'Damen ansehen'), 'primary'),
          toCategory('2100', say('Shop men', 'Voir homme', 'Herren ansehen'), 'secondary'),
        ],
        tone: 'dark',
        overlayWidth: 'md',
      },
      homeGreeting(writer),
      {
        id: 'home-categories',
        name: 'Category cards',
        type: 'category-cards',
        title: say('Start somewhere', 'Commencer quelque part', 'Irgendwo anfangen'),
        cards: [
          {
            title: say('Shells', 'Imperméables', 'Shells'),
            target: toCategory('1110'),
            picture: { pictureOf: { categoryId: '1110', view: 'front' } },
          },
          {
            title: say('Down', 'Duvet', 'Daune'),
            target: toCategory('2120'),
            picture: { pictureOf: { categoryId: '2120', view: 'front' } },
          },
          {
            title: say('Packs', 'Sacs', 'Rucksäcke'),
            target: toCategory('5000'),
            picture: { pictureOf: { categoryId: '5200', view: 'front' } },
          },
          {
            title: say('Tents', 'Tentes', 'Zelte'),
            target: toCategory('4100'),
            picture: { pictureOf: { categoryId: '4100', view: 'front' } },
          },
          {
            title: say('Boots', 'Chaussures', 'Stiefel'),
            target: toCategory('6100'),
            picture: { pictureOf: { categoryId: '6100', view: 'front' } },
          },
          {
            title: say('Kids', 'Enfant', 'Kinder'),
            target: toCategory('3000'),
            picture: { pictureOf: { categoryId: '3100', view: 'front' } },
          },
        ],
      },
      {
        id: 'home-new',
        name: 'New arrivals',
        type: 'collection',
        layout: 'carousel',
        title: say('Just out of the workshop', 'À peine sortis de l’atelier', 'Frisch aus der Werkstatt'),
        subtitle: say(
          'New this season, tested through the last one.',
          'Nouveaux cette saison, testés la précédente.',
          'Neu in dieser Saison, getestet in der letzten.',
        ),
        target: toCategory('9100', say('All new arrivals', 'Toutes les nouveautés', 'Alle Neuheiten'), 'link'),
        products: { categoryId: '9100', sort: 'newest', count: 10 },
      },
      homeNextTrip(writer),
      {
        id: 'home-favourites',
        name: 'Favourites',
        type: 'collection',
        layout: 'carousel',
        title: say('What others keep', 'Ce que les autres gardent', 'Was andere behalten'),
        subtitle: say(
          'Rated best by people who have worn them out of the house.',
          'Les mieux notés par ceux qui les ont portés dehors.',
          'Am besten bewertet von Leuten, die damit draußen waren.',
        ),
        products: { categoryId: '0001', sort: 'rating', count: 10 },
      },
      seasonList(writer),
      {
        id: 'home-benefits',
        name: 'Benefits',
        type: 'icon-and-text',
        items: [
          {
            icon: 'truck',
            title: say('A date, not a speed', 'Une date, pas une vitesse', 'Ein Datum statt eines Tempos'),
            body: say(
              'You see the day it arrives before you pay.',
              'Vous voyez le jour d’arrivée avant de payer.',
              'Vor dem Bezahlen sehen Sie den Liefertag.',
            ),
          },
          {
            icon: 'return',
            title: say(
              'Sixty days to change your mind',
              'Soixante jours pour changer d’avis',
              'Sechzig Tage Bedenkzeit',
            ),
            body: say(
              'Unworn goods come back free of charge.',
              'Les articles non portés reviennent sans frais.',
              'Ungetragenes geht kostenlos zurück.',
            ),
          },
          {
            icon: 'repair',
            title: say('Repaired for life', 'Réparé à vie', 'Ein Leben lang repariert'),
            body: say('By hand, on our own bench.', 'À la main, à notre atelier.', 'Von Hand, auf eigener Werkbank.'),
          },
          {
            icon: 'store',
            title: say('Pick up today', 'Retrait aujourd’hui', 'Heute abholen'),
            body: say(
              'In ten stores, often within two hours.',
              'Dans dix magasins, souvent en deux heures.',
              'In zehn Läden, oft binnen zwei Stunden.',
            ),
          },
        ],
      },
      {
        id: 'home-articles',
        name: 'Field notes',
        type: 'linked-cards',
        title: say('Field notes', 'Carnet de terrain', 'Feldnotizen'),
        cards: [
          {
            eyebrow: say('Guide', 'Guide', 'Ratgeber'),
            title: say('Two layers or three?', 'Deux couches ou trois ?', 'Zwei Lagen oder drei?'),
            body: say(
              'What the number on a shell means, and when it does not matter.',
              'Ce que dit le chiffre d’une veste, et quand il ne compte pas.',
              'Was die Zahl auf einer Jacke bedeutet, und wann sie egal ist.',
            ),
            target: { text: say('Read', 'Lire', 'Lesen'), url: '/pages/two-layers-or-three' },
            picture: scene(
              'forest-7-day-rain',
              '3x2',
              say('Rain over grey ridges', 'Pluie sur des crêtes grises', 'Regen über grauen Kämmen'),
            ),
          },
          {
            eyebrow: say('Route', 'Itinéraire', 'Route'),
            title: say('Four huts, one coat', 'Quatre refuges, un manteau', 'Vier Hütten, eine Jacke'),
            body: say(
              'A week across the fells with eleven kilos, written down every evening.',
              'Une semaine à travers les fells avec onze kilos, notée chaque soir.',
              'Eine Woche über die Fells mit elf Kilo, jeden Abend aufgeschrieben.',
            ),
            target: { text: say('Read', 'Lire', 'Lesen'), url: '/pages/four-huts-one-coat' },
            picture: scene(
              'lake-22-dawn-mist',
              '3x2',
              say('Dawn mist between ridges', 'Brume de l’aube entre les crêtes', 'Morgennebel zwischen Kämmen'),
            ),
          },
          {
            eyebrow: say('Bench', 'Atelier', 'Werkbank'),
            title: say('A zip has nine lives', 'Un zip a neuf vies', 'Ein Zip hat sieben Leben'),
            body: say(
              'Most broken zips need a new slider and a candle. We show you which.',
              'La plupart des zips cassés demandent un curseur et une bougie. On vous montre.',
              'Die meisten kaputten Zips brauchen einen Schieber und eine Kerze. Wir zeigen, welche.',
            ),
            target: { text: say('Read', 'Lire', 'Lesen'), url: '/pages/what-a-zip-needs' },
            picture: scene(
              'summit-44-day-snow',
              '3x2',
              say('Snow on near ridges', 'Neige sur les crêtes proches', 'Schnee auf nahen Kämmen'),
            ),
          },
        ],
      },
    ],
  };
}
