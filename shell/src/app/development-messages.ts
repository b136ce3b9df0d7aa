import { defineMessages } from 'storefront-kit/messages';

/** Texts of the strip above pages of a development shell. */
export const developmentMessages = defineMessages(
  {
    shell: 'Development shell',
    runsFrom: (remote: string, origin: string) => `${remote} runs from ${origin}`,
    silent: (remote: string, origin: string) => `${remote}: no answer from ${origin}; the released version steps in`,
    rests: 'Released versions run on this page',
    stop: 'Stop',
  },
  {
    fr: {
      shell: 'Boutique de développement',
      runsFrom: (remote: string, origin: string) => `${remote} provient de ${origin}`,
      silent: (remote: string, origin: string) => `${remote} : ${origin} ne répond pas ; relais par la version publiée`,
      rests: 'Cette page utilise les versions publiées',
      stop: 'Arrêter',
    },
    de: {
      shell: 'Entwicklungs-Shop',
      runsFrom: (remote: string, origin: string) => `${remote} kommt von ${origin}`,
      silent: (remote: string, origin: string) =>
        `${remote}: ${origin} antwortet nicht; freigegebene Version springt ein`,
      rests: 'Auf dieser Seite laufen freigegebene Versionen',
      stop: 'Beenden',
    },
  },
);
