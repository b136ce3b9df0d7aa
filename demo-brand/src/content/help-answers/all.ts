import type { Texts } from '../../catalogue/words/language.ts';
import { account } from './account.ts';
import type { Answer } from './answer.ts';
import { delivery } from './delivery.ts';
import { gear } from './gear.ts';
import { gifts } from './gifts.ts';
import { membership } from './membership.ts';
import { orders } from './orders.ts';
import { payment } from './payment.ts';
import { returns } from './returns.ts';
import { stores } from './stores.ts';

interface Topic {
  readonly slug: string;
  readonly name: Texts;
  readonly answers: readonly Answer[];
}

/** The questions of the help center by topic, in their order. */
export const helpTopics: readonly Topic[] = [
  { slug: 'delivery', name: ['Delivery', 'Livraison', 'Versand'], answers: delivery },
  { slug: 'orders', name: ['Orders', 'Commandes', 'Bestellungen'], answers: orders },
  { slug: 'returns', name: ['Returns', 'Retours', 'Rückgabe'], answers: returns },
  { slug: 'payment', name: ['Payment', 'Paiement', 'Bezahlung'], answers: payment },
  { slug: 'account', name: ['Account', 'Compte', 'Konto'], answers: account },
  { slug: 'membership', name: ['Membership', 'Adhésion', 'Mitgliedschaft'], answers: membership },
  { slug: 'gifts', name: ['Gifts', 'Cadeaux', 'Geschenke'], answers: gifts },
  {
    slug: 'gear',
    name: ['Sizes, care, and repairs', 'Tailles, entretien, réparations', 'Größen, Pflege, Reparatur'],
    answers: gear,
  },
  { slug: 'stores', name: ['Stores and collection', 'Magasins et retrait', 'Läden und Abholung'], answers: stores },
];
