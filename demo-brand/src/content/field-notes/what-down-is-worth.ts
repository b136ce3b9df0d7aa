import type { FieldNote } from './field-note.ts';

export const whatDownIsWorth: FieldNote = {
  slug: 'what-down-is-worth',
  title: ['What down is worth', 'Ce que vaut le duvet', 'Was Daune wert ist'],
  summary: [
    'Fill power, fill weight, and the weather in which neither helps.',
    'Le pouvoir gonflant, le poids de garnissage, et le temps où ni l’un ni l’autre n’aide.',
    'Bauschkraft, Füllgewicht und das Wetter, bei dem beides nicht hilft.',
  ],
  eyebrow: ['Material', 'Matière', 'Material'],
  tags: ['materials'],
  publishedOn: '2025-12-05',
  layout: 'standard',
  scene: 'summit-8-dawn-snow',
  sceneAlt: [
    'Snow on a summit at first light',
    'Neige sur un sommet aux premières lueurs',
    'Schnee auf einem Gipfel im ersten Licht',
  ],
  products: {
    categoryId: '2120',
    title: [
      'Warm jackets, down and otherwise',
      'Des vestes chaudes, en duvet ou non',
      'Warme Jacken, mit Daune und ohne',
    ],
  },
  body: {
    en: `
A down jacket contains mostly air. You pay for what keeps the air in place: small, weightless-looking tufts from beneath the outer feathers of geese and ducks. Each has a core from which hundreds of fine arms reach out in every direction. They hook into one another, hold a room full of still air, and still air is the best insulation you can wear. When you press them together they give way. When you let go, they come back. For many years, if you let them.

## Two numbers, and why you need both

Fill power says how much room a given amount of down takes up. In the laboratory, a weighed portion is put in a cylinder, a light disc is laid on top, and the height is read off. It is usually stated in cubic inches per ounce: 600 is decent, 700 is good, 800 and more is very fine and correspondingly dear. The higher the number, the less down is needed for the same warmth.

But fill power alone says nothing about how warm a jacket is. For that you need the second number, the fill weight, in grams. A light jacket with sixty grams of 800 is less warm than a solid one with a hundred and fifty grams of 600. It is like coffee: one figure is the strength of the beans, and the other is how many you put in. Multiply the two in your head when you compare. If a label mentions only one of them, ask for the other.

## Down and feathers

A label may say 90/10. That means ninety percent down clusters and ten percent small feathers. Feathers have a quill, weigh more and loft less; a few of them cannot be avoided, and in small numbers they do no harm. At 70/30 you can feel them.

Whether goose or duck matters less than people say. Large clusters tend to come from large, grown birds, and these are often geese; but good duck is better than mediocre goose, and fill power already tells you so. What matters to us is where it comes from. We use recycled down, from bedding and jackets that have been taken apart, washed, dried and sorted. It lofts like new if it is sorted with care, and no bird was kept for it.

## What it cannot do

Down hates water. Wet clusters stick together, the air goes, and with the air the warmth. A water-repellent treatment of the fibres delays this, the outer fabric delays it further, but a day of steady rain gets through both. For dry cold there is nothing better; for six degrees and drizzle there is nearly nothing worse.

- Dry cold, rests, evenings in camp, sleeping: down.
- Damp cold, sweat, spray, several days without a chance to dry: synthetic.
- Moving hard: neither. A fleece is enough.

Synthetic filling is a little heavier for the same warmth, packs larger and tires sooner. In return it keeps a fair part of its loft when wet, dries overnight, costs less, and you may treat it like a jumper. We make [both kinds](category:1120) and wear both. The page of each jacket says what is in it, and how much.

## How it is built

Look at the seams. If the outer fabric is stitched straight through to the lining, each seam is a line without filling. That is light and perfectly adequate for autumn, or under a shell. For real cold there are chambers with walls, so that the down stays equally thick everywhere. It costs more work, and you see it in the price. Smaller chambers keep the down in place better; larger ones let it loft more freely.

Hold the jacket up against the light. Bright spots at the shoulders or elbows show where the filling is thin. Press it, let go, count to five: it should be back.

## Making it last

Wash it, rarely but properly: once a year, or when it looks tired. Thirty degrees, a detergent for down, a large drum, two rinses. It will come out looking like a wet dog, and this is normal. Then dry it on low for a long time, two or three cycles, with a couple of clean tennis balls that beat the lumps apart. It is finished when no lump can be felt any more, and that is later than you think. Damp down that is put away begins to smell and does not recover.

Keep it hanging or loose in a big sack, never pressed. Small holes you close with a patch and not with a needle, since every stitch is another hole. If feathers come through a seam, do not pull: take hold of them from the inside and draw them back. For everything else there is [our bench](/pages/repairs), which also refills.

What is down worth, then? As much as the evenings on which you sit outside because of it. Divided by those, even the dear one becomes cheap by the fifth winter or so. And if it is the night you worry about and not the evening, read [why we sleep cold](/pages/sleeping-cold) first; it may save you the price of a jacket.
`,
    fr: `
Une doudoune contient surtout de l’air. Ce que l’on paie, c’est ce qui le tient en place : de petites touffes presque sans poids, prises sous les plumes des oies et des canards. Chacune a un cœur d’où partent, dans toutes les directions, des centaines de bras très fins. Ils s’accrochent les uns aux autres, enferment une chambre d’air immobile, et l’air immobile est le meilleur isolant que l’on puisse porter. On les presse, ils cèdent. On les lâche, ils reviennent. Pendant bien des années, si on les laisse faire.

## Deux chiffres, et pourquoi il faut les deux

Le pouvoir gonflant dit combien de place prend une quantité donnée de duvet. Au laboratoire, on en met une portion pesée dans un cylindre, on pose dessus un disque léger et on lit la hauteur. Il s’exprime d’ordinaire en pouces cubes par once : 600 est honnête, 700 est bon, 800 et plus est très fin, et cher en proportion. Plus il est élevé, moins il faut de duvet pour la même chaleur.

Mais le pouvoir gonflant ne dit pas, à lui seul, si une veste est chaude. Il faut pour cela le deuxième chiffre, le poids de garnissage, en grammes. Une veste légère, avec soixante grammes de 800, est moins chaude qu’une bonne grosse avec cent cinquante grammes de 600. C’est comme le café : l’un est la force des grains, l’autre le nombre de cuillerées. Multipliez-les de tête quand vous comparez. Si l’étiquette ne donne que l’un, demandez l’autre.

## Duvet et plumettes

On lit parfois 90/10. Cela veut dire quatre-vingt-dix pour cent de flocons de duvet et dix pour cent de plumettes. Une plumette a un tuyau, pèse plus et gonfle moins ; on ne peut pas les éviter toutes, et en petit nombre elles ne nuisent pas. À 70/30, on les sent.

Oie ou canard, cela compte moins qu’on ne le dit. Les gros flocons viennent plutôt de grands oiseaux adultes, et ce sont souvent des oies ; mais un bon canard vaut mieux qu’une oie médiocre, et le pouvoir gonflant vous l’a déjà dit. Ce qui compte pour nous, c’est la provenance. Nous employons du duvet recyclé, tiré de literie et de vestes que l’on a ouvertes, puis lavé, séché et trié. Bien trié, il gonfle comme du neuf, et aucun oiseau n’a été élevé pour lui.

## Ce qu’il ne sait pas faire

Le duvet déteste l’eau. Mouillés, les flocons se collent, l’air s’en va, et la chaleur avec lui. Un traitement déperlant des fibres retarde la chose, le tissu extérieur la retarde encore, mais une journée de pluie régulière passe les deux. Pour le froid sec, il n’y a pas mieux ; pour six degrés et de la bruine, presque rien n’est pire.

- Froid sec, haltes, soirées au bivouac, sommeil : duvet.
- Froid humide, sueur, embruns, plusieurs jours sans pouvoir sécher : synthétique.
- Effort soutenu : ni l’un ni l’autre. Une polaire suffit.

À chaleur égale, le synthétique est un peu plus lourd, plus volumineux, et se fatigue plus tôt. En échange, il garde mouillé une bonne part de son gonflant, sèche dans la nuit, coûte moins cher, et se traite comme un pull. Nous faisons [les deux](category:1120) et portons les deux. La fiche de chaque veste dit ce qu’il y a dedans, et combien.

## Comment c’est construit

Regardez les coutures. Si le tissu extérieur est cousu à travers jusqu’à la doublure, chaque couture est une ligne sans garnissage. C’est léger, et bien suffisant pour l’automne ou sous une veste imperméable. Pour le grand froid, il y a des caissons à parois, afin que le duvet ait partout la même épaisseur. Cela demande plus de travail, et se voit au prix. De petits caissons tiennent mieux le duvet en place ; de grands le laissent gonfler plus librement.

Tenez la veste devant une lampe. Des taches claires aux épaules ou aux coudes montrent où le garnissage est mince. Pressez, lâchez, comptez jusqu’à cinq : elle doit être revenue.

## La faire durer

Lavez-la, rarement mais pour de bon : une fois par an, ou quand elle a l’air fatigué. Trente degrés, une lessive pour duvet, un grand tambour, deux rinçages. Elle en sortira l’air d’un chien mouillé, et c’est normal. Séchez-la ensuite longtemps, à basse température, deux ou trois cycles, avec quelques balles de tennis propres qui défont les paquets. C’est fini quand on n’en sent plus aucun, et c’est plus tard qu’on ne croit. Un duvet rangé humide se met à sentir, et ne s’en remet pas.

Gardez-la suspendue, ou au large dans une grande housse, jamais comprimée. Un petit trou se ferme avec une pièce et non à l’aiguille, puisque chaque point est un trou de plus. Si une plumette sort d’une couture, ne tirez pas : saisissez-la de l’intérieur et ramenez-la. Pour tout le reste, il y a [l’atelier](/pages/repairs), qui regarnit aussi.

Alors, que vaut le duvet ? Autant que les soirées où, grâce à lui, on reste assis dehors. Divisée par leur nombre, même une veste chère devient bon marché vers le cinquième hiver. Et si ce n’est pas la soirée qui vous inquiète mais la nuit, lisez d’abord [pourquoi l’on dort au froid](/pages/sleeping-cold) ; cela vous épargnera peut-être le prix d’une veste.
`,
    de: `
Eine Daunenjacke enthält vor allem Luft. Bezahlt wird, was die Luft an ihrem Platz hält: kleine, fast gewichtslose Flocken, die unter den Deckfedern von Gänsen und Enten wachsen. Jede hat einen Kern, von dem Hunderte feiner Arme in alle Richtungen abstehen. Sie verhaken sich, halten einen Raum voll ruhender Luft fest, und ruhende Luft ist die beste Isolierung, die man anziehen kann. Drückt man sie zusammen, geben sie nach. Lässt man los, kommen sie wieder. Viele Jahre lang, wenn man sie lässt.

## Zwei Zahlen, und warum man beide braucht

Die Bauschkraft sagt, wie viel Raum eine bestimmte Menge Daune einnimmt. Im Labor kommt eine abgewogene Portion in einen Zylinder, eine leichte Scheibe darauf, dann liest man die Höhe ab. Angegeben wird sie meist in Kubikzoll je Unze: 600 ist ordentlich, 700 gut, 800 und mehr sehr fein und entsprechend teuer. Je höher die Zahl, desto weniger Daune braucht es für dieselbe Wärme.

Wie warm eine Jacke ist, verrät die Bauschkraft allein aber nicht. Dazu gehört die zweite Zahl, das Füllgewicht in Gramm. Eine leichte Jacke mit sechzig Gramm 800er ist weniger warm als eine kräftige mit hundertfünfzig Gramm 600er. Es ist wie beim Kaffee: Das eine ist die Stärke der Bohnen, das andere die Zahl der Löffel. Multiplizieren Sie beim Vergleichen beide im Kopf. Steht auf dem Etikett nur eine davon, fragen Sie nach der anderen.

## Daune und Federchen

Manchmal steht da 90/10. Das heißt neunzig Prozent Daunenflocken und zehn Prozent kleine Federn. Federn haben einen Kiel, wiegen mehr und bauschen weniger; ganz vermeiden lassen sie sich nicht, und in kleiner Zahl schaden sie nicht. Bei 70/30 spürt man sie.

Ob Gans oder Ente, ist weniger wichtig, als man hört. Große Flocken stammen eher von großen, ausgewachsenen Vögeln, und das sind oft Gänse; doch gute Ente ist besser als mäßige Gans, und die Bauschkraft hat Ihnen das schon gesagt. Wichtig ist uns, woher sie kommt. Wir verwenden recycelte Daune, aus Bettzeug und Jacken, die geöffnet wurden, dann gewaschen, getrocknet und sortiert. Sorgfältig sortiert bauscht sie wie neue, und kein Vogel wurde dafür gehalten.

## Was sie nicht kann

Daune verträgt kein Wasser. Nasse Flocken verkleben, die Luft geht, und mit ihr die Wärme. Eine wasserabweisende Behandlung der Fasern verzögert das, der Oberstoff verzögert es weiter, aber ein Tag Landregen kommt durch beides. Für trockene Kälte gibt es nichts Besseres, für sechs Grad und Niesel fast nichts Schlechteres.

- Trockene Kälte, Pausen, Abende im Lager, Schlafen: Daune.
- Feuchte Kälte, Schweiß, Gischt, mehrere Tage ohne Trocknen: Kunstfaser.
- Starke Anstrengung: keines von beiden. Ein Fleece genügt.

Kunstfaser ist bei gleicher Wärme etwas schwerer, packt größer und ermüdet früher. Dafür behält sie nass einen guten Teil ihrer Bauschkraft, trocknet über Nacht, kostet weniger, und man darf sie behandeln wie einen Pullover. Wir machen [beides](category:1120) und tragen beides. Auf der Seite jeder Jacke steht, was drin ist und wie viel davon.

## Wie sie gebaut ist

Sehen Sie sich die Nähte an. Ist der Oberstoff bis zum Futter durchgesteppt, ist jede Naht eine Linie ohne Füllung. Das ist leicht und reicht für den Herbst oder unter einer Regenjacke vollkommen. Für echte Kälte gibt es Kammern mit Wänden, damit die Daune überall gleich dick liegt. Das macht mehr Arbeit, und man sieht es am Preis. Kleine Kammern halten die Daune besser an ihrem Ort, große lassen sie freier bauschen.

Halten Sie die Jacke gegen eine Lampe. Helle Flecken an Schultern oder Ellbogen zeigen, wo die Füllung dünn ist. Drücken, loslassen, bis fünf zählen: Dann sollte sie wieder da sein.

## Damit sie lange hält

Waschen Sie sie, selten, aber richtig: einmal im Jahr, oder wenn sie müde aussieht. Dreißig Grad, Daunenwaschmittel, große Trommel, zweimal spülen. Sie kommt heraus wie ein nasser Hund, und das ist normal. Dann lange bei niedriger Temperatur trocknen, zwei oder drei Durchgänge, mit ein paar sauberen Tennisbällen, die die Klumpen auseinanderschlagen. Fertig ist sie, wenn kein Klumpen mehr zu spüren ist, und das ist später, als man glaubt. Daune, die feucht weggelegt wird, fängt an zu riechen und erholt sich nicht.

Bewahren Sie sie hängend auf oder locker in einem großen Sack, nie gepresst. Kleine Löcher schließt ein Flicken und nicht die Nadel, denn jeder Stich ist ein weiteres Loch. Kommt ein Federchen durch die Naht, ziehen Sie nicht daran: Fassen Sie es von innen und holen Sie es zurück. Für alles andere gibt es [unsere Werkbank](/pages/repairs), die auch nachfüllt.

Was ist Daune also wert? So viel wie die Abende, an denen man ihretwegen draußen sitzen bleibt. Durch deren Zahl geteilt wird auch die teure Jacke so um den fünften Winter herum günstig. Und macht Ihnen nicht der Abend Sorgen, sondern die Nacht, dann lesen Sie zuerst, [warum man nachts friert](/pages/sleeping-cold); vielleicht sparen Sie sich den Preis einer Jacke.
`,
  },
};
