import type { FieldNote } from './field-note.ts';

export const fitAPackInTenMinutes: FieldNote = {
  slug: 'fit-a-pack-in-ten-minutes',
  title: ['Fit a pack in ten minutes', 'Régler un sac en dix minutes', 'Ein Rucksack, der passt, in zehn Minuten'],
  summary: [
    'Six straps, one mirror, and the order in which to pull.',
    'Six sangles, un miroir, et l’ordre dans lequel on tire.',
    'Sechs Riemen, ein Spiegel und die Reihenfolge, in der man zieht.',
  ],
  eyebrow: ['Guide', 'Guide', 'Ratgeber'],
  tags: ['guides'],
  publishedOn: '2026-04-18',
  layout: 'standard',
  scene: 'ridge-61-day-clear',
  sceneAlt: ['Ridges in clear daylight', 'Crêtes par temps clair', 'Bergkämme bei klarem Tageslicht'],
  products: {
    categoryId: '5200',
    title: ['Backs that adjust', 'Des dos qui se règlent', 'Rücken, die sich einstellen lassen'],
  },
  body: {
    en: `
Most packs that hurt are good packs that nobody has ever adjusted. It takes ten minutes, a mirror and something heavy. Do it at home, in the clothes you walk in, and do it again when the season changes, because a down jacket under the straps is a different back.

## Before you start: measure

Tilt your head forward and feel for the bone that sticks out most at the base of your neck. That is the top of the measurement. Then put your hands on your hips, thumbs pointing backwards, and feel the upper edge of the hip bones. The line between your thumbs is the bottom. The distance along the spine, measured with a tape by someone you trust, is your back length.

It has little to do with how tall you are. Long legs and a short back are common, and so is the reverse. On a pack with an adjustable back, set this length first. On a pack with fixed sizes, choose by it.

## Load it like a real day

An empty pack fits everyone. Put in eight to ten kilos: a tent, water bottles, a few books wrapped in a towel. Heavy things belong close to your back and between the shoulder blades and the waist, soft things at the bottom, and whatever you need in the rain on top. If the heavy things sit far from your back, the pack pulls you over backwards and no strap will mend that.

Now loosen everything, all six straps, until the pack hangs like a sack of potatoes.

## The order in which to pull

- Hip belt. Put it on so that the middle of the padding lies over the upper edge of the hip bones, then close it and pull it tight. Nearly the whole weight should stand here.
- Shoulder straps. Pull them down and back until they lie against you without a gap, and stop there. They hold the pack near; they do not carry it.
- Load lifters. These are the short straps from the shoulder to the top of the frame. Pull until they run at roughly forty-five degrees and the pack comes a finger’s breadth closer.
- Chest strap. A hand’s breadth below the collarbone, just tight enough that the shoulder straps stay where they are. You should be able to take a full breath.
- Stabilisers on the hip belt. Pull them until the pack stops swaying when you turn.
- Then let out the shoulder straps by one centimetre. Almost everyone has them too tight.

## What the mirror says

Look at yourself from the side. The shoulder strap should curve over your shoulder and meet the pack a few centimetres below its highest point. If there is air between strap and shoulder, the back is set too long. If the strap runs steeply down behind you, and the hip belt creeps up to your waist, it is too short. Change the back length by one step and start again from the top of the list. The second time takes three minutes.

Then walk. Climb the stairs twice, bend down for a shoe, look up at the ceiling. The head must be free, the belt must not slip, and nothing should rub at the collarbone. After five minutes ask yourself where the weight is. The right answer is that you have to think about it.

## On the way

A fit is not for ever. Settle the pack again after the first half hour, when everything inside has found its place. On the climb, loosen the load lifters a little to give your shoulders room; on the descent, tighten them, so that the pack does not push. And every hour, shift some weight on purpose: belt a little looser, straps a little tighter, for ten minutes. What gets tired is always the same spot.

If it still hurts, it may be the wrong pack, and that is no disgrace. Some hips are narrower than our belts, some backs longer than our frames. Bring the pack to one of our stores with all your things in it, and we will start from the beginning, or send it [back](/pages/returns) unworn. For days without a tent, a [day pack](category:5100) is enough, and most of them need only two of the six straps. For everything longer, the [hiking packs](category:5200) are here, each with its back length in centimetres.
`,
    fr: `
La plupart des sacs qui font mal sont de bons sacs que personne n’a jamais réglés. Il faut dix minutes, un miroir et quelque chose de lourd. Faites-le à la maison, dans les vêtements que vous portez en marchant, et recommencez quand la saison change : avec une doudoune sous les bretelles, le dos n’est plus le même.

## D’abord, mesurer

Penchez la tête en avant et cherchez du doigt l’os qui dépasse le plus à la base de la nuque. C’est le haut de la mesure. Posez ensuite les mains sur les hanches, pouces vers l’arrière, et sentez le bord supérieur des os. La ligne entre les deux pouces en est le bas. La distance le long de la colonne, prise au mètre ruban par une personne de confiance, est la longueur de votre dos.

Elle n’a pas grand-chose à voir avec votre taille. De longues jambes et un dos court, c’est fréquent, et l’inverse aussi. Si le dos du sac se règle, commencez par cette longueur. S’il existe en tailles fixes, choisissez d’après elle.

## Le charger comme un vrai jour

Un sac vide va à tout le monde. Mettez-y huit à dix kilos : une tente, des bouteilles d’eau, quelques livres dans une serviette. Le lourd se place près du dos, entre les omoplates et la taille, le mou en bas, et ce qu’il faut sous la pluie en haut. Si le lourd est loin du dos, le sac vous tire en arrière, et aucune sangle n’y changera rien.

Desserrez maintenant tout, les six sangles, jusqu’à ce que le sac pende comme un sac de pommes de terre.

## L’ordre dans lequel on tire

- La ceinture. Le milieu du rembourrage se pose sur le bord supérieur des os des hanches ; fermez, puis serrez. Presque tout le poids doit reposer là.
- Les bretelles. Tirez vers le bas et l’arrière jusqu’à ce qu’elles touchent partout, et arrêtez-vous. Elles retiennent le sac ; elles ne le portent pas.
- Les rappels de charge. Ce sont les courtes sangles qui vont de l’épaule au haut de l’armature. Tirez jusqu’à ce qu’elles fassent à peu près quarante-cinq degrés et que le sac se rapproche d’un doigt.
- La sangle de poitrine. Une largeur de main sous la clavicule, juste assez serrée pour que les bretelles restent en place. On doit pouvoir respirer à fond.
- Les stabilisateurs de la ceinture. Tirez jusqu’à ce que le sac cesse de se balancer quand vous tournez.
- Enfin, rendez un centimètre aux bretelles. Presque tout le monde les serre trop.

## Ce que dit le miroir

Regardez-vous de profil. La bretelle doit contourner l’épaule et rejoindre le sac quelques centimètres sous son point le plus haut. S’il y a du jour entre la bretelle et l’épaule, le dos est réglé trop long. Si la bretelle plonge raide derrière vous et que la ceinture remonte vers la taille, il est trop court. Changez d’un cran et reprenez la liste depuis le début. La deuxième fois prend trois minutes.

Puis marchez. Montez deux fois l’escalier, baissez-vous pour ramasser une chaussure, regardez le plafond. La tête doit être libre, la ceinture ne doit pas glisser, et rien ne doit frotter à la clavicule. Au bout de cinq minutes, demandez-vous où est le poids. La bonne réponse : il faut y réfléchir.

## En chemin

Un réglage n’est pas éternel. Reprenez-le après la première demi-heure, quand tout, à l’intérieur, a trouvé sa place. À la montée, relâchez un peu les rappels de charge pour libérer les épaules ; à la descente, resserrez-les, pour que le sac ne pousse pas. Et une fois par heure, déplacez exprès le poids : la ceinture un peu plus lâche, les bretelles un peu plus serrées, dix minutes. Ce qui fatigue, c’est toujours le même endroit.

Si la douleur reste, c’est peut-être le mauvais sac, et il n’y a pas de honte à cela. Il y a des hanches plus étroites que nos ceintures, des dos plus longs que nos armatures. Apportez-le dans un de nos magasins avec toutes vos affaires dedans, et nous recommencerons depuis le début, ou [renvoyez-le](/pages/returns) sans l’avoir porté dehors. Pour les journées sans tente, un [sac à la journée](category:5100) suffit, et la plupart n’ont besoin que de deux des six sangles. Pour tout ce qui dure plus longtemps, les [sacs de randonnée](category:5200) sont ici, chacun avec sa longueur de dos en centimètres.
`,
    de: `
Die meisten Rucksäcke, die drücken, sind gute Rucksäcke, die nie jemand eingestellt hat. Es braucht zehn Minuten, einen Spiegel und etwas Schweres. Machen Sie es zu Hause, in den Sachen, in denen Sie gehen, und noch einmal, wenn die Jahreszeit wechselt: Mit einer Daunenjacke unter den Trägern ist es ein anderer Rücken.

## Zuerst messen

Neigen Sie den Kopf nach vorn und tasten Sie nach dem Knochen, der unten am Nacken am weitesten vorsteht. Dort beginnt das Maß. Legen Sie dann die Hände auf die Hüften, die Daumen nach hinten, und fühlen Sie die Oberkante der Hüftknochen. Die Linie zwischen den Daumen ist das untere Ende. Die Strecke dazwischen, entlang der Wirbelsäule mit dem Maßband gemessen von jemandem, dem Sie vertrauen, ist Ihre Rückenlänge.

Mit der Körpergröße hat sie wenig zu tun. Lange Beine und ein kurzer Rücken kommen oft zusammen, das Gegenteil auch. Lässt sich das Tragesystem verstellen, fangen Sie mit dieser Länge an. Gibt es feste Größen, wählen Sie danach.

## Packen wie an einem echten Tag

Ein leerer Rucksack passt jedem. Geben Sie acht bis zehn Kilo hinein: ein Zelt, Wasserflaschen, ein paar Bücher in einem Handtuch. Schweres gehört nah an den Rücken, zwischen Schulterblätter und Taille, Weiches nach unten, und was Sie bei Regen brauchen, nach oben. Sitzt das Schwere weit weg vom Rücken, zieht es Sie nach hinten, und daran ändert kein Riemen etwas.

Dann lockern Sie alles, sämtliche sechs Riemen, bis der Rucksack hängt wie ein Sack Kartoffeln.

## Die Reihenfolge, in der man zieht

- Hüftgurt. Die Mitte des Polsters liegt auf der Oberkante der Hüftknochen; schließen, dann festziehen. Fast das ganze Gewicht soll hier stehen.
- Schulterträger. Nach unten und hinten ziehen, bis sie überall anliegen, und dann aufhören. Sie halten den Rucksack bei Ihnen; tragen sollen sie ihn nicht.
- Lageverstellriemen. Das sind die kurzen Riemen von der Schulter zum oberen Ende des Rahmens. Ziehen, bis sie etwa in fünfundvierzig Grad stehen und der Rucksack eine Fingerbreite näher kommt.
- Brustgurt. Eine Handbreit unter dem Schlüsselbein, gerade so fest, dass die Träger bleiben, wo sie sind. Ein voller Atemzug muss möglich sein.
- Stabilisierungsriemen am Hüftgurt. Ziehen, bis der Rucksack nicht mehr schwankt, wenn Sie sich drehen.
- Zum Schluss die Schulterträger um einen Zentimeter nachlassen. Fast alle haben sie zu fest.

## Was der Spiegel sagt

Sehen Sie sich von der Seite an. Der Träger soll sich um die Schulter legen und den Rucksack ein paar Zentimeter unter ihrem höchsten Punkt treffen. Ist Luft zwischen Träger und Schulter, ist der Rücken zu lang eingestellt. Läuft der Träger hinten steil nach unten und wandert der Hüftgurt zur Taille, ist er zu kurz. Verstellen Sie um eine Stufe und fangen Sie in der Liste wieder oben an. Beim zweiten Mal dauert es drei Minuten.

Dann gehen Sie. Zweimal die Treppe hinauf, bücken nach einem Schuh, Blick an die Decke. Der Kopf muss frei sein, der Gurt darf nicht rutschen, und am Schlüsselbein soll nichts scheuern. Nach fünf Minuten fragen Sie sich, wo das Gewicht sitzt. Die richtige Antwort: Sie müssen darüber nachdenken.

## Unterwegs

Eine Einstellung hält nicht ewig. Stellen Sie nach der ersten halben Stunde nach, wenn innen alles seinen Platz gefunden hat. Bergauf lockern Sie die Lageverstellriemen ein wenig, damit die Schultern Platz haben; bergab ziehen Sie sie an, damit nichts schiebt. Und einmal in der Stunde verlagern Sie mit Absicht: den Gurt etwas lockerer, die Träger etwas fester, zehn Minuten lang. Müde wird immer dieselbe Stelle.

Drückt es trotzdem, ist es vielleicht der falsche Rucksack, und das ist keine Schande. Manche Hüften sind schmaler als unsere Gurte, mancher Rücken länger als unsere Rahmen. Bringen Sie ihn mit allen Ihren Sachen in einen unserer Läden, dann fangen wir gemeinsam von vorn an, oder schicken Sie ihn ungetragen [zurück](/pages/returns). Für Tage ohne Zelt genügt ein [Tagesrucksack](category:5100), und die meisten davon brauchen nur zwei der sechs Riemen. Für alles Längere stehen hier die [Trekkingrucksäcke](category:5200), jeder mit seiner Rückenlänge in Zentimetern.
`,
  },
};
