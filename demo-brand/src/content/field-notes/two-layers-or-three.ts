import type { FieldNote } from './field-note.ts';

export const twoLayersOrThree: FieldNote = {
  slug: 'two-layers-or-three',
  title: ['Two layers or three?', 'Deux couches ou trois ?', 'Zwei Lagen oder drei?'],
  summary: [
    'What the number on a shell means, and when it does not matter.',
    'Ce que dit le chiffre d’une veste, et quand il ne compte pas.',
    'Was die Zahl auf einer Jacke bedeutet, und wann sie egal ist.',
  ],
  eyebrow: ['Guide', 'Guide', 'Ratgeber'],
  tags: ['guides', 'materials'],
  publishedOn: '2026-10-01',
  layout: 'standard',
  scene: 'forest-7-day-rain',
  sceneAlt: ['Rain over grey ridges', 'Pluie sur des crêtes grises', 'Regen über grauen Kämmen'],
  products: {
    categoryId: '1110',
    title: ['Shells, in both numbers', 'Des vestes, dans les deux chiffres', 'Jacken mit beiden Zahlen'],
  },
  body: {
    en: `
A waterproof jacket keeps you dry with a film that is thinner than paper and about as tough. Everything else in the cloth is there to look after that film. When a label says two layers or three, it is telling you how the film is looked after, and that decides what the jacket feels like, how long it lasts and what it costs. It says nothing about how waterproof the jacket is.

## What is in the cloth

The outer layer is a woven fabric, usually nylon or polyester. It takes the branches, the rock and the pack. On its surface sits a water-repellent finish that makes rain roll off in beads. Behind it is the film, the membrane, which holds back water drops and lets water vapour through. So far all shells are alike. The difference is what comes next, on your side.

- Two layers: outer fabric and film are bonded, and a loose lining hangs inside to protect the film.
- Two and a half: the lining is replaced by a thin print or coating on the film itself.
- Three layers: a fine knit is bonded to the inside, so that fabric, film and knit become one cloth.

## What you notice when you wear it

A loose lining is pleasant. It slides over a jumper, it feels like an ordinary coat, and on a cold platform it is the cosiest of the three. It also weighs more, takes its time to dry and moves about under the straps of a pack. Two-layer shells belong in town, on the school run and on short walks, and they do well there.

Two and a half layers pack down to the size of a large apple and weigh very little. The price is the feel: when you sweat, the print is what touches your arm, and it can be clammy. A long-sleeved base layer solves most of that. The print also wears off first where the shoulder straps rub.

Three layers feel stiffer in the shop and better on the hill. The knit spreads moisture over a larger surface, so that you feel drier at the same effort, and it shields the film from skin, dirt and rubbing. Nothing hangs loose, nothing bunches up. This is the cloth for heavy packs, long days and people who wear the same jacket two hundred times a year.

## When the number matters

Think of the heaviest pack you carry more than twice a year. With less than six kilos, or none, you may choose by feel and by price; the difference is mostly in your head. With ten to sixteen kilos for days on end, it is on your shoulders, and three layers will outlast the alternatives by years.

Then think of how the jacket spends its time. If it lives in the pack as insurance, weight and bulk decide, and two and a half is right. If it lives on your back, take three. If it mostly lives on a hook by the front door, take two layers and spend the difference on good [socks](category:7300).

## When it does not

No number of layers helps against a hood that does not turn with your head, cuffs that cannot be closed over gloves, or a hem that ends where the rucksack belt begins. Put on everything you would wear beneath, lift both arms, look over your shoulder. If the jacket comes along, it fits. Vents under the arms do more for your climate than any figure on a hangtag, because an open zip lets out more damp air than the best film.

Nor does the number help a dirty jacket. Sweat, sunscreen and smoke clog the finish, the outer fabric soaks up water, and a wet outer fabric keeps vapour in. People then say that the jacket leaks, when in truth they are damp from the inside. A wash and twenty minutes of warmth bring most shells back; we have written down [how to wash one](/pages/washing-a-shell).

Whichever you take, look at the seams now and then, and send it to [our bench](/pages/repairs) before a small tear becomes a long one. The shells we make are here, for [women](category:1110) and for [men](category:2110). The number of layers is on every product page, next to the weight.
`,
    fr: `
Une veste imperméable vous garde au sec grâce à un film plus mince que du papier, et à peu près aussi solide. Tout le reste du tissu est là pour le protéger. Quand l’étiquette annonce deux couches ou trois, elle dit comment ce film est protégé, et c’est ce qui décide du confort de la veste, de sa durée de vie et de son prix. Elle ne dit rien de son imperméabilité.

## De quoi le tissu est fait

La couche extérieure est un tissu, en général de nylon ou de polyester. Elle encaisse les branches, le rocher et le sac. Un traitement déperlant, à sa surface, fait rouler la pluie en gouttes. Derrière se trouve le film, la membrane, qui arrête l’eau liquide et laisse passer la vapeur. Jusque-là, toutes les vestes se ressemblent. La différence vient ensuite, de votre côté.

- Deux couches : tissu et film sont contrecollés, et une doublure libre protège le film à l’intérieur.
- Deux couches et demie : une fine impression ou une enduction, posée sur le film, remplace la doublure.
- Trois couches : une maille fine est collée à l’intérieur ; tissu, film et maille ne font plus qu’un.

## Ce que l’on sent en la portant

Une doublure libre est agréable. Elle glisse sur un pull, on croirait un manteau ordinaire, et sur un quai de gare en janvier, c’est la plus douillette des trois. Elle pèse aussi davantage, sèche sans se presser et se déplace sous les bretelles. Les vestes à deux couches sont faites pour la ville, le chemin de l’école et les petites balades, et elles y sont très bien.

Deux couches et demie se replient jusqu’à la taille d’une grosse pomme et ne pèsent presque rien. Cela se paie au toucher : dès qu’on transpire, c’est l’impression qui touche le bras, et elle peut coller. Une première couche à manches longues règle presque tout. L’impression s’use d’abord là où frottent les bretelles.

Trois couches paraissent plus raides au magasin et meilleures en montagne. La maille étale l’humidité sur une plus grande surface, si bien qu’à effort égal on se sent plus sec, et elle met le film à l’abri de la peau, de la saleté et des frottements. Rien ne pend, rien ne fait de plis. C’est le tissu des sacs lourds, des longues journées et de ceux qui portent la même veste deux cents fois par an.

## Quand le chiffre compte

Pensez au sac le plus lourd que vous portez plus de deux fois par an. À moins de six kilos, ou sans sac, choisissez au toucher et au prix : la différence est surtout dans la tête. Avec dix à seize kilos plusieurs jours de suite, elle est sur les épaules, et les trois couches dureront des années de plus que les autres.

Demandez-vous ensuite où la veste passe son temps. Si elle vit au fond du sac, comme une assurance, le poids et le volume décident : deux couches et demie. Si elle vit sur votre dos, prenez-en trois. Si elle vit surtout au portemanteau de l’entrée, prenez-en deux et mettez la différence dans de bonnes [chaussettes](category:7300).

## Quand il ne compte pas

Aucun chiffre ne rattrape une capuche qui ne suit pas la tête, des poignets qui ne ferment pas sur les gants ou un ourlet qui s’arrête où commence la ceinture du sac. Enfilez tout ce que vous porteriez dessous, levez les deux bras, regardez par-dessus l’épaule. Si la veste suit, elle est à votre taille. Des aérations sous les bras font plus pour votre climat que n’importe quel nombre sur l’étiquette : un zip ouvert laisse sortir plus d’air humide que le meilleur des films.

Le chiffre ne sauve pas non plus une veste sale. La sueur, la crème solaire et la fumée étouffent le traitement, le tissu extérieur boit l’eau, et un tissu gorgé d’eau retient la vapeur. On dit alors que la veste fuit, quand on est mouillé de l’intérieur. Un lavage et vingt minutes de chaleur en remettent la plupart d’aplomb ; nous avons noté [comment s’y prendre](/pages/washing-a-shell).

Quel que soit votre choix, regardez les coutures de temps en temps, et envoyez la veste à [notre atelier](/pages/repairs) avant qu’un petit accroc n’en devienne un grand. Les nôtres sont ici, pour [elle](category:1110) et pour [lui](category:2110). Le nombre de couches figure sur chaque fiche, à côté du poids.
`,
    de: `
Eine wasserdichte Jacke hält Sie mit einem Film trocken, der dünner ist als Papier und ungefähr so robust. Alles andere am Stoff ist dazu da, auf diesen Film aufzupassen. Steht auf dem Etikett zwei Lagen oder drei, dann verrät es, wie der Film geschützt ist, und davon hängt ab, wie sich die Jacke anfühlt, wie lange sie hält und was sie kostet. Wie wasserdicht sie ist, sagt die Zahl nicht.

## Woraus der Stoff besteht

Außen liegt ein Gewebe, meist Nylon oder Polyester. Es steckt Äste, Fels und Rucksack weg. Auf seiner Oberfläche sitzt eine Imprägnierung, von der der Regen abperlt. Dahinter kommt der Film, die Membran: Wassertropfen hält sie auf, Wasserdampf lässt sie durch. Bis hierher gleichen sich alle Jacken. Der Unterschied liegt auf Ihrer Seite.

- Zwei Lagen: Oberstoff und Film sind verklebt, innen hängt ein loses Futter, das den Film schützt.
- Zweieinhalb Lagen: Statt des Futters liegt ein dünner Druck oder eine Beschichtung direkt auf dem Film.
- Drei Lagen: Innen ist ein feines Gewirk aufgeklebt, Oberstoff, Film und Gewirk werden ein einziger Stoff.

## Was Sie beim Tragen merken

Ein loses Futter ist angenehm. Es gleitet über den Pullover, fühlt sich an wie ein gewöhnlicher Mantel und ist auf dem kalten Bahnsteig das gemütlichste der drei. Es wiegt aber mehr, trocknet gemächlich und verrutscht unter den Trägern. Zweilagige Jacken gehören in die Stadt, auf den Schulweg und auf kurze Runden, und dort machen sie sich gut.

Zweieinhalb Lagen lassen sich auf die Größe eines dicken Apfels packen und wiegen sehr wenig. Den Preis zahlt die Haut: Wer schwitzt, hat den Druck am Arm, und der kann kleben. Eine langärmelige erste Schicht löst das meiste davon. Der Druck reibt sich zuerst dort ab, wo die Träger scheuern.

Drei Lagen wirken im Laden steifer und am Berg besser. Das Gewirk verteilt die Feuchtigkeit auf mehr Fläche, sodass Sie sich bei gleicher Anstrengung trockener fühlen, und es hält Haut, Schmutz und Reibung vom Film fern. Nichts hängt lose, nichts wirft Falten. Das ist der Stoff für schwere Rucksäcke, lange Tage und Leute, die dieselbe Jacke zweihundertmal im Jahr anziehen.

## Wann die Zahl zählt

Denken Sie an den schwersten Rucksack, den Sie öfter als zweimal im Jahr tragen. Unter sechs Kilo oder ganz ohne dürfen Gefühl und Preis entscheiden; der Unterschied ist vor allem im Kopf. Mit zehn bis sechzehn Kilo über mehrere Tage ist er auf den Schultern, und drei Lagen halten um Jahre länger als die Alternativen.

Denken Sie dann daran, wo die Jacke ihre Zeit verbringt. Liegt sie als Versicherung im Rucksack, zählen Gewicht und Packmaß: zweieinhalb. Ist sie meist am Körper, nehmen Sie drei. Hängt sie vor allem am Haken neben der Haustür, nehmen Sie zwei und stecken den Rest des Geldes in gute [Socken](category:7300).

## Wann sie egal ist

Keine Zahl hilft gegen eine Kapuze, die sich nicht mit dem Kopf dreht, gegen Bündchen, die nicht über den Handschuh gehen, oder gegen einen Saum, der dort endet, wo der Hüftgurt anfängt. Ziehen Sie alles an, was Sie darunter tragen würden, heben Sie beide Arme, schauen Sie über die Schulter. Kommt die Jacke mit, dann passt sie. Belüftungen unter den Armen tun mehr für Ihr Klima als jeder Wert auf dem Anhänger, denn ein offener Zip lässt mehr feuchte Luft hinaus als der beste Film.

Auch einer schmutzigen Jacke hilft die Zahl nicht. Schweiß, Sonnencreme und Rauch setzen die Imprägnierung zu, der Oberstoff saugt sich voll, und ein nasser Oberstoff hält den Dampf drinnen. Dann heißt es, die Jacke sei undicht, dabei ist man von innen feucht. Eine Wäsche und zwanzig Minuten Wärme bringen die meisten wieder in Form; [wie das geht](/pages/washing-a-shell), haben wir aufgeschrieben.

Was immer Sie nehmen: Sehen Sie ab und zu nach den Nähten und schicken Sie die Jacke auf [unsere Werkbank](/pages/repairs), bevor aus einem kleinen Riss ein langer wird. Unsere Jacken finden Sie hier, für [Damen](category:1110) und für [Herren](category:2110). Die Zahl der Lagen steht auf jeder Produktseite, gleich neben dem Gewicht.
`,
  },
};
