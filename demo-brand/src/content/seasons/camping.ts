import type { Season } from './season.ts';

export const camping: Season = {
  slug: 'camping',
  title: ['A night outside', 'Une nuit dehors', 'Eine Nacht draußen'],
  subtitle: [
    'Tents, mats, and bags, for those who would rather hear the rain.',
    'Tentes, matelas et sacs de couchage pour qui préfère entendre la pluie.',
    'Zelte, Matten und Schlafsäcke für alle, die den Regen hören möchten.',
  ],
  scene: 'camp-19-dusk-clear',
  sceneAlt: ['A tent at dusk', 'Une tente au crépuscule', 'Ein Zelt in der Dämmerung'],
  introTitle: ['Warm from below', 'Le chaud vient d’en bas', 'Warm von unten'],
  intro: [
    [
      'People who freeze at night buy a thicker sleeping bag. Most of them needed a better mat: the ground takes more heat than the air does, and a bag that you lie on is flat. Choose the mat for the coldest month, and the bag for the usual one.',
      'Qui a froid la nuit achète un sac plus épais. Le plus souvent, il fallait un meilleur matelas : le sol prend plus de chaleur que l’air, et un sac écrasé n’isole plus. Choisissez le matelas pour le mois le plus froid et le sac pour le mois ordinaire.',
      'Wer nachts friert, kauft einen dickeren Schlafsack. Meist hätte es eine bessere Matte gebraucht: Der Boden nimmt mehr Wärme als die Luft, und ein Schlafsack, auf dem man liegt, ist platt. Die Matte nach dem kältesten Monat wählen, den Schlafsack nach dem üblichen.',
    ],
    [
      'A tent is pitched for its worst hour. Turn the narrow end into the wind, tension all lines before you are tired, and leave a vent open, even when it rains: breath is water, too.',
      'Une tente se monte pour son pire moment. Le petit côté face au vent, tous les haubans tendus avant la fatigue, et une aération ouverte même sous la pluie : le souffle, c’est aussi de l’eau.',
      'Ein Zelt steht für seine schlimmste Stunde. Die schmale Seite in den Wind, alle Leinen gespannt, bevor Sie müde sind, und eine Lüftung offen, auch bei Regen: Atem ist ebenfalls Wasser.',
    ],
  ],
  facts: [
    {
      icon: 'mountain',
      title: ['Pitched in the shop window', 'Montée en vitrine', 'Im Schaufenster aufgebaut'],
      body: [
        'Lie down in it before you buy, shoes off.',
        'Couchez-vous dedans avant d’acheter, sans chaussures.',
        'Legen Sie sich vor dem Kauf hinein, ohne Schuhe.',
      ],
    },
    {
      icon: 'repair',
      title: ['Poles by the piece', 'Des arceaux à l’unité', 'Gestänge einzeln'],
      body: [
        'One broken segment is no reason for a new tent.',
        'Un segment cassé n’est pas une raison de changer de tente.',
        'Ein gebrochenes Segment ist kein Grund für ein neues Zelt.',
      ],
    },
    {
      icon: 'leaf',
      title: ['Without forever chemicals', 'Sans polluants éternels', 'Ohne Ewigkeitsgifte'],
      body: [
        'Coatings without fluorine, on every tent we sew.',
        'Des enductions sans fluor sur toutes nos tentes.',
        'Beschichtungen ohne Fluor an jedem unserer Zelte.',
      ],
    },
  ],
  shelves: [
    {
      categoryId: '4100',
      title: ['Tents', 'Tentes', 'Zelte'],
      subtitle: [
        'For one, for two, and for those who come along.',
        'Pour un, pour deux et pour ceux qui suivent.',
        'Für eine, für zwei und für alle, die mitkommen.',
      ],
    },
    {
      categoryId: '4300',
      title: ['Sleeping', 'Couchage', 'Schlafen'],
      subtitle: [
        'Bags by temperature, mats by month.',
        'Sacs selon la température, matelas selon le mois.',
        'Schlafsäcke nach Temperatur, Matten nach Monat.',
      ],
    },
    {
      categoryId: '4400',
      title: ['Kitchen and light', 'Cuisine et lumière', 'Küche und Licht'],
      subtitle: [
        'Boils half a liter before you have unpacked.',
        'Un demi-litre bout avant que le sac soit vidé.',
        'Kocht einen halben Liter, bevor ausgepackt ist.',
      ],
    },
  ],
  view: {
    scene: 'lake-22-dawn-mist',
    alt: ['Mist over a lake at dawn', 'Brume sur un lac à l’aube', 'Nebel über einem See am Morgen'],
    title: ['Coffee before the sun', 'Le café avant le soleil', 'Kaffee vor der Sonne'],
    body: [
      'The zip of the tent is the loudest thing within ten kilometers.',
      'Le zip de la tente est le bruit le plus fort à dix kilomètres à la ronde.',
      'Der Reißverschluss des Zelts ist das lauteste Geräusch im Umkreis von zehn Kilometern.',
    ],
  },
  film: {
    name: 'tent-in-the-wind',
    caption: [
      'Ten seconds of a night with wind. The tent stays where it is.',
      'Dix secondes d’une nuit de vent. La tente reste où elle est.',
      'Zehn Sekunden einer Nacht mit Wind. Das Zelt bleibt, wo es ist.',
    ],
    playsByItself: true,
  },
  notes: ['sleeping-cold', 'first-winter-night', 'reading-a-mountain-forecast'],
};
