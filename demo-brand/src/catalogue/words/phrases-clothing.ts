import type { Phrases } from './phrase-kinds.ts';

export const clothingPhrases = {
  trousers: {
    openings: [
      [
        'Trousers that forget they are technical.',
        'Un pantalon qui oublie qu’il est technique.',
        'Eine Hose, die vergisst, dass sie technisch ist.',
      ],
      [
        'Made for the stride, not for the photograph of it.',
        'Taillé pour la foulée, pas pour la photo.',
        'Für den Schritt gemacht, nicht für das Foto davon.',
      ],
      [
        'From the train to the tarn without a change of clothes.',
        'Du train au lac sans se changer.',
        'Vom Zug zum Bergsee, ohne sich umzuziehen.',
      ],
    ],
    shapes: {
      hiking: [
        'Straight in the leg, gusseted where it matters, with a pocket for a folded map.',
        'Jambe droite, soufflet là où il faut, poche pour une carte pliée.',
        'Gerades Bein, Zwickel im Schritt und eine Tasche für die gefaltete Karte.',
      ],
      shell: [
        'Full-length side zips let them go on over boots, in a gale, on one leg.',
        'Les zips latéraux intégraux s’enfilent par-dessus les bottes, dans le vent, sur une jambe.',
        'Durchgehende Seitenzips: Sie lässt sich im Sturm über die Stiefel ziehen, auf einem Bein.',
      ],
      softshell: [
        'They turn light snow and heavy brambles, and breathe while doing so.',
        'Il repousse la neige légère et les ronces, tout en respirant.',
        'Sie hält leichten Schnee und dichte Brombeeren ab und atmet dabei.',
      ],
      tights: [
        'A wide waistband holds without pinching, and the side pocket does not bounce.',
        'La large ceinture tient sans serrer, et la poche latérale ne ballotte pas.',
        'Der breite Bund hält, ohne zu kneifen, und die Seitentasche wippt nicht.',
      ],
      convertible: [
        'The legs come off by colour-marked zips, and find the right side again.',
        'Les jambes se retirent par des zips à code couleur et retrouvent le bon côté.',
        'Die Beine gehen per farbcodiertem Zip ab und finden auf die richtige Seite zurück.',
      ],
    },
    closings: [
      [
        'Sit on granite as long as you like.',
        'Asseyez-vous sur le granit aussi longtemps que vous voulez.',
        'Auf Granit sitzen, so lange Sie wollen.',
      ],
      [
        'A drop of mud brushes off once it is dry.',
        'Une fois sèche, la boue part à la brosse.',
        'Getrockneter Schlamm lässt sich abbürsten.',
      ],
      [
        'The hem narrows with a press stud for gravel roads and bicycle chains.',
        'L’ourlet se resserre d’un bouton-pression pour les pistes et les chaînes de vélo.',
        'Der Saum wird per Druckknopf enger, für Schotterwege und Fahrradketten.',
      ],
    ],
  },
  shorts: {
    openings: [
      [
        'Short enough for August, long enough for nettles.',
        'Assez court pour août, assez long pour les orties.',
        'Kurz genug für August, lang genug für Brennnesseln.',
      ],
      [
        'Pull them on in June, take them off in September.',
        'On l’enfile en juin, on le retire en septembre.',
        'Im Juni anziehen, im September ausziehen.',
      ],
      ['Knees like air too.', 'Les genoux aussi aiment l’air.', 'Auch Knie mögen frische Luft.'],
    ],
    shapes: {
      hiking: [
        'A webbing belt is built in, and the thigh pocket closes with a zip.',
        'Ceinture en sangle intégrée, poche de cuisse zippée.',
        'Mit eingebautem Gurtband und Beintasche mit Zip.',
      ],
      running: [
        'The inner brief is soft, the slit is high and the key pocket does not ring.',
        'Slip intérieur doux, fente haute, et la poche à clé ne tinte pas.',
        'Weiche Innenhose, hoher Schlitz, und in der Schlüsseltasche klappert nichts.',
      ],
    },
    closings: [
      [
        'They dry in the time it takes to cross the next field.',
        'Il sèche le temps de traverser le champ suivant.',
        'Sie trocknen, bis das nächste Feld überquert ist.',
      ],
      [
        'Swim in them; nobody will know.',
        'Nagez avec ; personne n’en saura rien.',
        'Auch zum Schwimmen; es merkt keiner.',
      ],
      ['Light as an excuse.', 'Léger comme une excuse.', 'Leicht wie eine Ausrede.'],
    ],
  },
  'base-layer': {
    openings: [
      [
        'What touches your skin decides the day.',
        'Ce qui touche la peau décide de la journée.',
        'Was auf der Haut liegt, entscheidet über den Tag.',
      ],
      [
        'Pack one, wear it for four days, apologise to nobody.',
        'Prenez-en un, portez-le quatre jours, sans vous excuser.',
        'Eins einpacken, vier Tage tragen, bei niemandem entschuldigen.',
      ],
      [
        'The first layer, and often the only one.',
        'La première couche, souvent la seule.',
        'Die erste Schicht, und oft die einzige.',
      ],
    ],
    shapes: {
      crew: [
        'A plain crew neck, long in the back so that it stays tucked in.',
        'Col rond tout simple, long dans le dos pour rester rentré.',
        'Schlichter Rundhals, hinten lang, damit es in der Hose bleibt.',
      ],
      'half-zip': [
        'Open the zip on the climb, close it in the wind; that is all the regulation most days need.',
        'Zip ouvert à la montée, fermé dans le vent : la plupart des jours n’en demandent pas plus.',
        'Zip auf im Anstieg, zu im Wind; mehr Regelung braucht kaum ein Tag.',
      ],
      hooded: [
        'The thin hood replaces hat and scarf until the snow comes.',
        'La fine capuche remplace bonnet et écharpe jusqu’à la neige.',
        'Die dünne Kapuze ersetzt Mütze und Schal, bis Schnee fällt.',
      ],
      tee: [
        'A T-shirt that a mountain hut and a good restaurant will both let in.',
        'Un tee-shirt admis au refuge comme dans un bon restaurant.',
        'Ein T-Shirt, das Hütte und gutes Lokal gleichermaßen einlassen.',
      ],
      tank: [
        'Wide at the shoulder blades, so that straps lie on skin that can take it.',
        'Dégagé aux omoplates, pour que les bretelles reposent bien.',
        'An den Schulterblättern frei geschnitten, damit Träger gut liegen.',
      ],
    },
    closings: [
      [
        'Wash it cold, dry it flat, keep it for years.',
        'Lavage à froid, séchage à plat, des années de service.',
        'Kalt waschen, liegend trocknen, jahrelang behalten.',
      ],
      [
        'It warms when it is damp and cools when it is dry.',
        'Humide il réchauffe, sec il rafraîchit.',
        'Feucht wärmt es, trocken kühlt es.',
      ],
      [
        'The farm is named on the label; ask the sheep.',
        'La ferme est nommée sur l’étiquette ; demandez aux moutons.',
        'Der Hof steht auf dem Etikett; die Schafe geben Auskunft.',
      ],
    ],
  },
  beanie: {
    openings: [
      [
        'A third of the argument against winter.',
        'Un tiers de l’argument contre l’hiver.',
        'Ein Drittel des Arguments gegen den Winter.',
      ],
      [
        'One hat for the frost, the ferry and the dog.',
        'Un bonnet pour le gel, le ferry et le chien.',
        'Eine Mütze für Frost, Fähre und Hund.',
      ],
      [
        'Knitted so thick that November asks before it comes in.',
        'Tricoté si épais que novembre frappe avant d’entrer.',
        'So dick gestrickt, dass der November anklopft.',
      ],
    ],
    shapes: {
      cuffed: [
        'The cuff turns twice over the ears.',
        'Le revers se replie deux fois sur les oreilles.',
        'Der Umschlag liegt doppelt über den Ohren.',
      ],
      pompom: [
        'The pompom comes off for washing and goes back on for morale.',
        'Le pompon se retire pour le lavage et se remet pour le moral.',
        'Der Bommel geht zum Waschen ab und für die Moral wieder dran.',
      ],
      slouch: [
        'A little longer, a little looser, for hair that will not be told.',
        'Un peu plus long, un peu plus ample, pour cheveux indociles.',
        'Etwas länger, etwas lockerer, für Haare mit eigenem Willen.',
      ],
    },
    closings: [
      [
        'It fits in a pocket and is missed at once when it is lost.',
        'Il tient dans une poche et manque dès qu’on le perd.',
        'Sie passt in jede Tasche und fehlt sofort, wenn sie weg ist.',
      ],
      [
        'One size, because heads are more alike than they think.',
        'Taille unique : les têtes se ressemblent plus qu’elles ne croient.',
        'Eine Größe, denn Köpfe sind sich ähnlicher, als sie denken.',
      ],
    ],
  },
  cap: {
    openings: [
      ['Shade you can carry.', 'De l’ombre à emporter.', 'Schatten zum Mitnehmen.'],
      [
        'For glare, drizzle and unbrushed mornings.',
        'Pour l’éblouissement, le crachin et les matins mal coiffés.',
        'Gegen Blendung, Nieselregen und ungekämmte Morgen.',
      ],
      [
        'It has seen more summits than most boots.',
        'Elle a vu plus de sommets que bien des chaussures.',
        'Sie hat mehr Gipfel gesehen als die meisten Schuhe.',
      ],
    ],
    shapes: {
      'five-panel': [
        'Five panels and a brim that folds flat into a jacket pocket.',
        'Cinq panneaux et une visière qui se plie dans la poche.',
        'Fünf Bahnen und ein Schirm, der flach in die Jackentasche passt.',
      ],
      trucker: [
        'Mesh behind, cloth in front, air in between.',
        'Filet derrière, tissu devant, de l’air entre les deux.',
        'Hinten Netz, vorne Stoff, dazwischen Luft.',
      ],
      bucket: [
        'A brim all round, stiff enough for wind and soft enough for a bag.',
        'Un bord tout autour, ferme au vent, souple au fond du sac.',
        'Rundum Krempe, fest genug für Wind, weich genug für die Tasche.',
      ],
    },
    closings: [
      [
        'The sweatband comes clean in a stream.',
        'Le bandeau se rince au ruisseau.',
        'Das Schweißband wird im Bach wieder sauber.',
      ],
      [
        'Adjusts with one hand, even in a wind.',
        'Se règle d’une main, même dans le vent.',
        'Mit einer Hand verstellbar, auch bei Wind.',
      ],
    ],
  },
  gloves: {
    openings: [
      [
        'Hands do the work; these do the weather.',
        'Les mains font le travail, ceux-ci font face au temps.',
        'Die Hände machen die Arbeit, diese hier das Wetter.',
      ],
      [
        'For ropes, poles, dogs and door handles in January.',
        'Pour les cordes, les bâtons, les chiens et les poignées de janvier.',
        'Für Seile, Stöcke, Hunde und Türklinken im Januar.',
      ],
      [
        'Warm enough to wait, thin enough to tie a knot.',
        'Assez chauds pour attendre, assez fins pour nouer.',
        'Warm genug zum Warten, dünn genug für einen Knoten.',
      ],
    ],
    shapes: {
      liner: [
        'A liner that lives in the chest pocket and works under anything thicker.',
        'Un sous-gant qui vit dans la poche et se glisse sous tout le reste.',
        'Ein Innenhandschuh für die Brusttasche, passt unter jeden dickeren.',
      ],
      insulated: [
        'Insulated at the back of the hand, thin in the palm, long at the wrist.',
        'Isolé sur le dos, fin dans la paume, long au poignet.',
        'Am Handrücken isoliert, in der Fläche dünn, am Gelenk lang.',
      ],
      mitten: [
        'Fingers keep each other company in here, and that is the trick.',
        'Les doigts s’y tiennent compagnie : voilà le secret.',
        'Hier leisten sich die Finger Gesellschaft. Das ist der ganze Trick.',
      ],
    },
    closings: [
      [
        'A loop at the cuff keeps them when you take them off.',
        'Une boucle au poignet les retient quand on les enlève.',
        'Eine Schlaufe hält sie fest, wenn Sie sie ausziehen.',
      ],
      [
        'Sold in pairs; lost one at a time, and we sell singles too.',
        'Vendus par paire ; perdus à l’unité, et nous vendons aussi l’unité.',
        'Paarweise verkauft, einzeln verloren; wir liefern auch einzeln nach.',
      ],
    ],
  },
  socks: {
    openings: [
      [
        'The cheapest way to better boots.',
        'Le moyen le moins cher d’avoir de meilleures chaussures.',
        'Der günstigste Weg zu besseren Stiefeln.',
      ],
      [
        'Knitted left and right, because feet are.',
        'Tricotées gauche et droite, comme les pieds.',
        'Links und rechts gestrickt, wie Füße eben sind.',
      ],
      [
        'No seam at the toe, no quarrel at the heel.',
        'Pas de couture aux orteils, pas de dispute au talon.',
        'Keine Naht an den Zehen, kein Streit an der Ferse.',
      ],
    ],
    shapes: {
      crew: [
        'Crew height: above the boot, below the calf.',
        'Mi-mollet : au-dessus de la chaussure, sous le mollet.',
        'Wadenhoch: über dem Schaft, unter der Wade.',
      ],
      knee: [
        'Knee height, with a band that holds without leaving a mark.',
        'Hautes, avec un bord qui tient sans marquer.',
        'Kniehoch, mit einem Bund, der hält, ohne Spuren zu lassen.',
      ],
      ankle: [
        'Ankle height with a tab, so that grit stays outside.',
        'Basses, avec une languette qui arrête les graviers.',
        'Knöchelhoch mit Lasche, damit der Split draußen bleibt.',
      ],
    },
    closings: [
      ['Buy two pairs, wear one.', 'Achetez-en deux paires, portez-en une.', 'Zwei Paar kaufen, eines tragen.'],
      [
        'Guaranteed against holes for three years, even that one.',
        'Garanties trois ans contre les trous, même celui-là.',
        'Drei Jahre Garantie gegen Löcher, auch gegen dieses eine.',
      ],
    ],
  },
} as const satisfies Record<string, Phrases>;
