import type { FieldNote } from './field-note.ts';

export const leatherOrFabric: FieldNote = {
  slug: 'leather-or-fabric',
  title: ['Boots: leather or fabric?', 'Chaussures : cuir ou tissu ?', 'Stiefel: Leder oder Gewebe?'],
  summary: [
    'One lasts, one dries, and both have to fit your heel first.',
    'L’un dure, l’autre sèche, et tous deux doivent d’abord aller à votre talon.',
    'Das eine hält, das andere trocknet, und beide müssen zuerst zur Ferse passen.',
  ],
  eyebrow: ['Material', 'Matière', 'Material'],
  tags: ['materials', 'guides'],
  publishedOn: '2026-05-16',
  layout: 'standard',
  scene: 'ridge-27-dawn-clear',
  sceneAlt: [
    'Ridges in clear morning light',
    'Crêtes dans la lumière claire du matin',
    'Bergkämme im klaren Morgenlicht',
  ],
  products: {
    categoryId: '6100',
    title: ['Boots of both kinds', 'Des chaussures des deux sortes', 'Stiefel von beiderlei Art'],
  },
  body: {
    en: `
People ask us which is better, leather or fabric. We ask back where they walk, how often, and whether they like looking after things. After that the answer is usually clear, and only now and then does it please.

## What leather does

A boot of full-grain leather is made of a material that once had to last outdoors for years. It stands up to scree, heather and the edge of the crampon. It has few seams, and every seam that is missing cannot come apart. Over the first weeks it takes the shape of your foot, and then keeps it. Looked after, leather boots go through two or three soles, and a boot that can be resoled is one you do not have to throw away.

In return it is heavier and stiffer, and it wants to be broken in, over a week of short walks rather than on the first day of the long one. In hot weather it is warm. And when it has got really wet, it takes days to dry, because you may not hurry it: next to a stove, leather shrinks and cracks.

## What fabric does

Fabric boots are light and soft from the first step. Nobody has to break in anything; what pinches in the shop will pinch on the hill, and what does not, will not. The mesh lets out warmth, and without a membrane such a boot dries overnight or while you walk. For paths, for summer and for feet that get hot, that is a great deal.

What it lacks is staying power. Mesh frays on sharp rock, glue lines open where the toes bend, and the many small pieces make for many seams. A rand of rubber around the toe helps. If you walk two weekends a month on good paths, you will wear one pair for several years. If you work in them, you will not.

## And the membrane?

Both kinds are to be had with a waterproof film inside. It keeps puddles out, and it keeps in what comes over the top. A boot with a membrane that has filled with water stays wet for a long time; one without is wet sooner, and dry sooner. So the question is not how often it rains, but how deep you step.

- Wet meadows, snow, cool weather: with membrane.
- Hot summers, dry rock, warm feet: without.
- Rivers you have to wade through: without, and a second pair of socks.

## The fit decides

The finest leather is no use if the heel slips. Try boots on in the afternoon, when feet are larger than in the morning, with the [socks](category:7300) you walk in. Slide the open boot forward until your toes touch: there should be room for a thumb behind the heel. Then push the heel back, lace up, and go down a slope or a staircase. If the toes touch the front, it is too short. If the heel rises by more than a few millimetres on the way up, it is too wide, or badly laced.

Give it twenty minutes. Walk about at home, on carpet, so that you can send them [back](/pages/returns) if need be. Pressure on the instep can be laced away. Pressure on the little toe cannot, and it does not walk off either, whatever is said in shops.

## How long, how stiff

Low shoes are for paths and light packs; we keep them under [trail and approach](category:6200). A boot to above the ankle keeps stones out and guides the foot on rough ground; it is not a splint and makes no one surefooted. A stiff sole is pleasant on scree and with weight on your back, tiring on a forest road. Bend the boot over your knee: if it folds like a slipper, it is for the path, and if it hardly gives, for the mountain.

## Care, in one paragraph

Take out the insoles, brush off the mud with water, fill the boots with newspaper, and let them dry in the shade, away from any stove. Leather gets wax when it looks pale, thinly, with the fingers, and more at the seams. Fabric gets a spray and no wax. The laces get replaced before they break, which is always at the trailhead. When the profile at the ball of the foot is gone, send them to [our bench](/pages/repairs) while the midsole is still whole; afterwards it costs twice as much or cannot be done.

So, leather or fabric? Leather, if you carry much, go far from the paths and own a tin of wax. Fabric, if you like to go light and put dry feet above old boots. Both, if you have room in the hall.
`,
    fr: `
On nous demande ce qui vaut mieux, le cuir ou le tissu. Nous demandons en retour où l’on marche, combien de fois, et si l’on aime prendre soin des choses. Après cela, la réponse est en général claire, et il arrive même qu’elle plaise.

## Ce que fait le cuir

Une chaussure en cuir pleine fleur est faite d’une matière qui a dû, autrefois, tenir des années dehors. Elle encaisse les éboulis, la bruyère et l’arête du crampon. Elle a peu de coutures, et une couture qui n’existe pas ne peut pas lâcher. Les premières semaines, elle prend la forme de votre pied, puis elle la garde. Bien soignée, elle use deux ou trois semelles, et une chaussure qui se ressemelle est une chaussure qu’on ne jette pas.

En échange, elle est plus lourde, plus raide, et il faut la faire à son pied, en une semaine de petites sorties plutôt qu’au premier jour de la grande. L’été, elle tient chaud. Et quand elle est vraiment trempée, elle met des jours à sécher, car on ne peut pas la presser : près d’un poêle, le cuir rétrécit et se fend.

## Ce que fait le tissu

Une chaussure en tissu est légère et souple dès le premier pas. Il n’y a rien à assouplir ; ce qui serre au magasin serrera en montagne, et ce qui ne serre pas ne serrera pas. La maille laisse partir la chaleur et, sans membrane, une telle chaussure sèche dans la nuit ou en marchant. Pour les sentiers, pour l’été et pour les pieds qui chauffent, c’est beaucoup.

Ce qui lui manque, c’est l’endurance. La maille s’effiloche sur le rocher coupant, les collages s’ouvrent là où plient les orteils, et tant de petites pièces font autant de coutures. Un pare-pierres en caoutchouc autour de la pointe y aide. Si vous marchez deux week-ends par mois sur de bons chemins, une paire vous fera plusieurs années. Si vous travaillez avec, non.

## Et la membrane ?

Les deux existent avec un film imperméable à l’intérieur. Il arrête les flaques, et il retient ce qui est entré par le haut. Une chaussure à membrane qui s’est remplie d’eau reste mouillée longtemps ; une chaussure sans membrane est mouillée plus tôt, et sèche plus tôt. La question n’est donc pas de savoir s’il pleut souvent, mais si l’on marche profond.

- Prés mouillés, neige, temps frais : avec membrane.
- Étés chauds, rocher sec, pieds chauds : sans.
- Rivières à traverser à gué : sans, et une deuxième paire de chaussettes.

## C’est la pointure qui décide

Le plus beau cuir ne sert à rien si le talon se soulève. Essayez l’après-midi, quand le pied est plus grand que le matin, avec les [chaussettes](category:7300) que vous mettez pour marcher. Avancez le pied dans la chaussure ouverte jusqu’à ce que les orteils touchent : derrière le talon, il doit rester la place d’un pouce. Reculez le talon, lacez, et descendez une pente ou un escalier. Si les orteils touchent devant, c’est trop court. Si le talon monte de plus de quelques millimètres dans la côte, c’est trop large, ou mal lacé.

Prenez vingt minutes. Marchez chez vous, sur un tapis, pour pouvoir les [renvoyer](/pages/returns) au besoin. Une pression sur le cou-de-pied se règle au laçage. Une pression sur le petit orteil, non, et elle ne passe pas non plus en marchant, quoi qu’on dise dans les boutiques.

## Quelle hauteur, quelle rigidité

Les chaussures basses sont pour les sentiers et les sacs légers ; elles se trouvent sous [trail et approche](category:6200). Une tige au-dessus de la cheville tient les cailloux dehors et guide le pied en terrain rude ; ce n’est pas une attelle, et elle ne rend personne agile. Une semelle rigide est agréable dans les éboulis et sous la charge, fatigante sur une piste forestière. Pliez la chaussure sur le genou : si elle se plie comme une pantoufle, elle est pour le sentier, et si elle ne cède guère, pour la montagne.

## L’entretien, en un paragraphe

Sortez les semelles intérieures, brossez la boue à l’eau, bourrez de papier journal et laissez sécher à l’ombre, loin de tout poêle. Le cuir reçoit de la cire quand il pâlit, en couche fine, du bout des doigts, davantage aux coutures. Le tissu reçoit un spray et pas de cire. Les lacets se changent avant qu’ils ne cassent, ce qui arrive toujours au départ du sentier. Quand le relief a disparu sous l’avant du pied, envoyez-les à [l’atelier](/pages/repairs) tant que la semelle intermédiaire est intacte ; ensuite, cela coûte le double, ou ne se fait plus.

Alors, cuir ou tissu ? Du cuir, si vous portez lourd, loin des sentiers, et possédez une boîte de cire. Du tissu, si vous aimez aller léger et préférez des pieds secs à de vieilles chaussures. Les deux, s’il y a de la place dans l’entrée.
`,
    de: `
Man fragt uns, was besser sei, Leder oder Gewebe. Wir fragen zurück, wo jemand geht, wie oft, und ob er gern etwas pflegt. Danach ist die Antwort meistens klar, und hin und wieder gefällt sie sogar.

## Was Leder kann

Ein Stiefel aus vollnarbigem Leder besteht aus einem Material, das schon einmal jahrelang draußen halten musste. Er steckt Geröll, Heidekraut und die Kante des Steigeisens weg. Er hat wenige Nähte, und jede Naht, die fehlt, kann nicht aufgehen. In den ersten Wochen nimmt er die Form Ihres Fußes an, und die behält er. Gut gepflegt verbraucht er zwei oder drei Sohlen, und einen Stiefel, den man neu besohlen kann, muss man nicht wegwerfen.

Dafür ist er schwerer und steifer, und er will eingelaufen werden, eine Woche lang auf kurzen Wegen statt am ersten Tag des langen. Im Sommer ist er warm. Und wenn er einmal richtig nass geworden ist, trocknet er tagelang, denn drängen darf man ihn nicht: Neben dem Ofen schrumpft Leder und reißt.

## Was Gewebe kann

Stiefel aus Gewebe sind vom ersten Schritt an leicht und weich. Einlaufen muss man nichts; was im Laden drückt, drückt auch am Berg, und was nicht drückt, bleibt friedlich. Das Netz lässt Wärme hinaus, und ohne Membran trocknet so ein Schuh über Nacht oder beim Gehen. Für Wege, für den Sommer und für heiße Füße ist das viel.

Was fehlt, ist Ausdauer. Netz franst an scharfem Fels aus, Klebestellen öffnen sich, wo die Zehen knicken, und viele kleine Teile machen viele Nähte. Ein Gummirand um die Spitze hilft. Wer an zwei Wochenenden im Monat auf guten Wegen geht, hat an einem Paar mehrere Jahre. Wer darin arbeitet, nicht.

## Und die Membran?

Beide gibt es mit einem wasserdichten Film im Inneren. Er hält Pfützen draußen, und er hält drinnen, was oben hineingelaufen ist. Ein Stiefel mit Membran, der sich gefüllt hat, bleibt lange nass; einer ohne wird früher nass und früher trocken. Die Frage ist also nicht, wie oft es regnet, sondern wie tief Sie treten.

- Nasse Wiesen, Schnee, kühles Wetter: mit Membran.
- Heiße Sommer, trockener Fels, warme Füße: ohne.
- Flüsse, durch die man watet: ohne, und ein zweites Paar Socken.

## Die Passform entscheidet

Das schönste Leder nützt nichts, wenn die Ferse rutscht. Probieren Sie nachmittags, wenn der Fuß größer ist als am Morgen, und in den [Socken](category:7300), in denen Sie gehen. Schieben Sie den Fuß im offenen Stiefel nach vorn, bis die Zehen anstoßen: Hinter der Ferse muss ein Daumen Platz haben. Dann Ferse zurück, schnüren und einen Hang oder eine Treppe hinuntergehen. Stoßen die Zehen vorn an, ist er zu kurz. Hebt sich die Ferse bergauf um mehr als ein paar Millimeter, ist er zu weit oder schlecht geschnürt.

Nehmen Sie sich zwanzig Minuten. Gehen Sie zu Hause auf dem Teppich, dann können Sie ihn notfalls [zurückschicken](/pages/returns). Druck auf dem Rist lässt sich wegschnüren. Druck an der kleinen Zehe nicht, und er läuft sich auch nicht ein, was immer im Laden gesagt wird.

## Wie hoch, wie steif

Halbschuhe sind für Wege und leichtes Gepäck; Sie finden sie unter [Trail und Zustieg](category:6200). Ein Schaft über den Knöchel hält Steine draußen und führt den Fuß in rauem Gelände; eine Schiene ist er nicht, und trittsicher macht er niemanden. Eine steife Sohle ist im Geröll und mit Last angenehm, auf der Forststraße mühsam. Biegen Sie den Stiefel über dem Knie: Faltet er sich wie ein Pantoffel, ist er für den Weg, gibt er kaum nach, für den Berg.

## Pflege, in einem Absatz

Einlegesohlen heraus, Schlamm mit Wasser abbürsten, mit Zeitungspapier ausstopfen und im Schatten trocknen lassen, fern von jedem Ofen. Leder bekommt Wachs, wenn es blass aussieht, dünn, mit den Fingern, an den Nähten etwas mehr. Gewebe bekommt ein Spray und kein Wachs. Die Schnürsenkel tauscht man, bevor sie reißen, denn das tun sie stets am Ausgangspunkt. Ist das Profil unter dem Ballen weg, schicken Sie ihn auf [unsere Werkbank](/pages/repairs), solange die Zwischensohle heil ist; danach kostet es das Doppelte oder geht nicht mehr.

Also, Leder oder Gewebe? Leder, wenn Sie viel tragen, weitab der Wege gehen und eine Dose Wachs besitzen. Gewebe, wenn Sie gern leicht unterwegs sind und trockene Füße lieber haben als alte Stiefel. Beides, wenn im Flur Platz ist.
`,
  },
};
