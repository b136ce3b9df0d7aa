import type { Phrases } from './phrase-kinds.ts';

export const outerwearPhrases = {
  'shell-jacket': {
    openings: [
      [
        'For days that start dry and end otherwise.',
        'Pour les journées qui commencent au sec et finissent autrement.',
        'Für Tage, die trocken anfangen und anders aufhören.',
      ],
      [
        'The jacket that goes in first when the pack is half full.',
        'La veste qu’on glisse en premier quand le sac est à moitié plein.',
        'Die Jacke, die zuerst in den Rucksack kommt.',
      ],
      [
        'Drawn on a wet hillside, by people who had left theirs at home.',
        'Dessinée sur un versant trempé, par des gens qui avaient oublié la leur.',
        'Entworfen an einem nassen Hang, von Leuten ohne Jacke.',
      ],
      [
        'Weather has the whole day; this jacket has longer.',
        'Le mauvais temps a toute la journée ; cette veste a plus de temps encore.',
        'Das Wetter hat den ganzen Tag Zeit. Diese Jacke auch.',
      ],
    ],
    shapes: {
      alpine: [
        'Cut close and long enough to sit under a harness, with sleeves that stay put when you reach.',
        'Coupe près du corps, assez longue sous un baudrier, manches qui restent en place quand on tend le bras.',
        'Körpernah und lang genug für den Klettergurt, und die Ärmel bleiben, wo sie sind, wenn Sie nach oben greifen.',
      ],
      parka: [
        'It falls to mid-thigh and closes twice, so the bus stop counts as shelter.',
        'Elle descend à mi-cuisse et se ferme deux fois : l’arrêt de bus devient un abri.',
        'Sie reicht bis zum Oberschenkel und schließt doppelt; so wird die Bushaltestelle zum Unterstand.',
      ],
      anorak: [
        'Over the head it goes, with one big pocket where the map, the gloves and half a sandwich live.',
        'Elle s’enfile par la tête, avec une grande poche pour la carte, les gants et un demi-sandwich.',
        'Über den Kopf gezogen, mit einer großen Tasche für Karte, Handschuhe und ein halbes Brot.',
      ],
      windshell: [
        'At the weight of an apple there is no reason to leave it behind.',
        'Au poids d’une pomme, aucune raison de la laisser.',
        'Sie wiegt so viel wie ein Apfel, also gibt es keinen Grund, sie dazulassen.',
      ],
      rain: [
        'A roomy cut lets air move underneath, and the hood keeps the rain off your glasses.',
        'La coupe ample laisse circuler l’air, et la capuche protège même les lunettes.',
        'Der weite Schnitt lässt Luft zirkulieren, und die Kapuze hält den Regen sogar von der Brille fern.',
      ],
    },
    closings: [
      [
        'The seams are the last thing you will notice, which is the point.',
        'Les coutures sont la dernière chose qu’on remarque, et c’est voulu.',
        'Die Nähte fallen zuletzt auf. Genau so soll es sein.',
      ],
      [
        'Three washes in, it beads like new.',
        'Après trois lavages, l’eau perle comme au premier jour.',
        'Nach drei Wäschen perlt das Wasser ab wie am ersten Tag.',
      ],
      [
        'Quiet cloth, quiet colour, a very loud opinion on rain.',
        'Tissu discret, couleur discrète, avis tranché sur la pluie.',
        'Leiser Stoff, ruhige Farbe, klare Meinung zum Regen.',
      ],
    ],
  },
  puffer: {
    openings: [
      [
        'Warmth for people who stop to look at things.',
        'De la chaleur pour qui s’arrête regarder.',
        'Wärme für Leute, die stehen bleiben und schauen.',
      ],
      [
        'The last layer on at the summit and the first one on at camp.',
        'La dernière couche au sommet, la première au camp.',
        'Am Gipfel die letzte Schicht, im Lager die erste.',
      ],
      [
        'Cold mornings are a matter of ten seconds with this one.',
        'Avec elle, le froid du matin dure dix secondes.',
        'Kalte Morgen dauern mit ihr zehn Sekunden.',
      ],
    ],
    shapes: {
      hooded: [
        'The hood is insulated as well as the body, and closes around a hat.',
        'La capuche est aussi garnie que le corps et se ferme sur un bonnet.',
        'Die Kapuze ist so warm wie der Rest und schließt über der Mütze.',
      ],
      collar: [
        'A high, soft collar instead of a hood, so that it sits neatly below a shell.',
        'Un col haut et doux plutôt qu’une capuche, net sous une veste imperméable.',
        'Ein hoher, weicher Kragen statt Kapuze, damit sie unter die Regenjacke passt.',
      ],
      vest: [
        'No sleeves, no bulk: warm where the heat is lost, free where the work is done.',
        'Sans manches ni volume : chaud au buste, libre aux bras.',
        'Ohne Ärmel, ohne Masse: warm am Rumpf, frei in den Armen.',
      ],
      parka: [
        'Long, with a two-way zip, for standing about in winter with a clear conscience.',
        'Longue, zip double curseur, pour attendre l’hiver la conscience tranquille.',
        'Lang, mit Zwei-Wege-Zip, um im Winter mit gutem Gewissen herumzustehen.',
      ],
      hybrid: [
        'Filled in front and knitted at the sides, it lets heat out when you move.',
        'Garnie devant, tricotée sur les côtés, elle laisse sortir la chaleur en mouvement.',
        'Vorne gefüllt, seitlich gestrickt: Wer sich bewegt, wird nicht gekocht.',
      ],
    },
    closings: [
      [
        'Squeezed small for the climb, it is back to full loft before the stove is lit.',
        'Compressée pour la montée, elle a repris son gonflant avant que le réchaud s’allume.',
        'Im Aufstieg klein gepackt, ist sie wieder voll, bevor der Kocher brennt.',
      ],
      [
        'The baffles are narrow where you bend and wide where you do not.',
        'Les boudins sont étroits là où l’on plie, larges ailleurs.',
        'Die Kammern sind schmal, wo Sie sich beugen, und sonst breit.',
      ],
      [
        'It looks as good with a rope as with a bicycle.',
        'Elle va aussi bien avec une corde qu’avec un vélo.',
        'Sie steht zu einem Seil so gut wie zu einem Fahrrad.',
      ],
    ],
  },
  fleece: {
    openings: [
      [
        'The layer that never quite leaves the chair by the door.',
        'La couche qui ne quitte jamais vraiment la chaise de l’entrée.',
        'Die Schicht, die immer auf dem Stuhl neben der Tür liegt.',
      ],
      ['Plain fleece, done properly.', 'De la polaire, faite comme il faut.', 'Einfach Fleece, aber richtig.'],
      [
        'Made for the hour between too warm and too cold.',
        'Faite pour l’heure entre trop chaud et trop froid.',
        'Für die Stunde zwischen zu warm und zu kalt.',
      ],
    ],
    shapes: {
      'full-zip': [
        'A full zip from hem to chin makes it easy to open on the move.',
        'Le zip intégral s’ouvre en marchant, de l’ourlet au menton.',
        'Der durchgehende Zip vom Saum bis zum Kinn öffnet sich im Gehen.',
      ],
      'half-zip': [
        'The half zip leaves the front smooth under a hip belt.',
        'Le demi-zip laisse l’avant lisse sous une ceinture.',
        'Der halbe Zip lässt die Front glatt unter dem Hüftgurt.',
      ],
      hooded: [
        'The hood is cut like a balaclava and fits beneath a helmet.',
        'La capuche taillée comme une cagoule passe sous un casque.',
        'Die Kapuze sitzt wie eine Sturmhaube und passt unter den Helm.',
      ],
      pile: [
        'Deep pile outside, a smooth yoke at the shoulders where straps would wear it down.',
        'Fourrure épaisse, empiècement lisse aux épaules là où les bretelles frottent.',
        'Tiefer Flor außen, glatte Schulterpartie, wo Träger sonst scheuern.',
      ],
      vest: [
        'Without sleeves it fits under anything and over nearly everything.',
        'Sans manches, elle passe sous tout et sur presque tout.',
        'Ohne Ärmel passt sie unter alles und über fast alles.',
      ],
    },
    closings: [
      [
        'Worn daily, it pills less than you would think and smells of woodsmoke sooner.',
        'Portée chaque jour, elle bouloche moins qu’on ne croit et sent vite le feu de bois.',
        'Täglich getragen, fusselt sie weniger als gedacht und riecht bald nach Holzfeuer.',
      ],
      [
        'It dries on a hut line overnight.',
        'Elle sèche en une nuit sur la corde du refuge.',
        'Auf der Hüttenleine trocknet sie über Nacht.',
      ],
      [
        'Pockets deep enough for cold hands and warm chestnuts.',
        'Des poches assez profondes pour des mains froides et des marrons chauds.',
        'Taschen, tief genug für kalte Hände und heiße Maronen.',
      ],
    ],
  },
} as const satisfies Record<string, Phrases>;
