import { defineMessages } from 'storefront-kit/messages';

export const contactMessages = defineMessages(
  {
    title: 'Write to us',
    intro: 'People read this, and people answer. Tell us what it is about, and your message reaches the right person.',
    category: 'What is it about?',
    subject: 'More precisely',
    orderHint: (example: string) => `If it is about an order, e.g. ${example}`,
    message: 'Your message',
    orderTitle: 'About an order',
    orderText: 'With its number and the email it was placed with, we find it at once.',
    broken: 'Something is broken? Open a warranty case',
    sentTitle: 'Your message is with us',
    sentText: (email: string) => `We will reply to ${email} within one working day.`,
    keepNumber: 'Tell us this number if you write or call again: with it, we find your message.',
  },
  {
    fr: {
      title: 'Nous écrire',
      intro:
        'Ici, ce sont des gens qui lisent et qui répondent. Dites-nous de quoi il s’agit, et qui s’y connaît lira.',
      category: 'De quoi s’agit-il ?',
      subject: 'Plus précisément',
      orderHint: (example: string) => `S’il s’agit d’une commande, p. ex. ${example}`,
      message: 'Votre message',
      orderTitle: 'Au sujet d’une commande',
      orderText: 'Avec son numéro et l’e-mail utilisé pour la passer, nous la retrouvons aussitôt.',
      broken: 'Un article est abîmé ? Faites une demande de garantie',
      sentTitle: 'Nous avons bien reçu votre message',
      sentText: (email: string) => `Nous répondons à l’adresse ${email} en moins d’un jour ouvrable.`,
      keepNumber: 'Indiquez ce numéro si vous nous recontactez : il nous permet de retrouver votre message.',
    },
    de: {
      title: 'Schreiben Sie uns',
      intro: 'Hier lesen und antworten Menschen. Sagen Sie uns, worum es geht, dann liest es, wer sich damit auskennt.',
      category: 'Worum geht es?',
      subject: 'Genauer gesagt',
      orderHint: (example: string) => `Wenn es um eine Bestellung geht, z. B. ${example}`,
      message: 'Ihre Nachricht',
      orderTitle: 'Zu einer Bestellung',
      orderText: 'Mit der Nummer und der E-Mail, mit der sie aufgegeben wurde, finden wir sie sofort.',
      broken: 'Etwas ist kaputt? Garantiefall melden',
      sentTitle: 'Ihre Nachricht ist bei uns',
      sentText: (email: string) => `Wir antworten innerhalb eines Werktags an ${email}.`,
      keepNumber: 'Nennen Sie diese Nummer, wenn Sie uns noch einmal schreiben: Damit finden wir Ihre Nachricht.',
    },
  },
);
