import type { FieldNote } from './field-note.ts';

export const layersForAWetAutumn: FieldNote = {
  slug: 'layers-for-a-wet-autumn',
  title: ['Layers for a wet autumn', 'Les couches d’un automne humide', 'Schichten für einen nassen Herbst'],
  summary: [
    'Six degrees, rain from the side, and why the thin jumper wins.',
    'Six degrés, de la pluie de côté, et pourquoi le pull mince gagne.',
    'Sechs Grad, Regen von der Seite und warum der dünne Pullover gewinnt.',
  ],
  eyebrow: ['Season', 'Saison', 'Jahreszeit'],
  tags: ['seasons', 'guides'],
  publishedOn: '2025-10-09',
  layout: 'standard',
  scene: 'forest-29-dusk-rain',
  sceneAlt: [
    'Rain over a forest at dusk',
    'Pluie sur une forêt au crépuscule',
    'Regen über einem Wald in der Dämmerung',
  ],
  products: {
    categoryId: '1200',
    title: ['The layer in the middle', 'La couche du milieu', 'Die Schicht in der Mitte'],
  },
  body: {
    en: `
Real cold is simple: you put on a lot and keep it on. Autumn is harder. It has six degrees and rain in the morning, twelve degrees and sun at noon, and a wind on the ridge that belongs to another month. You sweat on the climb and freeze at the sandwich. No single garment solves that, but three thin ones do.

## First: stay dry from the inside

On most wet days the water on your skin is your own. Walking uphill you produce more of it than a jacket can let out, and when you stop it cools you, quickly. So the first rule of autumn is to set out a little cold. If you are comfortable at the car park, you have too much on. After ten minutes of climbing you will know.

The second rule is to open before you sweat. Zip at the neck, cuffs, vents, hood, hat, in that order, while walking. It is undramatic, and it does more than any fabric.

## The layer on your skin

It has one task: to move moisture away from you. [Merino](category:1300) does it quietly. Wool can take up about a third of its own weight in vapour before it feels wet, it still insulates when it is damp, and it smells of nothing much for days. Its fibres are delicate, though, and under a heavy pack a pure merino shirt wears through at the shoulders. Synthetic fibre dries faster and is tougher; by the second day, other people notice. Mixtures take the middle way, as mixtures do.

Cotton has no place here. It soaks up water, holds it and lies cold on the skin. This includes the comfortable T-shirt, the underwear, and the jeans above all.

## The layer in the middle

Here the thin jumper wins. A thick one is too warm on the climb, so that you carry it, and too bulky under the shell, so that you leave it off. A thin fleece with a grid inside may stay on all day: the channels let air through when you are moving and hold it still when you stand. If it gets wet, you wring it out and go on.

When one is not enough, take two thin [fleeces](category:2200) rather than one thick one. You can wear both, one or none, and that makes three climates for little weight.

## The layer outside

In autumn a shell is worn for hours, not minutes. Look for vents, for a hood with a stiff peak, for cuffs that close, and for a hem that covers what you sit on. [How many layers](/pages/two-layers-or-three) the cloth has matters less than all this. Put it on when the rain begins, not when you are wet, and take it off when it ends; a surprising number of people walk through sunny afternoons in a plastic-like climate of their own making.

Legs need less. They work, they stay warm, and quick-drying trousers dry on you within half an hour. Waterproof trousers are for wind, for wet bracken and for rain that has made up its mind.

## The one for stopping

In a dry bag at the top of the pack lives a jacket that you never wear while moving. It comes out at every halt, over everything, shell included if need be, before you feel cold. For damp weather take [synthetic filling](category:1120): it keeps more of its warmth when wet than down does, and it forgives. It should be large enough to go over the rest.

## Small things, in pairs

- Two pairs of [gloves](category:7200), thin. The first pair will be wet by eleven.
- A dry pair of [socks](category:7300), in a bag, for the way home.
- A cap with a peak under the hood. It keeps the rain off your face and lets the hood turn with you.
- A neck tube, which is a scarf, a hat and a handkerchief, in descending order of dignity.
- Dry things in the car or at the station. The best hour of a wet day begins there.

## A day, as an example

Eight o’clock, six degrees, drizzle: base layer, thin fleece, shell, all vents open. Half past nine, steep: the fleece goes into the pack, the shell stays. Eleven, on the ridge, wind: fleece on again, hood up, gloves. Noon, behind a wall: the insulated jacket over the lot, soup. One o’clock, sun, downhill: base layer and fleece, the shell hangs on the pack and dries.

That makes five changes, each of less than a minute. It sounds like a nuisance and becomes a habit by the second outing. Nobody who does it has ever been heard to say that autumn is the wrong season for walking. It is merely the one in which you have the hills to yourself.
`,
    fr: `
Le vrai froid est simple : on met beaucoup et on garde tout. L’automne est plus difficile. Il a six degrés et de la pluie le matin, douze degrés et du soleil à midi, et sur la crête un vent qui appartient à un autre mois. On transpire à la montée et on gèle au sandwich. Aucun vêtement n’y suffit à lui seul ; trois minces, oui.

## D’abord, rester sec de l’intérieur

La plupart des jours de pluie, l’eau que l’on a sur la peau est la sienne. En montée, on en produit plus qu’une veste n’en peut laisser sortir, et à l’arrêt elle vous refroidit, vite. La première règle de l’automne est donc de partir avec un peu froid. Si vous êtes bien au parking, vous en avez trop. Après dix minutes de pente, vous le saurez.

La deuxième règle : ouvrir avant de transpirer. Le zip du col, les poignets, les aérations, la capuche, le bonnet, dans cet ordre et sans s’arrêter. Ce n’est pas spectaculaire, et cela fait plus que n’importe quelle étoffe.

## La couche sur la peau

Elle n’a qu’une tâche : éloigner l’humidité. Le [mérinos](category:1300) s’en charge sans bruit. La laine peut prendre environ un tiers de son poids en vapeur avant de paraître mouillée, elle isole encore quand elle est humide, et pendant des jours elle ne sent pas grand-chose. Ses fibres sont fines, en revanche, et sous un sac lourd un maillot de pur mérinos se troue aux épaules. Le synthétique sèche plus vite et résiste mieux ; dès le deuxième jour, les autres s’en aperçoivent. Les mélanges prennent le chemin du milieu, comme font les mélanges.

Le coton n’a rien à faire ici. Il boit l’eau, la garde et se pose froid sur la peau. Cela vaut pour le t-shirt préféré, pour les sous-vêtements, et surtout pour le jean.

## La couche du milieu

C’est là que le pull mince gagne. Un épais est trop chaud à la montée, donc on le porte à la main, et trop volumineux sous la veste, donc on l’enlève. Une polaire fine, à grille, peut rester toute la journée : ses canaux laissent passer l’air quand on bouge et le retiennent quand on s’arrête. Si elle se mouille, on l’essore et on repart.

Quand une ne suffit pas, prenez deux [polaires](category:2200) minces plutôt qu’une épaisse. On peut porter les deux, une seule ou aucune, ce qui fait trois climats pour peu de poids.

## La couche du dehors

En automne, une veste se porte des heures et non des minutes. Cherchez des aérations, une capuche à visière ferme, des poignets qui se resserrent et un ourlet qui couvre ce sur quoi on s’assied. [Le nombre de couches](/pages/two-layers-or-three) du tissu compte moins que tout cela. Enfilez-la quand la pluie commence, et non quand vous êtes mouillé, et retirez-la quand elle cesse ; on voit beaucoup de gens traverser des après-midi ensoleillés dans une serre de leur fabrication.

Les jambes demandent moins. Elles travaillent, elles restent chaudes, et un pantalon léger sèche sur vous en une demi-heure. Le surpantalon est pour le vent, pour les fougères mouillées et pour la pluie qui a pris sa décision.

## Celle des haltes

Dans un sac étanche, en haut du sac à dos, vit une veste que l’on ne porte jamais en marchant. Elle sort à chaque halte, par-dessus tout le reste, imperméable compris s’il le faut, avant que l’on ait froid. Par temps humide, prenez un [garnissage synthétique](category:1120) : mouillé, il garde plus de chaleur que le duvet, et il pardonne. Qu’elle soit assez large pour passer sur le reste.

## Les petites choses, par paires

- Deux paires de [gants](category:7200) fins. La première sera mouillée à onze heures.
- Une paire de [chaussettes](category:7300) sèches, dans un sachet, pour le retour.
- Une casquette à visière sous la capuche. Elle protège le visage et fait tourner la capuche avec vous.
- Un tour de cou, qui est une écharpe, un bonnet et un mouchoir, par ordre décroissant de dignité.
- Des affaires sèches dans la voiture ou à la gare. La meilleure heure d’un jour de pluie commence là.

## Une journée, pour l’exemple

Huit heures, six degrés, bruine : première couche, polaire mince, veste, toutes aérations ouvertes. Neuf heures et demie, ça grimpe : la polaire va dans le sac, la veste reste. Onze heures, la crête, du vent : on remet la polaire, la capuche, les gants. Midi, derrière un mur : la veste chaude par-dessus tout, et de la soupe. Treize heures, soleil, descente : première couche et polaire, la veste sèche sur le sac.

Cela fait cinq changements, de moins d’une minute chacun. On dirait une corvée, et c’est une habitude dès la deuxième sortie. Nous n’avons encore entendu aucun de ceux qui s’y tiennent dire que l’automne est une mauvaise saison pour marcher. C’est seulement celle où l’on a les collines pour soi.
`,
    de: `
Richtige Kälte ist einfach: Man zieht viel an und lässt es an. Der Herbst ist schwieriger. Er hat sechs Grad und Regen am Morgen, zwölf Grad und Sonne am Mittag und auf dem Kamm einen Wind, der in einen anderen Monat gehört. Man schwitzt im Aufstieg und friert beim Brot. Kein einzelnes Kleidungsstück löst das, drei dünne schon.

## Zuerst: von innen trocken bleiben

An den meisten nassen Tagen ist das Wasser auf der Haut Ihr eigenes. Bergauf entsteht mehr davon, als eine Jacke hinauslassen kann, und beim Stehen kühlt es Sie aus, und zwar schnell. Die erste Regel des Herbstes lautet darum: ein wenig frierend losgehen. Wem am Parkplatz behaglich ist, der hat zu viel an. Nach zehn Minuten Steigung wissen Sie es.

Die zweite Regel: öffnen, bevor Sie schwitzen. Zip am Hals, Bündchen, Belüftung, Kapuze, Mütze, in dieser Reihenfolge und im Gehen. Das ist unspektakulär und hilft mehr als jeder Stoff.

## Die Schicht auf der Haut

Sie hat eine einzige Aufgabe: Feuchtigkeit von Ihnen wegzubringen. [Merino](category:1300) macht das ohne Aufhebens. Wolle kann etwa ein Drittel ihres Gewichts an Dampf aufnehmen, bevor sie sich nass anfühlt, sie wärmt auch feucht noch, und sie riecht tagelang nach wenig. Ihre Fasern sind allerdings fein, und unter einem schweren Rucksack scheuert reines Merino an den Schultern durch. Kunstfaser trocknet schneller und hält mehr aus; ab dem zweiten Tag merken es die anderen. Mischungen gehen den Mittelweg, wie Mischungen das tun.

Baumwolle hat hier nichts verloren. Sie saugt Wasser auf, behält es und liegt kalt auf der Haut. Das gilt für das bequeme T-Shirt, für die Unterwäsche und vor allem für die Jeans.

## Die Schicht in der Mitte

Hier gewinnt der dünne Pullover. Ein dicker ist im Aufstieg zu warm, also trägt man ihn in der Hand, und unter der Jacke zu sperrig, also lässt man ihn weg. Ein dünnes Fleece mit Gitterstruktur kann den ganzen Tag anbleiben: Die Kanäle lassen Luft durch, wenn Sie gehen, und halten sie fest, wenn Sie stehen. Wird es nass, wringt man es aus und geht weiter.

Reicht eines nicht, nehmen Sie lieber zwei dünne [Fleecejacken](category:2200) als eine dicke. Sie können beide tragen, eine oder keine; das sind drei Klimazonen für wenig Gewicht.

## Die Schicht außen

Im Herbst trägt man eine Regenjacke stundenlang, nicht minutenlang. Achten Sie auf Belüftungen, auf eine Kapuze mit festem Schirm, auf Bündchen, die schließen, und auf einen Saum, der bedeckt, worauf Sie sitzen. [Wie viele Lagen](/pages/two-layers-or-three) der Stoff hat, ist weniger wichtig als all das. Ziehen Sie sie an, wenn der Regen anfängt, und nicht erst, wenn Sie nass sind, und ziehen Sie sie aus, wenn er aufhört; erstaunlich viele Leute gehen in einem selbst gebauten Gewächshaus durch sonnige Nachmittage.

Beine brauchen weniger. Sie arbeiten, sie bleiben warm, und eine leichte Hose trocknet am Körper in einer halben Stunde. Die Regenhose ist für Wind da, für nassen Farn und für Regen, der sich entschieden hat.

## Die für die Pausen

In einem dichten Beutel oben im Rucksack wohnt eine Jacke, die Sie beim Gehen nie tragen. Sie kommt bei jedem Halt heraus, über alles andere, notfalls auch über die Regenjacke, und zwar bevor Sie frieren. Für feuchtes Wetter nehmen Sie [Kunstfaser](category:1120): Nass behält sie mehr Wärme als Daune, und sie verzeiht. Groß genug für alles darunter sollte sie sein.

## Kleinigkeiten, paarweise

- Zwei Paar dünne [Handschuhe](category:7200). Das erste ist um elf nass.
- Ein trockenes Paar [Socken](category:7300), in einer Tüte, für den Heimweg.
- Eine Schirmmütze unter der Kapuze. Sie hält den Regen vom Gesicht und dreht die Kapuze mit.
- Ein Schlauchtuch: Schal, Mütze und Taschentuch, in absteigender Würde.
- Trockene Sachen im Auto oder am Bahnhof. Dort beginnt die beste Stunde eines nassen Tages.

## Ein Tag als Beispiel

Acht Uhr, sechs Grad, Niesel: erste Schicht, dünnes Fleece, Regenjacke, alles offen, was sich öffnen lässt. Halb zehn, es wird steil: Das Fleece wandert in den Rucksack, die Jacke bleibt. Elf, auf dem Kamm, Wind: Fleece wieder an, Kapuze, Handschuhe. Zwölf, hinter einer Mauer: die warme Jacke über alles, dazu Suppe. Ein Uhr, Sonne, bergab: erste Schicht und Fleece, die Regenjacke hängt am Rucksack und trocknet.

Das sind fünf Wechsel von je weniger als einer Minute. Es klingt lästig und ist ab dem zweiten Ausflug Gewohnheit. Von denen, die es so halten, haben wir noch niemanden sagen hören, der Herbst sei die falsche Zeit zum Gehen. Er ist nur die, in der man die Hügel für sich hat.
`,
  },
};
