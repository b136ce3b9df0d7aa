import type { FieldNote } from './field-note.ts';

export const whatAZipNeeds: FieldNote = {
  slug: 'what-a-zip-needs',
  title: ['A zip has nine lives', 'Un zip a neuf vies', 'Ein Zip hat sieben Leben'],
  summary: [
    'Most broken zips need a new slider and a candle, and the rest need patience.',
    'La plupart des zips cassés demandent un curseur et une bougie, les autres de la patience.',
    'Die meisten kaputten Zips brauchen einen Schieber und eine Kerze, die übrigen Geduld.',
  ],
  eyebrow: ['Bench', 'Atelier', 'Werkbank'],
  tags: ['care', 'materials'],
  publishedOn: '2026-03-07',
  layout: 'standard',
  scene: 'summit-44-day-snow',
  sceneAlt: ['Snow on near ridges', 'Neige sur les crêtes proches', 'Schnee auf nahen Kämmen'],
  body: {
    en: `
Of all that arrives on our bench, zips are the commonest, and the most often declared dead too early. A zip is a small machine with two moving parts: a row of teeth on each side and a slider that presses them together. When it fails, it is nearly always the slider, and a slider costs less than a cup of coffee.

## How it works, in four sentences

Inside the slider is a wedge. Going up, its channels press the two rows into each other; coming down, the wedge drives them apart. The teeth do not wear much, because they barely move. The slider does, because it rubs along them thousands of times, and with every winter its channels become a hair wider.

That explains the most frequent complaint. The zip closes, and opens again behind the slider. The teeth are sound; they are just no longer pressed together hard enough.

## What to do when it opens again

Look at the teeth first. If none is missing and the tape is not torn, take flat pliers and squeeze the slider very gently, first on the left edge and then on the right, close to the end that faces the open part. Try it. Squeeze again, a little. If it grips, you have won a season. If the slider cracks, you have lost nothing, since it was going to be replaced in any case.

A new slider must have the right size. Turn the old one over: there is often a number on the back, such as 3, 5, 8 or 10. It is roughly the width of the closed teeth in millimetres. The kind matters as well: coils look like a fine spiral, moulded teeth stand apart like blocks, and a slider for one does not run on the other. Send us a picture and we post you the right one, [free of charge](/pages/repairs).

## What to do when it sticks

Never pull harder. Look what it has bitten: usually the storm flap or a thread of the lining. Hold the cloth flat, ease the slider back the way it came, and free the fabric sideways. Pulling forward only feeds it more.

If nothing is caught, the zip is dirty. Salt from sweat or the sea, sand, and the fine dust of paths all settle between the teeth. Brush it with an old toothbrush and lukewarm water, let it dry, and then take the stub of a candle. Rub it along both sides, move the slider up and down a few times, wipe off the crumbs. Paraffin is clean and stays where you put it. Oil does neither: it collects dust, and it stains.

- Coil zips: candle, as often as you like.
- Moulded teeth: candle or the lead of a soft pencil.
- Coated, water-resistant zips: clean water and a soft cloth; only lubricate the inside and the parking spot of the slider.

## What shortens its life

Half-open zips in the washing machine, above all. Close everything before you [wash a jacket](/pages/washing-a-shell): the teeth then hold each other, and the slider cannot saw at the tape. Next comes pulling from the side. A slider wants to be drawn along its track, so hold the bottom of the jacket with the other hand. Third is the overfull pack. A zip is a closure and no compression strap; if you have to kneel on it, something should stay at home.

On a jacket with an open end, put the pin all the way into the box before you pull. Half of the damaged bottom ends we see come from the two seconds saved there, and this is the one repair that is hard to do at the kitchen table.

## When it is for us

Missing teeth, a broken box or pin, a torn tape: send it in. We take out the whole zip and sew in a new one, along the old needle holes, so that the seam stays tight. On waterproof jackets the tape is then sealed again. Nine days is the average, and you pay the postage. Wash it first, please; the machine objects to mud.

Before you sew, glue or curse, do the one thing that costs nothing: look. In good light, slowly, from the bottom to the top. Most zips tell you what they need. It is rarely a new [jacket](category:1100), though we have those as well, for [men](category:2100) too, each with a zip that can be replaced.
`,
    fr: `
De tout ce qui arrive à l’atelier, les zips sont les plus nombreux, et ceux que l’on enterre le plus souvent trop tôt. Un zip est une petite machine : deux rangées de dents et un curseur qui les presse l’une dans l’autre. Quand elle tombe en panne, c’est presque toujours le curseur, et un curseur coûte moins qu’un café.

## Comment ça marche, en quatre phrases

À l’intérieur du curseur, il y a un coin. À la montée, ses rails pressent les deux rangées l’une dans l’autre ; à la descente, le coin les sépare. Les dents s’usent peu, car elles bougent à peine. Le curseur, lui, frotte contre elles des milliers de fois, et chaque hiver ses rails s’élargissent d’un cheveu.

Voilà qui explique la plainte la plus fréquente. Le zip se ferme, puis se rouvre derrière le curseur. Les dents sont saines ; elles ne sont simplement plus pressées assez fort.

## Quand il se rouvre

Regardez d’abord les dents. S’il n’en manque aucune et que le ruban n’est pas déchiré, prenez une pince plate et serrez le curseur très doucement, un bord puis l’autre, près du bout qui regarde la partie ouverte. Essayez. Serrez encore, un peu. S’il accroche, vous avez gagné une saison. S’il casse, vous n’avez rien perdu : il fallait de toute façon le remplacer.

Le nouveau curseur doit avoir la bonne taille. Retournez l’ancien : il porte souvent un numéro au dos, 3, 5, 8 ou 10. C’est à peu près la largeur des dents fermées, en millimètres. Le type compte aussi : une spirale ressemble à un ressort très fin, des dents moulées se dressent comme de petits blocs, et le curseur de l’une ne va pas sur les autres. Envoyez-nous une photo, nous postons le bon, [gratuitement](/pages/repairs).

## Quand il coince

Ne tirez jamais plus fort. Cherchez ce qu’il a mordu : le plus souvent le rabat, ou un fil de la doublure. Tenez le tissu à plat, faites reculer le curseur par où il est venu et dégagez l’étoffe de côté. Tirer vers l’avant ne fait que le nourrir.

Si rien n’est pris, c’est qu’il est sale. Le sel de la sueur ou de la mer, le sable, la poussière fine des sentiers se déposent entre les dents. Brossez-le avec une vieille brosse à dents et de l’eau tiède, laissez sécher, puis prenez un bout de bougie. Frottez les deux côtés, faites aller et venir le curseur, essuyez les miettes. La paraffine est propre et reste où on la met. L’huile ne fait ni l’un ni l’autre : elle attire la poussière, et elle tache.

- Zips à spirale : de la bougie, aussi souvent que vous voulez.
- Dents moulées : de la bougie, ou la mine d’un crayon tendre.
- Zips enduits, résistants à l’eau : de l’eau claire et un chiffon doux ; on ne lubrifie que l’intérieur et l’endroit où se range le curseur.

## Ce qui abrège sa vie

Le lave-linge, zip à moitié ouvert, avant tout. Fermez tout avant de [laver une veste](/pages/washing-a-shell) : les dents se tiennent alors entre elles, et le curseur ne scie pas le ruban. Vient ensuite l’habitude de tirer de travers. Un curseur veut suivre sa voie ; tenez donc le bas de la veste de l’autre main. En troisième, le sac trop plein. Un zip ferme, il ne comprime pas ; s’il faut s’agenouiller dessus, quelque chose doit rester à la maison.

Sur une veste qui s’ouvre jusqu’en bas, enfoncez la tige jusqu’au fond du boîtier avant de tirer. La moitié des bas de zip abîmés que nous voyons viennent des deux secondes gagnées là, et c’est la seule réparation difficile à faire sur la table de la cuisine.

## Quand c’est pour nous

Des dents qui manquent, un boîtier ou une tige cassés, un ruban déchiré : envoyez. Nous déposons le zip entier et nous en cousons un neuf dans les anciens trous d’aiguille, pour que la couture reste étanche. Sur une veste imperméable, nous recollons ensuite la bande. Neuf jours en moyenne, et vous payez le port. Lavez-la d’abord, s’il vous plaît : la machine n’aime pas la boue.

Avant de coudre, de coller ou de jurer, faites la seule chose qui ne coûte rien : regardez. À la lumière, lentement, de bas en haut. La plupart des zips disent ce qu’il leur faut. C’est rarement une nouvelle [veste](category:1100), bien que nous en ayons aussi, y compris pour [homme](category:2100), chacune avec un zip qui se remplace.
`,
    de: `
Von allem, was auf unserer Werkbank landet, sind Zips das Häufigste, und nichts wird so oft zu früh für tot erklärt. Ein Zip ist eine kleine Maschine: zwei Reihen Zähne und ein Schieber, der sie ineinanderdrückt. Wenn sie ausfällt, liegt es fast immer am Schieber, und ein Schieber kostet weniger als eine Tasse Kaffee.

## Wie er funktioniert, in vier Sätzen

Im Schieber sitzt ein Keil. Aufwärts drücken die Kanäle die beiden Reihen ineinander, abwärts treibt der Keil sie auseinander. Die Zähne nutzen sich kaum ab, denn sie bewegen sich fast nicht. Der Schieber dagegen reibt tausende Male an ihnen entlang, und mit jedem Winter werden seine Kanäle um eine Haaresbreite weiter.

Das erklärt die häufigste Klage. Der Zip schließt und geht hinter dem Schieber wieder auf. Die Zähne sind in Ordnung; sie werden nur nicht mehr fest genug zusammengedrückt.

## Wenn er wieder aufgeht

Sehen Sie sich zuerst die Zähne an. Fehlt keiner und ist das Band nicht gerissen, nehmen Sie eine Flachzange und drücken den Schieber sehr sachte zusammen, erst an der einen Kante, dann an der anderen, nahe dem Ende, das zur offenen Seite zeigt. Probieren. Noch einmal drücken, ein wenig. Greift er, haben Sie eine Saison gewonnen. Bricht er, haben Sie nichts verloren, er musste ohnehin ersetzt werden.

Ein neuer Schieber muss die richtige Größe haben. Drehen Sie den alten um: Auf der Rückseite steht oft eine Zahl, 3, 5, 8 oder 10. Sie entspricht ungefähr der Breite der geschlossenen Zähne in Millimetern. Auch die Art zählt: Eine Spirale sieht aus wie eine sehr feine Feder, gespritzte Zähne stehen einzeln wie Klötzchen, und der Schieber der einen läuft nicht auf den anderen. Schicken Sie uns ein Bild, wir schicken Ihnen den passenden, [kostenlos](/pages/repairs).

## Wenn er klemmt

Ziehen Sie nie fester. Schauen Sie nach, worin er sich verbissen hat: meist in der Abdeckleiste oder in einem Faden des Futters. Halten Sie den Stoff glatt, bewegen Sie den Schieber dorthin zurück, wo er herkam, und lösen Sie das Gewebe seitlich. Wer nach vorn zieht, füttert ihn nur.

Klemmt nichts, ist er schmutzig. Salz vom Schweiß oder vom Meer, Sand und der feine Staub der Wege setzen sich zwischen die Zähne. Bürsten Sie ihn mit einer alten Zahnbürste und lauwarmem Wasser aus, lassen Sie ihn trocknen, und nehmen Sie dann einen Kerzenstummel. Beide Seiten einreiben, den Schieber einige Male hin und her ziehen, Krümel abwischen. Paraffin ist sauber und bleibt, wo es ist. Bei Öl stimmt weder das eine noch das andere: Es sammelt Staub, und es macht Flecken.

- Spiralzips: Kerze, so oft Sie mögen.
- Gespritzte Zähne: Kerze oder die Mine eines weichen Bleistifts.
- Beschichtete, wasserabweisende Zips: klares Wasser und ein weiches Tuch; geschmiert wird nur innen und dort, wo der Schieber parkt.

## Was sein Leben verkürzt

Vor allem die Waschmaschine, wenn er halb offen ist. Schließen Sie alles, bevor Sie eine [Jacke waschen](/pages/washing-a-shell): Dann halten sich die Zähne gegenseitig, und der Schieber sägt nicht am Band. Danach kommt das schräge Ziehen. Ein Schieber will seiner Spur folgen, also halten Sie mit der anderen Hand den Saum. Das Dritte ist der zu volle Rucksack. Ein Zip ist ein Verschluss und kein Kompressionsriemen; wer darauf knien muss, lässt besser etwas zu Hause.

Bei Jacken, die sich ganz öffnen lassen, stecken Sie den Stift bis zum Anschlag in den Kasten, bevor Sie ziehen. Die Hälfte der beschädigten Enden, die wir sehen, geht auf die zwei Sekunden zurück, die man dort spart, und gerade diese Reparatur ist am Küchentisch schwierig.

## Wann er zu uns gehört

Fehlende Zähne, ein gebrochener Kasten oder Stift, ein gerissenes Band: einschicken. Wir trennen den ganzen Zip heraus und nähen einen neuen ein, durch die alten Nadellöcher, damit die Naht dicht bleibt. Bei wasserdichten Jacken wird danach das Nahtband neu verklebt. Im Schnitt dauert es neun Tage, Sie zahlen das Porto. Bitte vorher waschen; die Nähmaschine mag keinen Schlamm.

Bevor Sie nähen, kleben oder fluchen, tun Sie das Einzige, was nichts kostet: hinsehen. Bei gutem Licht, langsam, von unten nach oben. Die meisten Zips sagen, was sie brauchen. Selten ist es eine neue [Jacke](category:1100), obwohl wir auch die haben, für [Herren](category:2100) ebenso, jede mit einem Zip, den man ersetzen kann.
`,
  },
};
