import { escapeHtml } from 'service-kit/escape-html';
import type { Authorization } from './authorization.ts';

export interface ChallengePage {
  readonly locale: string;
  readonly parentOrigin: string;
  readonly payment: Pick<Authorization, 'id' | 'amount' | 'currency' | 'lastFour' | 'brand'>;
}

const texts = {
  en: {
    title: 'Confirm your payment',
    intro: 'Did you make this payment?',
    card: 'Card ending in',
    yes: 'Yes, it was me',
    no: 'No, cancel it',
    unavailable: 'That did not work. Please try again.',
  },
  fr: {
    title: 'Confirmez votre paiement',
    intro: 'Est-ce bien vous qui payez ?',
    card: 'Carte se terminant par',
    yes: 'Oui, c’est moi',
    no: 'Non, annuler',
    unavailable: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  de: {
    title: 'Zahlung bestätigen',
    intro: 'Kommt diese Zahlung von Ihnen?',
    card: 'Karte mit den Endziffern',
    yes: 'Ja, das bin ich',
    no: 'Nein, abbrechen',
    unavailable: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  },
} as const;

/** The page of the bank's challenge; it passes its result to the parent page. */
export function challengePage({ locale, parentOrigin, payment }: ChallengePage): string {
  const language = locale.slice(0, 2);
  const t = language === 'fr' || language === 'de' ? texts[language] : texts.en;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: payment.currency }).format(
    payment.amount / 100,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title>
<link rel="stylesheet" href="/card/v1/assets/form.css">
<script type="module" src="/card/v1/assets/challenge.js"></script>
</head>
<body data-parent-origin="${escapeHtml(parentOrigin)}" data-payment="${escapeHtml(payment.id)}" data-unavailable="${t.unavailable}">
<main>
<h1>${t.title}</h1>
<p>${t.intro}</p>
<p><strong>${escapeHtml(money)}</strong><br>${t.card} ${escapeHtml(payment.lastFour)}</p>
<p><button type="button" class="main" data-outcome="confirmed">${t.yes}</button> <button type="button" data-outcome="failed">${t.no}</button></p>
<p class="error" id="status" role="alert"></p>
</main>
</body>
</html>`;
}
