import type { Season } from './season.ts';

export const trail: Season = {
  slug: 'trail',
  title: ['Light and quick', 'Léger et rapide', 'Leicht und schnell'],
  subtitle: [
    'For runs on rough paths, and for walks that become runs.',
    'Pour courir sur des sentiers rudes, et pour les marches qui deviennent des courses.',
    'Für Läufe auf rauen Wegen und Wanderungen, die zu Läufen werden.',
  ],
  scene: 'ridge-27-dawn-clear',
  sceneAlt: ['Ridges in the first light', 'Des crêtes dans la première lumière', 'Kämme im ersten Licht'],
  introTitle: ['Less, but the right things', 'Moins, mais les bonnes choses', 'Weniger, aber das Richtige'],
  intro: [
    [
      'A sock that does not rub, a shoe that grips on wet stone, a jacket that disappears in one hand: on a trail three hundred grams decide whether you take something along. We leave out pockets, not seams.',
      'Une chaussette qui ne frotte pas, une chaussure qui tient sur la pierre mouillée, une veste qui disparaît dans la main : sur un sentier, trois cents grammes décident si on l’emporte. Nous supprimons des poches, pas des coutures.',
      'Eine Socke, die nicht reibt, ein Schuh, der auf nassem Stein hält, eine Jacke, die in einer Hand verschwindet: Auf dem Trail entscheiden dreihundert Gramm, ob etwas mitkommt. Wir lassen Taschen weg, keine Nähte.',
    ],
    [
      'Go up at a pace at which you can still speak. Down, make short steps and look three of them ahead. The rest is practice and a dry shirt at the end.',
      'Montez à une allure où l’on peut encore parler. Descendez à petits pas, le regard trois pas plus loin. Le reste, c’est l’habitude et un maillot sec à l’arrivée.',
      'Bergauf in einem Tempo, bei dem Sie noch sprechen können. Bergab kurze Schritte, und der Blick drei Schritte voraus. Der Rest ist Übung und am Ende ein trockenes Hemd.',
    ],
  ],
  facts: [
    {
      icon: 'mountain',
      title: ['Soles you can replace', 'Des semelles remplaçables', 'Sohlen zum Wechseln'],
      body: [
        'Many of our shoes get a second sole on our bench.',
        'Beaucoup de nos chaussures reçoivent une seconde semelle à l’atelier.',
        'Viele unserer Schuhe bekommen auf der Werkbank eine zweite Sohle.',
      ],
    },
    {
      icon: 'return',
      title: ['Run indoors first', 'Courez d’abord chez vous', 'Erst drinnen laufen'],
      body: [
        'Clean soles come back within sixty days, free of charge.',
        'Semelles propres : retour gratuit sous soixante jours.',
        'Mit sauberer Sohle sechzig Tage kostenlos zurück.',
      ],
    },
    {
      icon: 'truck',
      title: ['In the store today', 'En magasin aujourd’hui', 'Heute im Laden'],
      body: [
        'Often ready for collection within two hours.',
        'Souvent prêt au retrait en deux heures.',
        'Oft binnen zwei Stunden abholbereit.',
      ],
    },
  ],
  shelves: [
    {
      categoryId: '6200',
      title: ['Trail and approach shoes', 'Chaussures de trail et d’approche', 'Trail- und Zustiegsschuhe'],
      subtitle: [
        'Low, light, and at home on rock.',
        'Basses, légères, chez elles sur le rocher.',
        'Flach, leicht und auf Fels zu Hause.',
      ],
    },
    {
      categoryId: '7300',
      title: ['Socks', 'Chaussettes', 'Socken'],
      subtitle: [
        'Three pairs cost less than three times one.',
        'Trois paires coûtent moins que trois fois une.',
        'Drei Paar kosten weniger als dreimal eines.',
      ],
    },
    {
      categoryId: '5100',
      title: ['Day packs', 'Sacs à la journée', 'Tagesrucksäcke'],
      subtitle: [
        'They do not bounce, and drink from the shoulder.',
        'Ils ne ballottent pas, et l’on boit à l’épaule.',
        'Sie hüpfen nicht, und getrunken wird an der Schulter.',
      ],
    },
  ],
  view: {
    scene: 'ridge-33-day-mist',
    alt: [
      'A path between ridges in mist',
      'Un chemin entre des crêtes dans la brume',
      'Ein Weg zwischen Kämmen im Nebel',
    ],
    title: ['Home before breakfast', 'De retour avant le petit-déjeuner', 'Vor dem Frühstück zurück'],
    body: [
      'Eight kilometers, four hundred meters up, one deer.',
      'Huit kilomètres, quatre cents mètres de montée, un chevreuil.',
      'Acht Kilometer, vierhundert Höhenmeter, ein Reh.',
    ],
  },
  notes: ['leather-or-fabric', 'layers-for-a-wet-autumn', 'reading-a-mountain-forecast'],
};
