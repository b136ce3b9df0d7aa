import { type Segment, segments } from 'shared-contracts/segments';
import type { Labels } from './labels.ts';

type Names = Labels[string];

const names: Readonly<Record<Segment, Names>> = {
  'logged-out': ['Signed out', 'Non connectés', 'Nicht angemeldet'],
  'logged-in': ['Signed in', 'Connectés', 'Angemeldet'],
  'loyalty-logged-in': ['Members, signed in', 'Membres connectés', 'Angemeldete Mitglieder'],
  'non-loyalty-logged-in': [
    'Signed in, but no members',
    'Connectés, mais pas membres',
    'Angemeldet, aber keine Mitglieder',
  ],
  employee: ['Employees', 'Personnel', 'Mitarbeitende'],
  'non-employee': ['Not employees', 'Hors personnel', 'Keine Mitarbeitenden'],
  'cart-empty': ['Empty cart', 'Panier vide', 'Leerer Warenkorb'],
  'cart-not-empty': ['Something in the cart', 'Panier non vide', 'Etwas im Warenkorb'],
  'ipa-wranx': ['Professionals, IPA or WRANX', 'Professionnels, IPA ou WRANX', 'Profis, IPA oder WRANX'],
  'wranx-only': ['Professionals, WRANX only', 'Professionnels, WRANX seulement', 'Profis, nur WRANX'],
  'ipa-only': ['Professionals, IPA only', 'Professionnels, IPA seulement', 'Profis, nur IPA'],
  athlete: ['Athletes', 'Athlètes', 'Athletinnen und Athleten'],
  influencer: ['Influencers', 'Influenceurs', 'Influencer'],
};

const everybodyBut = ([en, fr, de]: Names): Names => [
  `Everybody but: ${en}`,
  `Tout le monde sauf : ${fr}`,
  `Alle außer: ${de}`,
];

/** Names of groups of visitors, by their id. */
export const segmentNames: Labels = {
  ...names,
  ...Object.fromEntries(segments.map((segment) => [`not-${segment}`, everybodyBut(names[segment])])),
};
