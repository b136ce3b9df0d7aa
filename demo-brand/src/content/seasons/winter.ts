import type { Season } from './season.ts';

export const winter: Season = {
  slug: 'winter',
  title: ['Winter begins at the door', 'L’hiver commence à la porte', 'Winter beginnt vor der Tür'],
  subtitle: [
    'Down, wool, and windproof hands for short days and long evenings.',
    'Duvet, laine et mains à l’abri du vent pour jours courts et longues soirées.',
    'Daune, Wolle und winddichte Hände für kurze Tage und lange Abende.',
  ],
  scene: 'summit-44-day-snow',
  sceneAlt: ['A summit in falling snow', 'Un sommet sous la neige', 'Ein Gipfel im Schneefall'],
  introTitle: ['Cold comes from standing still', 'Le froid vient quand on s’arrête', 'Kalt wird, wer stehen bleibt'],
  intro: [
    [
      'Going uphill you need little: a base layer, something thin against the wind, and the courage to be cool at the start. The cold comes at the top, when you stop to eat. That is what a down jacket is for: it lives on top of the pack and goes over everything.',
      'En montée, il faut peu : une première couche, un coupe-vent mince et le courage d’avoir un peu froid au départ. Le froid arrive en haut, à la pause. C’est là que sert la doudoune : elle voyage en haut du sac et s’enfile par-dessus tout.',
      'Bergauf brauchen Sie wenig: einen Baselayer, etwas Dünnes gegen Wind und den Mut, am Anfang zu frösteln. Die Kälte kommt oben, wenn Sie zum Essen anhalten. Dafür gibt es die Daunenjacke: Sie liegt zuoberst im Rucksack und kommt über alles andere.',
    ],
    [
      'Hands and head decide about the rest. Two thin pairs of gloves are worth more than one thick pair, because one of them is always dry.',
      'Les mains et la tête décident du reste. Deux paires de gants fins valent mieux qu’une épaisse : il y en a toujours une de sèche.',
      'Hände und Kopf entscheiden über den Rest. Zwei dünne Paar Handschuhe sind mehr wert als ein dickes, denn eines davon ist immer trocken.',
    ],
  ],
  facts: [
    {
      icon: 'leaf',
      title: ['Down you can trace', 'Un duvet traçable', 'Daune mit Herkunft'],
      body: [
        'Fill power, weight, and origin stand on every page.',
        'Pouvoir gonflant, poids et origine figurent sur chaque fiche.',
        'Bauschkraft, Gewicht und Herkunft stehen auf jeder Seite.',
      ],
    },
    {
      icon: 'store',
      title: ['Try it on a hanger of cold', 'À essayer au froid', 'Im Kalten anprobieren'],
      body: [
        'Our stores lend a jacket for a walk around the block.',
        'Nos magasins prêtent une veste pour un tour du pâté de maisons.',
        'In unseren Läden leihen Sie eine Jacke für eine Runde um den Block.',
      ],
    },
    {
      icon: 'truck',
      title: ['Before the holidays', 'Avant les fêtes', 'Vor den Feiertagen'],
      body: [
        'You see the day it arrives before you pay.',
        'Vous voyez le jour d’arrivée avant de payer.',
        'Den Liefertag sehen Sie vor dem Bezahlen.',
      ],
    },
  ],
  shelves: [
    {
      categoryId: '2120',
      title: ['Down for men', 'Duvet homme', 'Daune für Herren'],
      subtitle: [
        'From a sweater’s weight to a sleeping bag’s.',
        'Du poids d’un pull à celui d’un sac de couchage.',
        'Vom Gewicht eines Pullovers bis zu dem eines Schlafsacks.',
      ],
    },
    {
      categoryId: '7200',
      title: ['Gloves', 'Gants', 'Handschuhe'],
      subtitle: [
        'Thin, windproof, or warm: best in pairs of two.',
        'Fins, coupe-vent ou chauds : mieux par deux paires.',
        'Dünn, winddicht oder warm: am besten zwei Paar.',
      ],
    },
    {
      categoryId: '7100',
      title: ['Hats', 'Bonnets', 'Mützen'],
      subtitle: [
        'Knitted double where the ears are.',
        'Tricotés en double sur les oreilles.',
        'Doppelt gestrickt, wo die Ohren sind.',
      ],
    },
  ],
  view: {
    scene: 'ridge-52-dusk-snow',
    alt: ['A snowy ridge at dusk', 'Une crête enneigée au crépuscule', 'Ein verschneiter Kamm in der Dämmerung'],
    title: ['Back by lamp light', 'Retour à la lampe', 'Zurück im Lampenlicht'],
    body: [
      'In December the last hour of a walk is dark. Plan for it, and it becomes the best one.',
      'En décembre, la dernière heure se marche de nuit. Prévue, elle devient la meilleure.',
      'Im Dezember ist die letzte Stunde dunkel. Wer sie einplant, mag sie am liebsten.',
    ],
  },
  notes: ['what-down-is-worth', 'first-winter-night', 'sleeping-cold'],
};
