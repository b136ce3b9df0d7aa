import type { ServicePage } from './service-page.ts';

export const repairs: ServicePage = {
  slug: 'repairs',
  scene: 'camp-31-night-clear',
  title: ['Repairs', 'Réparations', 'Reparatur'],
  summary: ['Torn is not the end.', 'Déchiré n’est pas la fin.', 'Gerissen ist nicht das Ende.'],
  body: {
    en: `
We mend what we have sold, as long as there is something to sew on. There is no date after which we stop, and no receipt to look for: the label inside tells us the rest.

## What you can do at home

Most broken zips need a new slider and the stub of a candle. Rub the teeth, change the slider, and the zip has another life: [how to](/pages/what-a-zip-needs). We send sliders free of charge. A jacket that lets water through is mostly dirty; [a wash](/pages/washing-a-shell) brings it back.

## What comes to our bench

|+ What it costs, and how long it takes
| Damage | You pay | Days on the bench
| Zip, slider, cord, buckle | the postage | 5
| Tear up to a hand's width | the postage | 7
| Seam tape, cuffs, hood | the postage | 9
| Down that leaks, panel to replace | the postage | 14
| Boots: new sole | a price that we tell you first | 21

## How it works

- **Wash it.** We cannot sew what is muddy, and we send it back unmended.
- **Describe the damage** in a sentence, best [in our form](/warranty), and mark it with a thread or tape.
- **Post it**, or hand it in at [one of our stores](/stores). With an account you see where it is.
- **It comes back** with a note of what we did, and by whom.

## When nothing is left to sew

Then we take it apart, if you agree: zips and buckles live on in other jackets. You get a voucher for a tenth of what the same thing costs today.

## What we do not mend

Things of other makers, and goods that were changed in a way that makes them unsafe, such as a harness or a stove. We tell you why, and send them back free of charge.
`,
    fr: `
Nous réparons ce que nous avons vendu, tant qu’il reste de quoi coudre. Aucune date limite, aucune facture à retrouver : l’étiquette intérieure nous dit le reste.

## Ce que vous pouvez faire chez vous

La plupart des zips cassés demandent un curseur neuf et un bout de bougie. Frottez les dents, changez le curseur, et le zip revit : [comment faire](/pages/what-a-zip-needs). Nous envoyons les curseurs gratuitement. Une veste qui prend l’eau est surtout sale ; [un lavage](/pages/washing-a-shell) la ranime.

## Ce qui vient à l’atelier

|+ Ce que cela coûte, et combien de temps
| Dégât | Vous payez | Jours à l’atelier
| Zip, curseur, cordon, boucle | le port | 5
| Accroc jusqu’à une largeur de main | le port | 7
| Bande d’étanchéité, poignets, capuche | le port | 9
| Duvet qui fuit, panneau à remplacer | le port | 14
| Chaussures : ressemelage | un prix annoncé d’avance | 21

## Comment ça marche

- **Lavez.** Nous ne pouvons pas coudre dans la boue, et renvoyons alors sans réparer.
- **Décrivez le dégât** en une phrase, de préférence [dans notre formulaire](/warranty), et marquez-le d’un fil ou d’un adhésif.
- **Postez**, ou déposez dans [un de nos magasins](/stores). Avec un compte, vous suivez la réparation.
- **Elle revient** avec un mot : ce qui a été fait, et par qui.

## Quand il ne reste rien à coudre

Nous démontons, si vous êtes d’accord : zips et boucles vivent dans d’autres vestes. Vous recevez un bon d’un dixième du prix actuel du même article.

## Ce que nous ne réparons pas

Les articles d’autres fabricants, et ceux qu’une modification rend dangereux, un baudrier ou un réchaud par exemple. Nous expliquons pourquoi et renvoyons sans frais.
`,
    de: `
Wir flicken, was wir verkauft haben, solange etwas zum Nähen da ist. Es gibt kein Datum, ab dem wir aufhören, und keinen Beleg zu suchen: Das Etikett innen sagt uns den Rest.

## Was Sie zu Hause tun können

Die meisten kaputten Zips brauchen einen neuen Schieber und einen Kerzenstummel. Zähne einreiben, Schieber tauschen, und der Zip lebt weiter: [so geht es](/pages/what-a-zip-needs). Schieber schicken wir kostenlos. Eine undichte Jacke ist meist nur schmutzig; [eine Wäsche](/pages/washing-a-shell) holt sie zurück.

## Was auf unsere Werkbank kommt

|+ Was es kostet und wie lange es dauert
| Schaden | Sie zahlen | Tage auf der Werkbank
| Zip, Schieber, Kordel, Schnalle | das Porto | 5
| Riss bis Handbreite | das Porto | 7
| Nahtband, Bündchen, Kapuze | das Porto | 9
| Daune tritt aus, Stoffteil zu ersetzen | das Porto | 14
| Stiefel: neue Sohle | einen Preis, den wir vorher nennen | 21

## So geht es

- **Waschen.** Im Schlamm können wir nicht nähen und schicken es dann ungeflickt zurück.
- **Schaden beschreiben**, in einem Satz, am besten [in unserem Formular](/warranty), und mit Faden oder Klebeband markieren.
- **Abschicken**, oder in [einem unserer Läden](/stores) abgeben. Mit einem Konto sehen Sie, wo es ist.
- **Es kommt zurück** mit einem Zettel: was wir getan haben und wer.

## Wenn nichts mehr zu nähen ist

Dann nehmen wir es auseinander, wenn Sie einverstanden sind: Zips und Schnallen leben in anderen Jacken weiter. Sie bekommen einen Gutschein über ein Zehntel dessen, was dasselbe heute kostet.

## Was wir nicht flicken

Dinge anderer Hersteller, und was durch einen Umbau unsicher wurde, etwa einen Gurt oder einen Kocher. Wir sagen, warum, und schicken es kostenlos zurück.
`,
  },
  below: ({ say, toPage }) => [
    {
      id: 'repairs-bench',
      name: 'Open bench',
      type: 'banner',
      tone: 'dark',
      title: say('Come and watch', 'Venez voir', 'Sehen Sie zu'),
      body: say(
        'Our bench in the west end is open on Saturdays from ten to four.',
        'Notre atelier Westend est ouvert le samedi, de dix à seize heures.',
        'Unsere Werkbank im Westend ist samstags von zehn bis vier offen.',
      ),
      targets: [{ ...toPage('/pages/westend', say('The workshop', 'L’atelier', 'Die Werkstatt')), style: 'secondary' }],
    },
  ],
};
