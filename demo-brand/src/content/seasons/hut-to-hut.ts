import type { Season } from './season.ts';

export const hutToHut: Season = {
  slug: 'hut-to-hut',
  title: ['From hut to hut', 'De refuge en refuge', 'Von Hütte zu Hütte'],
  subtitle: [
    'A week with what fits on your back, and nothing that you carry for nothing.',
    'Une semaine avec ce qui tient sur le dos, et rien que l’on porte pour rien.',
    'Eine Woche mit dem, was auf den Rücken passt, und nichts, was nur mitgetragen wird.',
  ],
  scene: 'ridge-18-day-clear',
  sceneAlt: [
    'Clear ridges one behind another',
    'Des crêtes nettes l’une derrière l’autre',
    'Klare Kämme hintereinander',
  ],
  introTitle: ['Eleven kilos, water included', 'Onze kilos, eau comprise', 'Elf Kilo, Wasser inbegriffen'],
  intro: [
    [
      'A hut has a roof, a stove, and blankets. What you carry is for the way between: a shell, a warm layer, a dry set for the evening, a liner, first aid, food for a day and a half. Whoever packs for every possibility carries all of them.',
      'Un refuge a un toit, un poêle et des couvertures. Le sac ne sert qu’au chemin : une veste, une couche chaude, une tenue sèche pour le soir, un drap, une trousse de secours, de quoi manger un jour et demi. Qui prévoit toutes les éventualités les porte toutes.',
      'Eine Hütte hat Dach, Ofen und Decken. Getragen wird nur für den Weg dazwischen: eine Shell, eine warme Schicht, Trockenes für den Abend, ein Hüttenschlafsack, Erste Hilfe, Essen für anderthalb Tage. Wer für jede Möglichkeit packt, trägt sie alle.',
    ],
    [
      'Forty liters are enough, if the pack fits. Set the length of the back first, then the hips, and only then the shoulders.',
      'Quarante litres suffisent, si le sac va bien. Réglez d’abord la longueur du dos, puis les hanches, et seulement ensuite les épaules.',
      'Vierzig Liter reichen, wenn der Rucksack passt. Zuerst die Rückenlänge einstellen, dann die Hüfte, und erst danach die Schultern.',
    ],
  ],
  facts: [
    {
      icon: 'mountain',
      title: ['Backs that adjust', 'Des dos réglables', 'Rücken zum Verstellen'],
      body: [
        'From 42 to 54 cm, in a minute and without tools.',
        'De 42 à 54 cm, en une minute et sans outil.',
        'Von 42 bis 54 cm, in einer Minute und ohne Werkzeug.',
      ],
    },
    {
      icon: 'repair',
      title: ['Buckles by mail', 'Des boucles par la poste', 'Schnallen per Post'],
      body: [
        'Broken on the way? We send a new one to the next hut that takes mail.',
        'Cassée en route ? Nous en envoyons une au prochain refuge qui reçoit du courrier.',
        'Unterwegs gebrochen? Wir schicken eine neue zur nächsten Hütte mit Post.',
      ],
    },
    {
      icon: 'store',
      title: ['Fitted in ten minutes', 'Réglé en dix minutes', 'In zehn Minuten angepasst'],
      body: [
        'Bring your load to a store, and we set the pack on you.',
        'Apportez votre charge en magasin, nous réglons le sac sur vous.',
        'Bringen Sie Ihr Gepäck in einen Laden, und wir passen den Rucksack an.',
      ],
    },
  ],
  shelves: [
    {
      categoryId: '5200',
      title: ['Hiking packs', 'Sacs de randonnée', 'Trekkingrucksäcke'],
      subtitle: [
        'Thirty to sixty-five liters.',
        'De trente à soixante-cinq litres.',
        'Dreißig bis fünfundsechzig Liter.',
      ],
    },
    {
      categoryId: '7400',
      title: ['Poles', 'Bâtons', 'Stöcke'],
      subtitle: [
        'They save your knees ten thousand times a day.',
        'Ils épargnent vos genoux dix mille fois par jour.',
        'Sie schonen die Knie zehntausendmal am Tag.',
      ],
    },
  ],
  view: {
    scene: 'camp-31-night-clear',
    alt: ['Ridges under stars', 'Des crêtes sous les étoiles', 'Kämme unter Sternen'],
    title: ['The evening belongs to the stove', 'Le soir appartient au poêle', 'Der Abend gehört dem Ofen'],
    body: [
      'Boots in the hall, socks on the line, soup on the table.',
      'Chaussures dans l’entrée, chaussettes sur le fil, soupe sur la table.',
      'Stiefel im Flur, Socken auf der Leine, Suppe auf dem Tisch.',
    ],
  },
  film: {
    name: 'dawn-on-the-ridge',
    caption: [
      'Half past five, and the reason to get up.',
      'Cinq heures et demie, et la raison de se lever.',
      'Halb sechs, und warum man aufsteht.',
    ],
    playsByItself: false,
  },
  notes: ['four-huts-one-coat', 'fit-a-pack-in-ten-minutes', 'reading-a-mountain-forecast'],
};
