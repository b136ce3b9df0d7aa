import type { Season } from './season.ts';

export const rain: Season = {
  slug: 'rain',
  title: ['When it rains all day', 'Quand il pleut toute la journée', 'Wenn es den ganzen Tag regnet'],
  subtitle: [
    'Shells, hats, and boots for the days that clear the paths of everybody else.',
    'Vestes, bonnets et chaussures pour les jours où les sentiers se vident.',
    'Shells, Mützen und Stiefel für Tage, an denen man den Weg für sich hat.',
  ],
  scene: 'forest-7-day-rain',
  sceneAlt: ['Rain over a dark forest', 'Pluie sur une forêt sombre', 'Regen über einem dunklen Wald'],
  introTitle: ['Dry is a question of hours', 'Le sec est une affaire d’heures', 'Trocken ist eine Frage von Stunden'],
  intro: [
    [
      'Any jacket keeps a shower out. After three hours it is cuffs, collar, and shoulder straps that decide, and after six it is how much you sweat. We sew for the sixth hour: seams where no strap lies, a hood that turns with the head, and zips under the arms that open with gloves on.',
      'N’importe quelle veste arrête une averse. Après trois heures, tout se joue aux poignets, au col et sous les bretelles ; après six, à ce que vous transpirez. Nous cousons pour la sixième heure : des coutures loin des bretelles, une capuche qui suit la tête, des zips d’aération que l’on ouvre avec des gants.',
      'Einen Schauer hält jede Jacke ab. Nach drei Stunden entscheiden Bündchen, Kragen und Schultergurte, nach sechs entscheidet, wie sehr Sie schwitzen. Wir nähen für die sechste Stunde: Nähte dort, wo kein Gurt liegt, eine Kapuze, die sich mitdreht, und Reißverschlüsse unter den Armen, die mit Handschuhen aufgehen.',
    ],
    [
      'What you wear beneath matters more than the number on the shell. Wool that stays warm when damp, nothing of cotton, and a dry layer at the bottom of the pack that you never touch before the evening.',
      'Ce que vous portez dessous compte plus que le chiffre de la veste. De la laine qui chauffe même humide, pas de coton, et au fond du sac une couche sèche à laquelle on ne touche pas avant le soir.',
      'Was darunter liegt, zählt mehr als die Zahl auf der Jacke. Wolle, die auch feucht wärmt, nichts aus Baumwolle, und unten im Rucksack eine trockene Schicht, die bis zum Abend niemand anrührt.',
    ],
  ],
  facts: [
    {
      icon: 'shield',
      title: ['20,000 mm and more', '20 000 mm et plus', '20.000 mm und mehr'],
      body: [
        'Each shell tells its water column, and what that means under a pack.',
        'Chaque veste annonce sa colonne d’eau, et ce que cela donne sous un sac.',
        'Jede Shell nennt ihre Wassersäule, und was sie unter einem Rucksack wert ist.',
      ],
    },
    {
      icon: 'repair',
      title: ['Washed, not retired', 'Lavée, pas retirée', 'Gewaschen, nicht ausgemustert'],
      body: [
        'Most jackets that leak are only dirty. A wash brings them back.',
        'La plupart des vestes qui fuient sont seulement sales. Un lavage les ranime.',
        'Die meisten undichten Jacken sind nur schmutzig. Eine Wäsche holt sie zurück.',
      ],
    },
    {
      icon: 'return',
      title: ['Sixty days to try', 'Soixante jours d’essai', 'Sechzig Tage zum Probieren'],
      body: [
        'Unworn gear comes back free of charge.',
        'Ce qui n’a pas été porté revient sans frais.',
        'Ungetragenes geht kostenlos zurück.',
      ],
    },
  ],
  shelves: [
    {
      categoryId: '1110',
      title: ['Shells for women', 'Vestes imperméables femme', 'Shells für Damen'],
      subtitle: [
        'Two layers for walks, three for weeks.',
        'Deux couches pour la balade, trois pour la semaine.',
        'Zwei Lagen für Ausflüge, drei für Wochen.',
      ],
    },
    {
      categoryId: '6100',
      title: ['Boots that stay dry', 'Des chaussures qui restent sèches', 'Stiefel, die trocken bleiben'],
      subtitle: [
        'Leather with patience, fabric with a membrane.',
        'Du cuir patient, du tissu à membrane.',
        'Leder mit Geduld, Gewebe mit Membran.',
      ],
    },
  ],
  view: {
    scene: 'lake-61-dawn-rain',
    alt: ['A lake in morning rain', 'Un lac sous la pluie du matin', 'Ein See im Morgenregen'],
    title: ['Nobody else was there', 'Il n’y avait personne', 'Sonst war niemand da'],
    body: [
      'The best pictures of our team were taken on days with a warning.',
      'Nos plus belles photos datent de jours d’avis de pluie.',
      'Unsere schönsten Bilder entstanden an Tagen mit Wetterwarnung.',
    ],
  },
  film: {
    name: 'rain-on-a-shell',
    caption: [
      'Ten seconds of rain on the shoulder of a jacket.',
      'Dix secondes de pluie sur l’épaule d’une veste.',
      'Zehn Sekunden Regen auf der Schulter einer Jacke.',
    ],
    playsByItself: true,
  },
  notes: ['two-layers-or-three', 'washing-a-shell', 'layers-for-a-wet-autumn'],
};
