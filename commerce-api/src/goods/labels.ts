import type { Language, Locale } from 'shared-contracts/locale';
import { isBritish } from '../base/british.ts';

type Texts = Readonly<Record<Language, string>>;
const texts = (en: string, fr: string, de: string): Texts => ({ en, fr, de });

const badges: Readonly<Record<string, Texts>> = {
  new: texts('New', 'Nouveau', 'Neu'),
  sale: texts('Sale', 'Solde', 'Reduziert'),
  bestseller: texts('Bestseller', 'Best-seller', 'Bestseller'),
  recycled: texts('Recycled', 'Recyclé', 'Recycelt'),
  presale: texts('Presale', 'Prévente', 'Vorverkauf'),
  comingSoon: texts('Coming soon', 'Bientôt', 'Demnächst'),
  online: texts('Online only', 'En ligne seulement', 'Nur online'),
  custom: texts('Made for you', 'Sur mesure', 'Nach Ihrer Wahl'),
};

/** Filters in display order. */
const facets: Readonly<Record<string, Texts>> = {
  fit: texts('For', 'Pour', 'Für'),
  size: texts('Size', 'Taille', 'Größe'),
  color: texts('Color', 'Couleur', 'Farbe'),
  price: texts('Price', 'Prix', 'Preis'),
  activity: texts('Activity', 'Activité', 'Aktivität'),
  feature: texts('Features', 'Caractéristiques', 'Eigenschaften'),
  material: texts('Material', 'Matière', 'Material'),
  availability: texts('Offers', 'Offres', 'Angebote'),
};
export const facetIds = Object.keys(facets);

const values: Readonly<Record<string, Texts>> = {
  'fit:women': texts('Women', 'Femme', 'Damen'),
  'fit:men': texts('Men', 'Homme', 'Herren'),
  'fit:kids': texts('Kids', 'Enfant', 'Kinder'),
  'fit:unisex': texts('Everybody', 'Tous', 'Alle'),
  'color:black': texts('Black', 'Noir', 'Schwarz'),
  'color:grey': texts('Gray', 'Gris', 'Grau'),
  'color:white': texts('White', 'Blanc', 'Weiß'),
  'color:beige': texts('Beige', 'Beige', 'Beige'),
  'color:brown': texts('Brown', 'Brun', 'Braun'),
  'color:yellow': texts('Yellow', 'Jaune', 'Gelb'),
  'color:orange': texts('Orange', 'Orange', 'Orange'),
  'color:red': texts('Red', 'Rouge', 'Rot'),
  'color:pink': texts('Pink', 'Rose', 'Rosa'),
  'color:purple': texts('Purple', 'Violet', 'Violett'),
  'color:blue': texts('Blue', 'Bleu', 'Blau'),
  'color:green': texts('Green', 'Vert', 'Grün'),
  'activity:hiking': texts('Hiking', 'Randonnée', 'Wandern'),
  'activity:alpine': texts('Climbing & alpine', 'Escalade et alpinisme', 'Klettern & Hochtouren'),
  'activity:running': texts('Running', 'Course', 'Laufen'),
  'activity:camping': texts('Camping', 'Bivouac', 'Camping'),
  'activity:travel': texts('Travel', 'Voyage', 'Reise'),
  'activity:everyday': texts('Everyday', 'Quotidien', 'Alltag'),
  'activity:winter': texts('Winter', 'Hiver', 'Winter'),
  'feature:waterproof': texts('Waterproof', 'Imperméable', 'Wasserdicht'),
  'feature:windproof': texts('Windproof', 'Coupe-vent', 'Winddicht'),
  'feature:pfc-free': texts('PFC-free', 'Sans PFC', 'PFC-frei'),
  'feature:ventilated': texts('Ventilated', 'Aéré', 'Belüftet'),
  'feature:packable': texts('Packable', 'Compactable', 'Klein packbar'),
  'feature:odour-resistant': texts('Odour-resistant', 'Anti-odeur', 'Geruchshemmend'),
  'feature:quick-drying': texts('Quick-drying', 'Séchage rapide', 'Schnell trocknend'),
  'feature:sun-protection': texts('Sun protection', 'Protection solaire', 'Sonnenschutz'),
  'feature:reflective': texts('Reflective', 'Réfléchissant', 'Reflektierend'),
  'feature:repairable': texts('Repaired for life', 'Réparé à vie', 'Lebenslang reparierbar'),
  'feature:dishwasher-safe': texts('Dishwasher-safe', 'Lave-vaisselle', 'Spülmaschinenfest'),
  'feature:insulated': texts('Insulated', 'Isotherme', 'Isoliert'),
  'feature:rechargeable': texts('Rechargeable', 'Rechargeable', 'Aufladbar'),
  'material:recycled-nylon': texts('Recycled nylon', 'Nylon recyclé', 'Recycling-Nylon'),
  'material:recycled-polyester': texts('Recycled polyester', 'Polyester recyclé', 'Recycling-Polyester'),
  'material:down': texts('Recycled down', 'Duvet recyclé', 'Recycelte Daune'),
  'material:merino': texts('Merino wool', 'Mérinos', 'Merinowolle'),
  'material:wool': texts('Lambswool', 'Laine d’agneau', 'Lammwolle'),
  'material:organic-cotton': texts('Organic cotton', 'Coton biologique', 'Bio-Baumwolle'),
  'material:leather': texts('Leather', 'Cuir', 'Leder'),
  'material:tarpaulin': texts('Recycled tarpaulin', 'Bâche recyclée', 'Recycelte Plane'),
  'material:steel': texts('Steel', 'Acier', 'Stahl'),
  'material:aluminium': texts('Aluminium', 'Aluminium', 'Aluminium'),
  'material:carbon': texts('Carbon', 'Carbone', 'Carbon'),
  'material:polycarbonate': texts('Polycarbonate', 'Polycarbonate', 'Polycarbonat'),
  'material:digital': texts('Digital', 'Numérique', 'Digital'),
  'availability:sale': texts('Reduced', 'En solde', 'Reduziert'),
};

const words = {
  size: texts('Size', 'Taille', 'Größe'),
  amount: texts('Amount', 'Montant', 'Betrag'),
  front: texts('front', 'avant', 'Vorderseite'),
  back: texts('back', 'arrière', 'Rückseite'),
  detail: texts('detail', 'détail', 'Detail'),
  side: texts('side', 'côté', 'Seite'),
  'detail-2': texts('second detail', 'deuxième détail', 'zweites Detail'),
  'detail-3': texts('third detail', 'troisième détail', 'drittes Detail'),
  scale: texts('in use', 'en situation', 'im Einsatz'),
  packed: texts('packed', 'emballé', 'verpackt'),
  under: texts('Under {to}', 'Moins de {to}', 'Unter {to}'),
  between: texts('{from} to {to}', '{from} à {to}', '{from} bis {to}'),
  over: texts('{from} and over', '{from} et plus', 'Ab {from}'),
  onlyLeft: texts('Only {count} left', 'Plus que {count}', 'Nur noch {count}'),
  soldOut: texts('Sold out', 'Épuisé', 'Ausverkauft'),
  wholeSet: texts('Whole set: {name}', 'Ensemble complet : {name}', 'Ganzes Set: {name}'),
  setEarned: texts(
    '{name}|{reward} off|For the whole set',
    '{name}|{reward} de moins|Pour l’ensemble complet',
    '{name}|{reward} Nachlass|Auf das ganze Set',
  ),
} as const;
export type Word = keyof typeof words;

export const badgeLabel = (kind: string, language: Language): string => badges[kind]?.[language] ?? kind;
/** Labels of filters and their values that Britain and Canada spell otherwise. */
const british: Readonly<Record<string, string>> = { color: 'Colour', 'color:grey': 'Grey' };
const labelIn = (labels: Readonly<Record<string, Texts>>, id: string, locale: Locale): string | undefined =>
  (isBritish(locale) ? british[id] : undefined) ?? labels[id]?.[locale.language];

export const facetLabel = (id: string, locale: Locale): string => labelIn(facets, id, locale) ?? id;
/** Returns the label of a value such as `color:blue`; undefined for sizes and prices, which are formatted elsewhere. */
export const facetValueLabel = (token: string, locale: Locale): string | undefined => labelIn(values, token, locale);

/** Returns a catalogue text with its placeholders filled in. */
export function word(id: Word, language: Language, fill: Readonly<Record<string, string | number>> = {}): string {
  return words[id][language].replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));
}
