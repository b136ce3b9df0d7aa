import type { CallResponse } from 'shared-contracts/call';
import type { getFooter, getUtility } from 'shared-contracts/calls/chrome';
import { legalPages } from 'shared-contracts/legal-pages';
import type { Writer } from './building.ts';

export function footer({ say, toCategory, toPage }: Writer): CallResponse<typeof getFooter> {
  return {
    brand: {
      name: 'Tarnfell',
      claim: say(
        'Made for weather. Repaired for life.',
        'Fait pour le mauvais temps. Réparé à vie.',
        'Für Wetter gemacht. Ein Leben lang repariert.',
      ),
    },
    columns: [
      {
        title: say('Shop', 'Boutique', 'Shop'),
        links: ['1000', '2000', '3000', '5000', '4000', '6000', '9200'].map((id) => toCategory(id)),
      },
      {
        title: say('Help', 'Aide', 'Hilfe'),
        links: [
          toPage('/pages/delivery', say('Delivery', 'Livraison', 'Versand')),
          toPage('/pages/returns', say('Returns', 'Retours', 'Rückgabe')),
          toPage('/pages/size-guide', say('Size guide', 'Guide des tailles', 'Größenberatung')),
          toPage('/pages/repairs', say('Repairs', 'Réparations', 'Reparatur')),
          toPage('/help', say('Questions and answers', 'Questions et réponses', 'Fragen und Antworten')),
          toPage('/help/contact-us', say('Contact', 'Contact', 'Kontakt')),
          toPage('/warranty', say('Warranty case', 'Garantie', 'Garantiefall')),
        ],
      },
      {
        title: say('Gifts', 'Cadeaux', 'Geschenke'),
        links: [toCategory('8000'), toCategory('8500')],
      },
      {
        title: say('About', 'À propos', 'Über uns'),
        links: [
          toPage('/pages/about', say('Who we are', 'Qui nous sommes', 'Wer wir sind')),
          toPage('/loyalty', say('Loyalty program', 'Fidélité', 'Treueprogramm')),
          toPage('/pages/events', say('Events', 'Événements', 'Veranstaltungen')),
          toPage('/articles', say('Field notes', 'Carnet de terrain', 'Feldnotizen')),
        ],
      },
    ],
    legal: [
      toPage(legalPages.privacy, say('Privacy', 'Confidentialité', 'Datenschutz')),
      toPage(legalPages.terms, say('Terms', 'Conditions', 'AGB')),
      toPage(legalPages.sale, say('Terms of sale', 'Conditions de vente', 'Verkaufsbedingungen')),
      toPage(legalPages.loyalty, say('Loyalty terms', 'Programme de fidélité', 'Treueprogramm')),
      toPage(legalPages.giftCards, say('Gift card terms', 'Cartes cadeaux', 'Geschenkkarten')),
      toPage(legalPages.cookies, say('Cookies', 'Cookies', 'Cookies')),
      toPage(legalPages.accessibility, say('Accessibility', 'Accessibilité', 'Barrierefreiheit')),
      toPage(legalPages.imprint, say('Imprint', 'Mentions légales', 'Impressum')),
    ],
    copyright: say(
      '© 2026 Tarnfell. A demonstration shop: nothing here can really be bought.',
      '© 2026 Tarnfell. Boutique de démonstration : rien ne s’y achète vraiment.',
      '© 2026 Tarnfell. Ein Vorführladen: Hier lässt sich nichts wirklich kaufen.',
    ),
  };
}

/** The links above the header. */
export function utility({ say, toPage }: Writer): CallResponse<typeof getUtility> {
  return {
    links: [
      toPage('/stores', say('Stores', 'Magasins', 'Läden')),
      toPage('/pages/repairs', say('Repairs', 'Réparations', 'Reparatur')),
      toPage('/help', say('Help', 'Aide', 'Hilfe')),
    ],
  };
}
