import type { Phrases } from './phrase-kinds.ts';

export const gearPhrases = {
  backpack: {
    openings: [
      [
        'Carries what you need and refuses the rest politely.',
        'Porte le nécessaire et refuse poliment le reste.',
        'Trägt, was Sie brauchen, und lehnt den Rest höflich ab.',
      ],
      [
        'A pack that sits still while you move.',
        'Un sac qui ne bouge pas quand vous bougez.',
        'Ein Rucksack, der stillhält, während Sie gehen.',
      ],
      [
        'Built around the back, not around the catalogue.',
        'Construit autour du dos, pas autour du catalogue.',
        'Um den Rücken gebaut, nicht um den Katalog.',
      ],
      [
        'Everything has a place, and the place has a zip.',
        'Chaque chose a sa place, et la place a un zip.',
        'Alles hat seinen Platz, und der Platz hat einen Zip.',
      ],
    ],
    shapes: {
      lid: [
        'The lid floats when you overpack and comes off as a bag for the summit.',
        'Le rabat monte quand on charge trop et se détache en sac de sommet.',
        'Der Deckel wächst mit und wird abgenommen zur Gipfeltasche.',
      ],
      rolltop: [
        'A roll-top swallows a wet tent and shrinks to nothing on the way home.',
        'Le sac enroulé avale une tente mouillée et rétrécit au retour.',
        'Der Rollverschluss schluckt ein nasses Zelt und schrumpft auf dem Heimweg.',
      ],
      daypack: [
        'A clamshell zip opens it flat, so the apple at the bottom is never lost.',
        'Il s’ouvre à plat : la pomme du fond n’est jamais perdue.',
        'Er öffnet sich ganz flach, also geht der Apfel am Boden nie verloren.',
      ],
      alpine: [
        'Narrow and clean, with nothing to catch on a chimney or a chairlift.',
        'Étroit et net, rien qui accroche dans une cheminée ou un télésiège.',
        'Schmal und glatt, nichts bleibt in Kamin oder Sessellift hängen.',
      ],
    },
    closings: [
      [
        'Fill it to the last litre and it still stands up by itself.',
        'Rempli au dernier litre, il tient encore debout.',
        'Bis zum letzten Liter gefüllt, steht er noch von allein.',
      ],
      [
        'The buckles can be worked in mittens.',
        'Les boucles s’ouvrent avec des moufles.',
        'Die Schnallen gehen auch mit Fäustlingen auf.',
      ],
      [
        'Worn straps and zips are replaced by us, not by you.',
        'Sangles et zips usés, c’est nous qui les changeons.',
        'Abgenutzte Gurte und Zips tauschen wir aus, nicht Sie.',
      ],
    ],
  },
  duffel: {
    openings: [
      [
        'One bag for the boot of the car, the deck and the baggage belt.',
        'Un seul sac pour le coffre, le pont et le tapis roulant.',
        'Eine Tasche für Kofferraum, Deck und Gepäckband.',
      ],
      [
        'Throw it. That is what the material is for.',
        'Jetez-le. La matière est là pour ça.',
        'Werfen Sie sie. Dafür ist das Material da.',
      ],
      [
        'Swallows a week and asks for a second.',
        'Il avale une semaine et en redemande.',
        'Schluckt eine Woche und fragt nach der zweiten.',
      ],
    ],
    shapes: {
      barrel: [
        'A round body with one wide opening: you see everything at once.',
        'Un corps rond, une large ouverture : on voit tout d’un coup d’œil.',
        'Runder Korpus, eine weite Öffnung: alles auf einen Blick.',
      ],
      boxy: [
        'Straight sides stack in a van and keep folded shirts folded.',
        'Les côtés droits s’empilent dans un fourgon et gardent les chemises pliées.',
        'Gerade Seiten stapeln sich im Bus und lassen gefaltete Hemden gefaltet.',
      ],
    },
    closings: [
      [
        'Rinse it out with a hose and hang it up.',
        'Un coup de jet, et on l’accroche.',
        'Mit dem Schlauch ausspülen und aufhängen.',
      ],
      [
        'It folds into its own end pocket when the journey is over.',
        'Le voyage fini, il se plie dans sa poche d’extrémité.',
        'Nach der Reise verschwindet sie in der eigenen Seitentasche.',
      ],
    ],
  },
  boot: {
    openings: [
      [
        'Boots for the second half of the day.',
        'Des chaussures pour la seconde moitié de la journée.',
        'Stiefel für die zweite Hälfte des Tages.',
      ],
      [
        'Stiff enough for scree, soft enough for the road to it.',
        'Assez rigides pour l’éboulis, assez souples pour la route d’accès.',
        'Steif genug fürs Geröll, weich genug für die Straße dorthin.',
      ],
      [
        'Lace them once, and think about something else.',
        'Lacez-les une fois, pensez à autre chose.',
        'Einmal schnüren und an etwas anderes denken.',
      ],
    ],
    shapes: {
      mid: [
        'The mid shaft holds the ankle and lets it bend.',
        'La tige mi-haute tient la cheville et la laisse plier.',
        'Der halbhohe Schaft hält den Knöchel und lässt ihn arbeiten.',
      ],
      high: [
        'A high shaft carries heavy loads across rough ground, day after day.',
        'La tige haute porte de lourdes charges en terrain accidenté, jour après jour.',
        'Der hohe Schaft trägt schwere Lasten durch raues Gelände, Tag für Tag.',
      ],
      winter: [
        'Insulated to minus twenty-five, with a sole that stays soft on ice.',
        'Isolées jusqu’à moins vingt-cinq, semelle souple même sur la glace.',
        'Isoliert bis minus fünfundzwanzig, mit einer Sohle, die auf Eis weich bleibt.',
      ],
    },
    closings: [
      [
        'They want a week of walking in, and give ten years for it.',
        'Elles demandent une semaine de rodage et rendent dix ans.',
        'Sie wollen eine Woche eingelaufen werden und geben zehn Jahre zurück.',
      ],
      [
        'Grease them now and then; they remember.',
        'Graissez-les de temps en temps ; elles s’en souviennent.',
        'Ab und zu fetten; sie merken es sich.',
      ],
      [
        'The tongue is sewn in up to the top, so streams stay outside.',
        'La langue est cousue jusqu’en haut : le ruisseau reste dehors.',
        'Die Zunge ist bis oben eingenäht, also bleibt der Bach draußen.',
      ],
    ],
  },
  'trail-shoe': {
    openings: [
      [
        'For paths that were made by sheep.',
        'Pour des sentiers tracés par des moutons.',
        'Für Wege, die Schafe gemacht haben.',
      ],
      ['Fast feet, steady ground.', 'Pied rapide, appui sûr.', 'Schneller Fuß, fester Stand.'],
      [
        'The shoe you put on when the boots stay by the door.',
        'Celles qu’on met quand les grosses chaussures restent à la porte.',
        'Der Schuh für den Tag, an dem die Stiefel stehen bleiben.',
      ],
    ],
    shapes: {
      trail: [
        'Six millimetres of drop and room at the toes for the descent.',
        'Six millimètres de drop et de la place aux orteils pour la descente.',
        'Sechs Millimeter Sprengung und Platz für die Zehen im Abstieg.',
      ],
      hike: [
        'A firm midsole carries a weekend pack without complaint.',
        'La semelle intermédiaire ferme porte le sac du week-end sans se plaindre.',
        'Die feste Zwischensohle trägt den Wochenendrucksack klaglos.',
      ],
      approach: [
        'Sticky rubber under the toe makes the last scramble feel like a staircase.',
        'La gomme collante sous l’orteil fait du dernier ressaut un escalier.',
        'Klebriger Gummi an der Spitze macht aus der Kletterstelle eine Treppe.',
      ],
    },
    closings: [
      [
        'Wet through at ten, dry at noon.',
        'Trempées à dix heures, sèches à midi.',
        'Um zehn durchnässt, mittags trocken.',
      ],
      [
        'The tread clears itself of mud every few steps.',
        'La semelle évacue la boue tous les quelques pas.',
        'Das Profil wirft den Schlamm nach ein paar Schritten ab.',
      ],
      [
        'Six hundred kilometres is what our testers got out of a pair.',
        'Nos testeurs ont fait six cents kilomètres par paire.',
        'Sechshundert Kilometer haben unsere Tester pro Paar geschafft.',
      ],
    ],
  },
  'gift-card': {
    openings: [
      [
        'For the friend who already owns two of everything.',
        'Pour l’ami qui a déjà tout en double.',
        'Für die Freundin, die alles schon doppelt hat.',
      ],
      [
        'Give them the choice; they know their own feet.',
        'Offrez le choix : chacun connaît ses pieds.',
        'Schenken Sie die Wahl; jeder kennt seine Füße selbst.',
      ],
      [
        'A present that weighs nothing and fits.',
        'Un cadeau qui ne pèse rien et qui va.',
        'Ein Geschenk, das nichts wiegt und passt.',
      ],
    ],
    shapes: {
      contour: [
        'The contour lines on the card are those of a real tarn; we will not say which.',
        'Les courbes de niveau de la carte sont celles d’un vrai lac ; nous ne dirons pas lequel.',
        'Die Höhenlinien auf der Karte gehören zu einem echten Bergsee; zu welchem, verraten wir nicht.',
      ],
    },
    closings: [
      [
        'Sent by e-mail on the day you name.',
        'Envoyée par courriel le jour de votre choix.',
        'Kommt per E-Mail am Tag Ihrer Wahl.',
      ],
      [
        'Keep the code; it does not run out.',
        'Gardez le code : il n’expire pas.',
        'Heben Sie den Code auf; er verfällt nicht.',
      ],
    ],
  },
} as const satisfies Record<string, Phrases>;
