import type { ServicePage } from './service-page.ts';

export const privacy: ServicePage = {
  slug: 'privacy',
  scene: 'forest-7-day-rain',
  isLegal: true,
  title: ['Privacy', 'Confidentialité', 'Datenschutz'],
  summary: [
    'What we keep, for how long, and why.',
    'Ce que nous gardons, combien de temps, et pourquoi.',
    'Was wir speichern, wie lange und warum.',
  ],
  body: {
    en: `
## Who is responsible

The company in the [imprint](/pages/imprint). Write to privacy@tarnfell.example about anything on this page.

## What we keep

|+ Data, purpose, and time
| What | What for | How long
| Name, address, email, and phone of an order | to deliver it, and to mend it later | ten years, as tax law asks
| Account: the same, birth date, preferences, sizes | so that you need not type it again | until you delete the account, or have not used it for three years; we write to you two months before
| Cart | so that it is there when you come back | 180 days after you last changed it
| Message or warranty case | to answer it, and to know of it when something happens again | three years
| Sessions and their devices | to keep you signed in, and to show you where | until they end, and a day longer
| Attempts to sign in, calls by address | to stop those who guess passwords | a day
| Report of your device at payment | to recognize fraud | 30 days
| Newsletter address | to write to you | until you unsubscribe; 30 days when not confirmed

We delete at once what we no longer need. Passwords are kept as a hash that cannot be turned back.

## What never reaches us

Numbers of cards and bank accounts. You type them into a frame of the payment provider; we get a token that is of no use to others.

## Who else sees it

- The payment provider that you choose: the amount and, for checks against fraud, your address.
- The carrier: name, address, and what is needed for the delivery.
- Nobody else, and we do not sell data.

## The legal basis

The contract with you for orders and repairs; your consent for newsletters, text messages, measuring, and personalization; our legitimate interest in a shop that is not misused for everything in the table that says so.

## Your rights

You may ask what we have about you, have it corrected, deleted, or handed over, object to its use, and take back a consent at any time. You may also complain to the authority of your country. In [your account](/account/data) you can download a copy and delete the account yourself.
`,
    fr: `
## Qui est responsable

La société nommée dans les [mentions légales](/pages/imprint). Pour toute question sur cette page, écrivez à privacy@tarnfell.example.

## Ce que nous gardons

|+ Données, finalité et durée
| Quoi | Pourquoi | Combien de temps
| Nom, adresse, e-mail et téléphone d’une commande | pour la livrer, et la réparer plus tard | dix ans, comme l’exige le droit fiscal
| Compte : les mêmes, date de naissance, préférences, tailles | pour ne pas tout ressaisir | jusqu’à la suppression du compte, ou après trois ans sans utilisation ; nous vous écrivons deux mois avant
| Panier | pour le retrouver à votre retour | 180 jours après son dernier changement
| Message ou dossier de garantie | pour y répondre, et nous en souvenir au besoin | trois ans
| Sessions et appareils | pour rester connecté, et vous montrer où | jusqu’à leur fin, plus un jour
| Essais de connexion, appels par adresse | pour arrêter qui devine des mots de passe | un jour
| Relevé de l’appareil au paiement | pour reconnaître la fraude | 30 jours
| Adresse de la lettre | pour vous écrire | jusqu’au désabonnement ; 30 jours sans confirmation

Ce qui ne sert plus est effacé aussitôt. Les mots de passe ne sont gardés que sous une forme irréversible.

## Ce qui ne nous parvient jamais

Les numéros de carte et de compte. Vous les saisissez dans un cadre du prestataire de paiement ; nous recevons un jeton inutilisable par d’autres.

## Qui d’autre les voit

- Le prestataire de paiement choisi : le montant et, contre la fraude, votre adresse.
- Le transporteur : le nom, l’adresse et ce qu’exige la livraison.
- Personne d’autre ; nous ne vendons pas de données.

## La base légale

Le contrat pour les commandes et les réparations ; votre accord pour la lettre, les SMS, la mesure et la personnalisation ; notre intérêt légitime à une boutique sans abus pour ce que le tableau indique.

## Vos droits

Vous pouvez demander ce que nous savons de vous, le faire corriger, effacer ou transmettre, vous opposer à un usage et retirer un accord à tout moment. Vous pouvez aussi saisir l’autorité de votre pays. Dans [votre compte](/account/data), vous pouvez télécharger une copie et supprimer le compte vous-même.
`,
    de: `
## Wer verantwortlich ist

Das Unternehmen im [Impressum](/pages/imprint). Zu allem auf dieser Seite schreiben Sie an privacy@tarnfell.example.

## Was wir speichern

|+ Daten, Zweck und Dauer
| Was | Wofür | Wie lange
| Name, Adresse, E-Mail und Telefon einer Bestellung | um sie zu liefern und später zu flicken | zehn Jahre, wie es das Steuerrecht verlangt
| Konto: dasselbe, Geburtsdatum, Vorlieben, Größen | damit Sie es nicht erneut eintippen | bis Sie das Konto löschen oder drei Jahre nicht benutzt haben; zwei Monate vorher schreiben wir Ihnen
| Warenkorb | damit er noch da ist, wenn Sie wiederkommen | 180 Tage nach der letzten Änderung
| Nachricht oder Garantiefall | um zu antworten und bei Rückfragen davon zu wissen | drei Jahre
| Sitzungen und ihre Geräte | damit Sie angemeldet bleiben und sehen, wo | bis sie enden, und einen Tag länger
| Anmeldeversuche, Aufrufe je Adresse | um Passwortrater aufzuhalten | einen Tag
| Bericht Ihres Geräts beim Bezahlen | um Betrug zu erkennen | 30 Tage
| Adresse für den Newsletter | um Ihnen zu schreiben | bis Sie sich abmelden; unbestätigt 30 Tage

Was wir nicht mehr brauchen, löschen wir sofort. Passwörter speichern wir nur als Hash, der sich nicht zurückrechnen lässt.

## Was uns nie erreicht

Karten- und Kontonummern. Die tippen Sie in einen Rahmen des Zahlungsdienstes; wir bekommen ein Zeichen, mit dem andere nichts anfangen können.

## Wer es sonst sieht

- Der Zahlungsdienst, den Sie wählen: den Betrag und, zum Schutz vor Betrug, Ihre Adresse.
- Der Paketdienst: Name, Adresse und was die Zustellung braucht.
- Sonst niemand, und wir verkaufen keine Daten.

## Die Rechtsgrundlage

Der Vertrag mit Ihnen für Bestellungen und Reparaturen; Ihre Einwilligung für Newsletter, SMS, Messung und Personalisierung; unser berechtigtes Interesse an einem Shop ohne Missbrauch für alles, wo die Tabelle es sagt.

## Ihre Rechte

Sie können fragen, was wir über Sie haben, es berichtigen, löschen oder herausgeben lassen, der Nutzung widersprechen und eine Einwilligung jederzeit zurücknehmen. Sie können sich auch bei der Behörde Ihres Landes beschweren. In [Ihrem Konto](/account/data) können Sie selbst eine Kopie herunterladen und das Konto löschen.
`,
  },
};
