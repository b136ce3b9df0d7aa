import type { Season } from './season.ts';

export const withChildren: Season = {
  slug: 'with-children',
  title: ['With children', 'Avec des enfants', 'Mit Kindern'],
  subtitle: [
    'Things that survive puddles, sand, and the next cousin.',
    'Des affaires qui survivent aux flaques, au sable et au cousin suivant.',
    'Sachen, die Pfützen, Sand und den nächsten Cousin überstehen.',
  ],
  scene: 'lake-48-day-clear',
  sceneAlt: ['A lake on a clear day', 'Un lac par temps clair', 'Ein See an einem klaren Tag'],
  introTitle: ['The way is the playground', 'Le chemin est le terrain de jeu', 'Der Weg ist der Spielplatz'],
  intro: [
    [
      'Children do not walk to a summit. They walk to the next stream, the next log, the next bag of nuts. Plan half the distance and twice the time, and choose a path with water.',
      'Les enfants ne marchent pas vers un sommet. Ils marchent vers le prochain ruisseau, le prochain tronc, le prochain sachet de noix. Prévoyez la moitié de la distance, le double du temps, et un chemin avec de l’eau.',
      'Kinder gehen nicht auf einen Gipfel. Sie gehen bis zum nächsten Bach, zum nächsten Baumstamm, zur nächsten Tüte Nüsse. Planen Sie den halben Weg und die doppelte Zeit, und nehmen Sie einen mit Wasser.',
    ],
    [
      'Sleeves and legs of our children’s jackets grow by a size: a seam inside is opened, and the cuff moves out. When a piece has become too small all the same, our stores take it and pass it on.',
      'Les manches et les jambes de nos vestes enfant grandissent d’une taille : on ouvre une couture intérieure et le poignet descend. Et quand c’est vraiment trop petit, nos magasins reprennent la pièce et la transmettent.',
      'Ärmel und Beine unserer Kinderjacken wachsen um eine Größe mit: Innen wird eine Naht aufgetrennt, und der Saum rückt hinaus. Ist ein Stück trotzdem zu klein, nehmen es unsere Läden und geben es weiter.',
    ],
  ],
  facts: [
    {
      icon: 'gift',
      title: ['Handed down', 'Transmis', 'Weitergegeben'],
      body: [
        'Each piece has room for four names on its label.',
        'Chaque étiquette a de la place pour quatre prénoms.',
        'Auf jedem Etikett ist Platz für vier Namen.',
      ],
    },
    {
      icon: 'repair',
      title: ['Knees for nothing', 'Des genoux offerts', 'Knie umsonst'],
      body: [
        'We patch children’s trousers free of charge.',
        'Nous rapiéçons gratuitement les pantalons d’enfant.',
        'Kinderhosen flicken wir kostenlos.',
      ],
    },
    {
      icon: 'return',
      title: ['Grown in the meantime?', 'Grandi entre-temps ?', 'Inzwischen gewachsen?'],
      body: [
        'Sixty days to change the size.',
        'Soixante jours pour changer de taille.',
        'Sechzig Tage, um die Größe zu tauschen.',
      ],
    },
  ],
  shelves: [
    {
      categoryId: '3100',
      title: ['Jackets and fleece', 'Vestes et polaires', 'Jacken und Fleece'],
      subtitle: [
        'Bright enough to be found between trees.',
        'Assez vives pour être vues entre les arbres.',
        'Bunt genug, um zwischen Bäumen gefunden zu werden.',
      ],
    },
    {
      categoryId: '3300',
      title: ['Boots and small things', 'Chaussures et accessoires', 'Schuhe und Kleinzeug'],
      subtitle: ['Laces that stay tied.', 'Des lacets qui restent noués.', 'Schnürsenkel, die halten.'],
    },
  ],
  view: {
    scene: 'forest-15-day-clear',
    alt: ['Sun in a forest', 'Du soleil dans une forêt', 'Sonne im Wald'],
    title: ['Four kilometers in five hours', 'Quatre kilomètres en cinq heures', 'Vier Kilometer in fünf Stunden'],
    body: [
      'A personal best, if you count the frogs.',
      'Un record, en comptant les grenouilles.',
      'Eine Bestleistung, wenn man die Frösche mitzählt.',
    ],
  },
  notes: ['children-on-long-walks', 'layers-for-a-wet-autumn', 'fit-a-pack-in-ten-minutes'],
};
