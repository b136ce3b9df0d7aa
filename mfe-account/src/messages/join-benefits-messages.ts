import { defineMessages } from 'storefront-kit/messages';

export const joinBenefitsMessages = defineMessages(
  {
    title: 'What members get',
    payTitle: 'Pay with your points',
    payText: 'At checkout, as they are or as a voucher.',
    storeTitle: 'At home in our stores',
    storeText: 'A member code on your phone, for the till.',
    newsTitle: 'A newsletter for members',
    newsText: 'Only if you want it.',
  },
  {
    fr: {
      title: 'Ce que les membres ont en plus',
      payTitle: 'Payez avec vos points',
      payText: 'Au moment de payer, tels quels ou en bon d’achat.',
      storeTitle: 'Comme chez vous dans nos magasins',
      storeText: 'Un code de membre sur votre téléphone, à présenter en caisse.',
      newsTitle: 'Une infolettre pour les membres',
      newsText: 'Seulement si vous la voulez.',
    },
    de: {
      title: 'Was Mitglieder bekommen',
      payTitle: 'Mit Punkten bezahlen',
      payText: 'An der Kasse, so wie sie sind oder als Gutschein.',
      storeTitle: 'Auch im Laden bekannt',
      storeText: 'Ein Mitgliedscode auf dem Handy, zum Vorzeigen an der Kasse.',
      newsTitle: 'Ein Newsletter für Mitglieder',
      newsText: 'Nur wenn Sie ihn möchten.',
    },
  },
);
