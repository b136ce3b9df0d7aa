import type { FieldNote } from './field-note.ts';

export const sleepingCold: FieldNote = {
  slug: 'sleeping-cold',
  title: ['Sleeping cold, and why', 'Dormir au froid, et pourquoi', 'Warum man nachts friert'],
  summary: [
    'The bag is rarely to blame; look underneath, and at supper.',
    'Le sac est rarement en cause ; regardez dessous, et du côté du dîner.',
    'Am Schlafsack liegt es selten; sehen Sie darunter nach, und beim Abendessen.',
  ],
  eyebrow: ['Guide', 'Guide', 'Ratgeber'],
  tags: ['guides', 'seasons'],
  publishedOn: '2025-11-20',
  layout: 'standard',
  scene: 'camp-31-night-clear',
  sceneAlt: [
    'Ridges under a clear night sky',
    'Crêtes sous un ciel nocturne dégagé',
    'Bergkämme unter klarem Nachthimmel',
  ],
  products: {
    categoryId: '4300',
    title: ['For the night', 'Pour la nuit', 'Für die Nacht'],
  },
  body: {
    en: `
At four in the morning everyone blames the sleeping bag. It is closest, it was not cheap, and it cannot answer. Yet a sleeping bag does not make warmth; it keeps what you bring. Whoever lies awake cold has usually lost warmth somewhere else, or never had enough of it to begin with.

## Read the number properly

The figures on most sleeping bags in Europe come from one standard, ISO 23537, for which a heated dummy lies in the bag in a cold chamber. There are two to look at. The comfort temperature is meant for someone who feels the cold and lies relaxed. The limit temperature is meant for someone who does not, rolled up, for eight hours. The lower figure is printed larger more often than it should be.

Buy by comfort. Then remember what the test assumes: a mat beneath, long underwear and socks, no wind. Take five degrees off your optimism if you are tired, thin, hungry or new to it. On our product pages the comfort figure comes first, and for [sleeping bags and quilts](category:4300) it is the only one in large type.

## The ground is colder than the air

Where you lie, the filling of the bag is squeezed flat, and flat filling insulates about as well as a shirt. What keeps you from the ground is the mat. Its insulation is given as an R-value: the higher, the better, and two mats on top of each other simply add up. For summer meadows something around two is enough, for frost look for four or more, and for snow more than five.

If you have to choose between a warmer bag and a better mat, choose the mat. It is cheaper, it weighs less, and you notice it on the first night.

## The place

Cold air is heavy and flows downhill like water. At night it gathers in hollows, on valley floors and beside lakes, and there it stays until the sun comes. A flat spot a little way up the slope, twenty or thirty metres above the bottom, is often several degrees milder and much drier. Trees overhead keep back some of the chill that a clear sky brings; a wall or a hedge takes the wind.

## What you bring to bed

A body that has just stood around for an hour is a poor stove. Before you lie down:

- Eat something, and not only salad. Supper is the fuel of the night.
- Walk around the tent until you are warm, but stop before you sweat.
- Change into dry things, socks above all. What you wore by day is damp even if it does not feel so.
- Put on the hat. Then close the hood of the bag to the size of your face.
- Fill a bottle with hot water, check the lid twice, pull a sock over it, and place it at your feet.
- Go once more. Holding it in until morning is a long and pointless exercise.

## Small mistakes with large effects

Take the bag out of its sack as soon as the tent is up. Filling that was compressed all day needs half an hour to fill with air, and it is the air that keeps you warm. Shake it, also along the seams.

Do not breathe into the bag. Your breath is damp, the filling takes it up, and on the second night it is flatter. Pull a scarf over your nose instead. Do not put on everything you have, either: if a jacket presses the filling outward from the inside, or squeezes your arms, it costs more than it brings. Spread it over the bag, across the chest or the feet.

A bag that is too wide has a lot of air to heat, one that is too tight has none. You should be able to turn over inside it without taking it with you. In the morning hang it over a bush for as long as breakfast lasts, inside out.

## When it really is the bag

Down that has not been washed for years clumps and stops lofting; synthetic filling tires after many hard compressions. Hold the bag against the light: where you see dark patches and bright ones, there is nothing in between. A proper [wash](/pages/repairs) helps down, and our bench can add some where it is missing. Between trips keep the bag loose in a large sack, never in its small one.

And if you are still cold after all that, put on the [hat](category:7100) you took off. It is usually the hat.
`,
    fr: `
À quatre heures du matin, tout le monde accuse le sac de couchage. Il est le plus proche, il n’était pas donné, et il ne peut pas répondre. Pourtant un sac de couchage ne produit pas de chaleur ; il garde celle que vous apportez. Qui reste éveillé de froid l’a le plus souvent perdue ailleurs, ou n’en avait pas assez au départ.

## Bien lire le chiffre

En Europe, les chiffres de la plupart des sacs viennent d’une même norme, ISO 23537 : un mannequin chauffé est couché dans le sac, en chambre froide. Deux valeurs importent. La température de confort vaut pour quelqu’un de frileux, allongé détendu. La température limite vaut pour quelqu’un qui ne l’est pas, recroquevillé, pendant huit heures. La plus basse est imprimée en grand plus souvent qu’elle ne devrait.

Achetez d’après le confort. Et souvenez-vous de ce que l’essai suppose : un matelas dessous, des sous-vêtements longs et des chaussettes, pas de vent. Retirez cinq degrés à votre optimisme si vous êtes fatigué, mince, affamé ou débutant. Sur nos fiches, le confort vient en premier, et pour les [sacs et couettes](category:4300) c’est le seul chiffre en gros caractères.

## Le sol est plus froid que l’air

Là où vous êtes couché, le garnissage est écrasé, et un garnissage écrasé isole à peu près comme une chemise. Ce qui vous sépare du sol, c’est le matelas. Son isolation s’exprime par une valeur R : plus elle est haute, mieux c’est, et deux matelas l’un sur l’autre s’additionnent, tout simplement. Pour les prés d’été, deux environ suffisent ; pour le gel, cherchez quatre ou davantage ; pour la neige, plus de cinq.

S’il faut choisir entre un sac plus chaud et un meilleur matelas, prenez le matelas. Il coûte moins, il pèse moins, et on le remarque dès la première nuit.

## L’endroit

L’air froid est lourd et descend les pentes comme l’eau. La nuit, il s’amasse dans les creux, au fond des vallées et au bord des lacs, et il y reste jusqu’au soleil. Un replat un peu plus haut, vingt ou trente mètres au-dessus du fond, est souvent plus doux de plusieurs degrés, et bien plus sec. Des arbres au-dessus de la tête retiennent une part du froid qui tombe d’un ciel clair ; un mur ou une haie prend le vent.

## Ce que l’on apporte au lit

Un corps qui vient de rester debout une heure sans bouger est un piètre poêle. Avant de vous coucher :

- Mangez, et pas seulement de la salade. Le dîner est le combustible de la nuit.
- Faites le tour de la tente jusqu’à avoir chaud, et arrêtez-vous avant de transpirer.
- Changez-vous, les chaussettes surtout. Ce que vous avez porté le jour est humide, même si on ne le sent pas.
- Mettez le bonnet. Fermez ensuite la capuche du sac à la taille du visage.
- Remplissez une gourde d’eau chaude, vérifiez deux fois le bouchon, enfilez-lui une chaussette et posez-la à vos pieds.
- Sortez une dernière fois. Se retenir jusqu’au matin est un exercice long et inutile.

## Petites erreurs, grands effets

Sortez le sac de sa housse dès que la tente est montée. Un garnissage comprimé toute la journée met une demi-heure à se remplir d’air, et c’est l’air qui tient chaud. Secouez-le, le long des coutures aussi.

Ne respirez pas dans le sac. Le souffle est humide, le garnissage le boit, et la deuxième nuit il est plus plat. Tirez plutôt une écharpe sur le nez. N’enfilez pas non plus tout ce que vous avez : si une veste écrase le garnissage de l’intérieur ou vous serre les bras, elle coûte plus qu’elle n’apporte. Étalez-la sur le sac, en travers de la poitrine ou des pieds.

Un sac trop large laisse beaucoup d’air à chauffer, un sac trop étroit n’en laisse pas. On doit pouvoir s’y retourner sans l’emmener avec soi. Le matin, suspendez-le à un buisson, retourné, le temps du petit déjeuner.

## Quand c’est vraiment le sac

Un duvet que l’on n’a pas lavé depuis des années s’agglutine et ne gonfle plus ; un garnissage synthétique se lasse après beaucoup de compressions. Tenez le sac devant une lampe : là où alternent taches sombres et taches claires, il n’y a plus rien entre les deux. Un vrai [lavage](/pages/repairs) fait du bien au duvet, et l’atelier peut en rajouter où il manque. Entre deux sorties, gardez le sac au large dans une grande housse, jamais dans la petite.

Et si malgré tout cela vous avez encore froid, remettez le [bonnet](category:7100) que vous avez ôté. En général, c’est le bonnet.
`,
    de: `
Um vier Uhr morgens ist immer der Schlafsack schuld. Er liegt am nächsten, er war nicht billig, und er kann sich nicht wehren. Dabei macht ein Schlafsack keine Wärme; er behält, was Sie mitbringen. Wer wach liegt und friert, hat sie meist anderswo verloren oder von Anfang an zu wenig davon gehabt.

## Die Zahl richtig lesen

In Europa stammen die Werte der meisten Schlafsäcke aus einer Norm, ISO 23537: Eine beheizte Puppe liegt im Schlafsack in der Kältekammer. Zwei Werte sind wichtig. Die Komforttemperatur gilt für jemanden, der leicht friert und entspannt liegt. Die Grenztemperatur gilt für jemanden, der das nicht tut, zusammengerollt, acht Stunden lang. Die niedrigere Zahl ist öfter groß gedruckt, als sie es sein sollte.

Kaufen Sie nach dem Komfortwert. Und denken Sie daran, was der Versuch voraussetzt: eine Matte darunter, lange Unterwäsche und Socken, keinen Wind. Ziehen Sie von Ihrem Optimismus fünf Grad ab, wenn Sie müde, dünn, hungrig oder zum ersten Mal draußen sind. Bei uns steht der Komfortwert vorn, und bei [Schlafsäcken und Quilts](category:4300) ist er die einzige Zahl in großer Schrift.

## Der Boden ist kälter als die Luft

Wo Sie liegen, ist die Füllung platt gedrückt, und platte Füllung isoliert ungefähr wie ein Hemd. Was Sie vom Boden trennt, ist die Matte. Ihre Isolierung gibt der R-Wert an: je höher, desto besser, und zwei Matten übereinander zählt man einfach zusammen. Für Sommerwiesen genügt etwa zwei, bei Frost sollten es vier oder mehr sein, auf Schnee über fünf.

Müssen Sie zwischen einem wärmeren Schlafsack und einer besseren Matte wählen, nehmen Sie die Matte. Sie kostet weniger, wiegt weniger, und Sie merken sie in der ersten Nacht.

## Der Platz

Kalte Luft ist schwer und fließt bergab wie Wasser. Nachts sammelt sie sich in Mulden, auf Talböden und an Seen, und dort bleibt sie, bis die Sonne kommt. Ein ebener Fleck ein Stück den Hang hinauf, zwanzig oder dreißig Meter über dem Grund, ist oft um mehrere Grad milder und viel trockener. Bäume über dem Kopf halten etwas von der Kälte ab, die ein klarer Himmel bringt; eine Mauer oder Hecke nimmt den Wind.

## Was Sie mit ins Bett nehmen

Ein Körper, der gerade eine Stunde herumgestanden hat, ist ein schlechter Ofen. Bevor Sie sich hinlegen:

- Essen Sie etwas, und nicht nur Salat. Das Abendessen ist der Brennstoff der Nacht.
- Gehen Sie um das Zelt, bis Ihnen warm ist, und hören Sie auf, bevor Sie schwitzen.
- Ziehen Sie Trockenes an, vor allem Socken. Was Sie am Tag trugen, ist feucht, auch wenn es sich nicht so anfühlt.
- Setzen Sie die Mütze auf. Dann die Kapuze des Schlafsacks zuziehen, bis nur das Gesicht frei ist.
- Füllen Sie eine Flasche mit heißem Wasser, prüfen Sie den Deckel zweimal, ziehen Sie eine Socke darüber und legen Sie sie an die Füße.
- Gehen Sie noch einmal hinaus. Bis zum Morgen durchzuhalten ist eine lange und sinnlose Übung.

## Kleine Fehler, große Wirkung

Nehmen Sie den Schlafsack aus dem Beutel, sobald das Zelt steht. Eine Füllung, die den ganzen Tag gepresst war, braucht eine halbe Stunde, um sich mit Luft zu füllen, und es ist die Luft, die wärmt. Schütteln Sie ihn auf, auch an den Nähten.

Atmen Sie nicht in den Schlafsack. Der Atem ist feucht, die Füllung nimmt ihn auf, und in der zweiten Nacht ist sie flacher. Ziehen Sie lieber einen Schal über die Nase. Ziehen Sie auch nicht alles an, was Sie haben: Drückt eine Jacke von innen die Füllung zusammen oder engt sie die Arme ein, kostet sie mehr, als sie bringt. Breiten Sie sie über den Schlafsack, quer über Brust oder Füße.

Ist der Schlafsack zu weit, müssen Sie viel Luft heizen; ist er zu eng, ist keine da. Sie sollten sich darin umdrehen können, ohne ihn mitzunehmen. Am Morgen hängen Sie ihn, innen nach außen, über einen Busch, solange das Frühstück dauert.

## Wenn es doch der Schlafsack ist

Daune, die jahrelang nicht gewaschen wurde, klumpt und bauscht nicht mehr; Kunstfaser ermüdet, wenn man sie oft stark presst. Halten Sie den Schlafsack gegen das Licht: Wo dunkle und helle Flecken wechseln, ist dazwischen nichts mehr. Der Daune hilft eine gründliche [Wäsche](/pages/repairs), und unsere Werkbank füllt nach, wo etwas fehlt. Zwischen den Touren liegt er locker in einem großen Sack, nie im kleinen Packbeutel.

Und wenn Sie nach alledem noch frieren, setzen Sie die [Mütze](category:7100) wieder auf, die Sie abgenommen haben. Meistens ist es die Mütze.
`,
  },
};
