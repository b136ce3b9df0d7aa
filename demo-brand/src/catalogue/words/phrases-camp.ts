import type { Phrases } from './phrase-kinds.ts';

export const campPhrases = {
  tent: {
    openings: [
      [
        'A small house with a very good view.',
        'Une petite maison avec une très belle vue.',
        'Ein kleines Haus mit sehr guter Aussicht.',
      ],
      [
        'Pitched in the dark, admired in the morning.',
        'Montée dans le noir, admirée au matin.',
        'Im Dunkeln aufgebaut, am Morgen bewundert.',
      ],
      ['Four walls, no door bell.', 'Quatre murs, pas de sonnette.', 'Vier Wände, keine Klingel.'],
    ],
    shapes: {
      dome: [
        'The crossed poles stand by themselves on rock, sand or a wooden deck.',
        'Les arceaux croisés tiennent seuls sur le rocher, le sable ou un plancher.',
        'Die gekreuzten Stangen stehen frei auf Fels, Sand oder Holzdeck.',
      ],
      tunnel: [
        'The tunnel gives the most room for its weight, and points its nose into the wind.',
        'Le tunnel offre le plus d’espace pour son poids et met le nez au vent.',
        'Der Tunnel bietet den meisten Platz fürs Gewicht und hält die Nase in den Wind.',
      ],
      geodesic: [
        'Five poles cross nine times; snow may lie on it until you wake.',
        'Cinq arceaux, neuf croisements : la neige peut s’y poser jusqu’au réveil.',
        'Fünf Stangen, neun Kreuzungen; der Schnee darf liegen, bis Sie wach sind.',
      ],
      tarp: [
        'Two trees or two poles, six lines, and the rain becomes something to listen to.',
        'Deux arbres ou deux bâtons, six cordelettes, et la pluie devient une musique.',
        'Zwei Bäume oder zwei Stöcke, sechs Leinen, und der Regen wird zu Musik.',
      ],
    },
    closings: [
      [
        'Vents high and low keep the inside dry through a cold night.',
        'Les aérations hautes et basses gardent l’intérieur sec par nuit froide.',
        'Lüfter oben und unten halten es innen trocken, auch in kalten Nächten.',
      ],
      [
        'Every part can be bought singly, down to the last peg.',
        'Chaque pièce s’achète à l’unité, jusqu’au dernier piquet.',
        'Jedes Teil gibt es einzeln, bis zum letzten Hering.',
      ],
      [
        'The pocket by your head is exactly where you reach for it.',
        'La poche près de la tête est là où la main la cherche.',
        'Die Tasche am Kopfende ist genau da, wo Sie hingreifen.',
      ],
    ],
  },
  'sleeping-bag': {
    openings: [
      [
        'Eight hours are part of the route.',
        'Huit heures de sommeil font partie de l’itinéraire.',
        'Acht Stunden Schlaf gehören zur Route.',
      ],
      [
        'For nights when the water bottle freezes and you do not.',
        'Pour les nuits où la gourde gèle, mais pas vous.',
        'Für Nächte, in denen die Flasche friert, Sie aber nicht.',
      ],
      ['Warm feet, clear sky.', 'Pieds chauds, ciel clair.', 'Warme Füße, klarer Himmel.'],
    ],
    shapes: {
      mummy: [
        'Cut to the body, wider at the knees so that you may sleep on your side.',
        'Coupe près du corps, plus large aux genoux pour dormir sur le côté.',
        'Körpernah geschnitten, am Knie weiter, damit auch Seitenschläfer schlafen.',
      ],
      rectangular: [
        'Square at the corners; unzipped it is a blanket for two and a dog.',
        'Aux angles droits ; ouvert, c’est une couverture pour deux et un chien.',
        'Rechteckig; aufgezippt eine Decke für zwei und einen Hund.',
      ],
      quilt: [
        'No zip, no hood, no cold back: it straps to the mat and saves half a kilo.',
        'Ni zip, ni capuche, ni dos froid : elle s’attache au matelas et gagne un demi-kilo.',
        'Kein Zip, keine Kapuze, kein kalter Rücken: auf die Matte geschnallt spart er ein halbes Kilo.',
      ],
    },
    closings: [
      [
        'The comfort figure is the one we print, not the one you survive.',
        'Nous imprimons la température de confort, pas celle de survie.',
        'Wir drucken die Komforttemperatur, nicht die Überlebensgrenze.',
      ],
      [
        'Air it at breakfast and it is ready again by night.',
        'Aéré au petit déjeuner, il est prêt pour la nuit.',
        'Beim Frühstück gelüftet, ist er abends wieder bereit.',
      ],
      [
        'The zip can be found by touch and closed by a sleepy hand.',
        'Le zip se trouve à tâtons et se ferme d’une main endormie.',
        'Der Zip lässt sich blind finden und im Halbschlaf schließen.',
      ],
    ],
  },
  bottle: {
    openings: [
      ['Water tastes better uphill.', 'L’eau a meilleur goût en montée.', 'Bergauf schmeckt Wasser besser.'],
      [
        'Dented once, yours for ever.',
        'Une bosse, et elle est à vous pour toujours.',
        'Eine Delle, und sie gehört Ihnen für immer.',
      ],
      [
        'From the tap at home to the spring above the hut.',
        'Du robinet de la maison à la source au-dessus du refuge.',
        'Vom Hahn zu Hause zur Quelle über der Hütte.',
      ],
    ],
    shapes: {
      narrow: [
        'The narrow neck pours without a splash and fits every cup holder.',
        'Le col étroit verse sans éclabousser et va dans tout porte-gobelet.',
        'Der schmale Hals gießt ohne Spritzer und passt in jeden Halter.',
      ],
      wide: [
        'The wide neck takes ice, soup and a washing-up brush.',
        'Le col large accepte glaçons, soupe et goupillon.',
        'Der weite Hals nimmt Eis, Suppe und eine Spülbürste.',
      ],
      mug: [
        'A mug with a lid that does not drip on the map.',
        'Un mug dont le couvercle ne goutte pas sur la carte.',
        'Ein Becher, dessen Deckel nicht auf die Karte tropft.',
      ],
    },
    closings: [
      [
        'The seal is a spare part, as seals should be.',
        'Le joint est une pièce détachée, comme il se doit.',
        'Die Dichtung gibt es als Ersatzteil, wie es sich gehört.',
      ],
      ['No plastic touches the water.', 'Aucun plastique au contact de l’eau.', 'Kein Plastik berührt das Wasser.'],
    ],
  },
  headlamp: {
    openings: [
      [
        'For the descent that took longer than the guidebook.',
        'Pour la descente plus longue que dans le topo.',
        'Für den Abstieg, der länger dauert als im Führer.',
      ],
      [
        'Light where you look and nowhere else.',
        'De la lumière là où vous regardez, et nulle part ailleurs.',
        'Licht, wo Sie hinschauen, und nirgends sonst.',
      ],
      [
        'Alpine starts are easier when you can find your socks.',
        'Un départ de nuit est plus simple quand on trouve ses chaussettes.',
        'Frühstarts fallen leichter, wenn man die Socken findet.',
      ],
    ],
    shapes: {
      strap: [
        'One big button, three steps, and a lock that keeps it dark in the bag.',
        'Un gros bouton, trois intensités, et un verrou qui le garde éteint dans le sac.',
        'Ein großer Knopf, drei Stufen und eine Sperre, damit sie im Rucksack dunkel bleibt.',
      ],
    },
    closings: [
      [
        'The band comes off and goes in the wash.',
        'Le bandeau se détache et passe à la machine.',
        'Das Band geht ab und in die Waschmaschine.',
      ],
      [
        'When the battery is low it says so, in good time.',
        'Quand la batterie baisse, elle prévient à temps.',
        'Wird der Akku schwach, sagt sie es rechtzeitig.',
      ],
    ],
  },
  'trekking-poles': {
    openings: [
      [
        'Two more legs for the long way down.',
        'Deux jambes de plus pour la longue descente.',
        'Zwei Beine mehr für den langen Weg hinunter.',
      ],
      ['Your knees asked for these.', 'Vos genoux les ont demandés.', 'Ihre Knie haben darum gebeten.'],
      ['Rhythm, in pairs.', 'Le rythme, par paire.', 'Rhythmus, paarweise.'],
    ],
    shapes: {
      folding: [
        'Three sections fold to the length of a forearm and snap straight by themselves.',
        'Trois brins se plient à la longueur d’un avant-bras et se redressent seuls.',
        'Drei Segmente falten sich auf Unterarmlänge und rasten von selbst ein.',
      ],
      telescopic: [
        'Two clamps set the length to the centimetre, with gloves on.',
        'Deux serrages règlent la longueur au centimètre, gants aux mains.',
        'Zwei Klemmen stellen die Länge zentimetergenau ein, auch mit Handschuhen.',
      ],
    },
    closings: [
      [
        'The tips are steel, and cost less than a coffee to replace.',
        'Les pointes sont en acier et se remplacent pour moins qu’un café.',
        'Die Spitzen sind aus Stahl und kosten als Ersatz weniger als ein Kaffee.',
      ],
      [
        'One of them holds up a tarp when asked.',
        'L’un des deux tient un tarp, si on le lui demande.',
        'Einer davon hält auf Wunsch das Tarp.',
      ],
    ],
  },
  stove: {
    openings: [
      [
        'Coffee is the reason people leave the tent.',
        'Le café est la raison de sortir de la tente.',
        'Kaffee ist der Grund, das Zelt zu verlassen.',
      ],
      [
        'A litre of water, a little patience, a large view.',
        'Un litre d’eau, un peu de patience, une grande vue.',
        'Ein Liter Wasser, etwas Geduld, viel Aussicht.',
      ],
    ],
    shapes: {
      canister: [
        'It screws on, folds out and weighs as much as the spoon.',
        'Il se visse, se déplie et pèse autant que la cuillère.',
        'Aufgeschraubt, ausgeklappt, so schwer wie der Löffel.',
      ],
      system: [
        'Burner and pot lock together, and the heat stays where the soup is.',
        'Brûleur et popote se verrouillent : la chaleur reste sous la soupe.',
        'Brenner und Topf rasten ein, und die Hitze bleibt bei der Suppe.',
      ],
    },
    closings: [
      [
        'It boils half a litre in under three minutes, wind or no wind.',
        'Un demi-litre bout en moins de trois minutes, vent ou pas.',
        'Ein halber Liter kocht in unter drei Minuten, Wind hin oder her.',
      ],
      [
        'Everything packs into the pot, matches included.',
        'Tout se range dans la popote, allumettes comprises.',
        'Alles passt in den Topf, auch die Streichhölzer.',
      ],
    ],
  },
} as const satisfies Record<string, Phrases>;
