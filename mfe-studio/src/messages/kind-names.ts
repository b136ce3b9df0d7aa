import type { Labels } from './labels.ts';

/** Names of the kinds of documents. */
export const kindNames: Labels = {
  page: ['Fixed page', 'Page fixe', 'Feste Seite'],
  article: ['Page or article', 'Page ou article', 'Seite oder Artikel'],
  category: ['Category', 'Catégorie', 'Kategorie'],
  product: ['Product', 'Produit', 'Produkt'],
  help: ['Help answer', 'Réponse d’aide', 'Hilfeantwort'],
  fragment: ['Fragment', 'Fragment', 'Fragment'],
  espot: ['Place in a page', 'Emplacement de page', 'Platz auf einer Seite'],
  popup: ['Pop-up', 'Fenêtre surgissante', 'Pop-up'],
  menu: ['Menu', 'Menu', 'Menü'],
  footer: ['Footer', 'Pied de page', 'Fußzeile'],
  utility: ['Utility bar', 'Barre utilitaire', 'Service-Leiste'],
  'search-hub': ['Search suggestions', 'Suggestions de recherche', 'Suchvorschläge'],
  'size-chart': ['Size chart', 'Tableau des tailles', 'Größentabelle'],
};
