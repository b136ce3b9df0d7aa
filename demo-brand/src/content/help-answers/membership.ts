import type { Answer } from './answer.ts';

export const membership: readonly Answer[] = [
  {
    slug: 'what-members-get',
    question: ['What do members get?', 'Que reçoivent les membres ?', 'Was haben Mitglieder davon?'],
    summary: [
      'Reward codes to spend, and prices for members.',
      'Des codes de récompense à dépenser et des prix pour les membres.',
      'Prämiencodes zum Einlösen und Preise für Mitglieder.',
    ],
    paragraphs: [
      [
        'Membership is free and part of an account. Your rewards are in the wallet of your account, with what is left on them and until when; at checkout you choose what to spend.',
        'L’adhésion est gratuite et fait partie du compte. Vos récompenses sont dans le portefeuille de votre compte, avec leur solde et leur échéance ; à la caisse, vous choisissez quoi dépenser.',
        'Die Mitgliedschaft ist kostenlos und gehört zum Konto. Ihre Prämien liegen im Portemonnaie Ihres Kontos, mit Guthaben und Frist; an der Kasse wählen Sie, was Sie einlösen.',
      ],
    ],
  },
  {
    slug: 'add-a-reward',
    question: [
      'How do I use a reward code or card?',
      'Comment utiliser un code ou une carte de récompense ?',
      'Wie löse ich einen Prämiencode oder eine Prämienkarte ein?',
    ],
    summary: [
      'Add it to your wallet once, or enter it at checkout.',
      'Ajoutez-la à votre portefeuille, ou saisissez-la à la caisse.',
      'Einmal ins Portemonnaie legen oder an der Kasse eingeben.',
    ],
    paragraphs: [
      [
        'A reward card has its PIN on the back. What an order does not use stays on the card. If you cancel or send back, what a reward had paid returns to it.',
        'Le code PIN d’une carte se trouve au dos. Ce qu’une commande n’utilise pas reste sur la carte. En cas d’annulation ou de retour, ce qu’une récompense avait payé y revient.',
        'Die PIN einer Prämienkarte steht auf der Rückseite. Was eine Bestellung nicht braucht, bleibt auf der Karte. Bei Stornierung oder Rückgabe kommt zurück, was eine Prämie bezahlt hatte.',
      ],
    ],
  },
  {
    slug: 'leave-membership',
    question: ['How do I leave?', 'Comment quitter le programme ?', 'Wie trete ich aus?'],
    summary: [
      'Write to us; the account and its orders can stay.',
      'Écrivez-nous ; le compte et ses commandes peuvent rester.',
      'Schreiben Sie uns; Konto und Bestellungen können bleiben.',
    ],
    paragraphs: [
      [
        'Leaving the program ends its prices and rewards from that day. What you bought stays yours to return and to have repaired, as for everybody.',
        'Quitter le programme met fin à ses prix et récompenses dès ce jour. Vos achats restent, comme pour tout le monde, retournables et réparables.',
        'Mit dem Austritt enden Preise und Prämien des Programms an diesem Tag. Rückgabe und Reparatur gelten für Ihre Käufe weiter, wie für alle.',
      ],
    ],
  },
];
