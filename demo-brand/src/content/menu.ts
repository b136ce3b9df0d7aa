import type { MenuNode } from 'shared-contracts/calls/chrome';
import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import { demoCategories } from '../catalogue/categories.ts';
import type { Writer } from './building.ts';

const childrenOf = (id: string): string[] =>
  demoCategories.filter(({ parentId }) => parentId === id).map((category) => category.id);

// A second-level category without children becomes a column with a link to all its products.
function column(writer: Writer, id: string): MenuNode['columns'][number] {
  const links = childrenOf(id).map((child) => ({
    id: child,
    title: writer.categoryName(child),
    target: writer.toCategory(child),
  }));
  return { id, title: writer.categoryName(id), target: writer.toCategory(id), links };
}

function node(
  writer: Writer,
  id: string,
  banner?: { readonly title: string; readonly categoryId: string; readonly scene: string },
): MenuNode {
  const columns = childrenOf(id).map((child) => column(writer, child));
  const grouped = columns.filter(({ links }) => links.length > 0);
  const single = columns.filter(({ links }) => links.length === 0);
  // Entries without a third level share one column, to avoid a row of single headings.
  const shared =
    single.length === 0
      ? []
      : [
          {
            id: `${id}-more`,
            title:
              grouped.length === 0
                ? writer.categoryTitle(id)
                : writer.say('Layers & legwear', 'Couches et pantalons', 'Schichten & Hosen'),
            links: single.map(({ id: child, title }) => ({ id: child, title, target: writer.toCategory(child) })),
          },
        ];
  const activities =
    id === '1000' || id === '2000'
      ? [
          {
            id: `${id}-feet`,
            title: writer.say('Feet & hands', 'Pieds et mains', 'Füße & Hände'),
            links: ['6100', '6200', '7200', '7300', '7100'].map((child) => ({
              id: `${id}-${child}`,
              title: writer.categoryName(child),
              target: writer.toCategory(child),
            })),
          },
        ]
      : [];
  return {
    id,
    name: id,
    title: writer.categoryName(id),
    target: writer.toCategory(id),
    menuStyle: columns.length === 0 ? 'link' : 'columns',
    columns: [...grouped, ...shared, ...activities],
    ...(banner
      ? {
          menuBanner: {
            title: banner.title,
            target: writer.toCategory(banner.categoryId),
            picture: writer.scene(banner.scene, '3x2', banner.title),
          },
        }
      : {}),
  };
}

/** The mega menu with its benefit bar. */
export function menu(writer: Writer): DocumentBody<'menu'> {
  const { say } = writer;
  return {
    nodes: [
      node(writer, '1000', {
        title: say(
          'New shells for the wet months',
          'Nouvelles vestes pour les mois de pluie',
          'Neue Shells für nasse Monate',
        ),
        categoryId: '1110',
        scene: 'ridge-12-dusk-mist',
      }),
      node(writer, '2000', {
        title: say('Down before the frost', 'Le duvet avant le gel', 'Daune vor dem Frost'),
        categoryId: '2120',
        scene: 'summit-44-day-snow',
      }),
      node(writer, '3000', {
        title: say('Made to be handed on', 'Fait pour être transmis', 'Zum Weitergeben gemacht'),
        categoryId: '3100',
        scene: 'ridge-18-day-clear',
      }),
      node(writer, '5000', {
        title: say('Packs that sit still', 'Des sacs qui ne bougent pas', 'Rucksäcke, die stillhalten'),
        categoryId: '5200',
        scene: 'forest-7-day-rain',
      }),
      node(writer, '4000', {
        title: say('A small house with a view', 'Une petite maison avec vue', 'Ein kleines Haus mit Aussicht'),
        categoryId: '4100',
        scene: 'camp-31-night-clear',
      }),
      node(writer, '6000', {
        title: say('Resole, do not replace', 'Ressemeler plutôt que jeter', 'Neu besohlen statt neu kaufen'),
        categoryId: '6100',
        scene: 'lake-22-dawn-mist',
      }),
      node(writer, '7000'),
      { ...node(writer, '9200'), menuIcon: 'tag' },
    ],
    benefitBar: {
      id: 'benefit-free-shipping',
      text: say(
        'Free delivery from {threshold} · 60 days to return · Repairs for life',
        'Livraison gratuite dès {threshold} · 60 jours pour retourner · Réparations à vie',
        'Gratis Versand ab {threshold} · 60 Tage Rückgabe · Reparatur ein Leben lang',
      ),
    },
  };
}
