import { defineMessages } from 'shared-contracts/messages';

/** Words of the strip above the pages of a development shell. */
export const developmentMessages = defineMessages(
  {
    shell: 'Development shell',
    runsFrom: (remote: string, origin: string) => `${remote} runs from ${origin}`,
    rests: 'Released versions run on this page',
    stop: 'Stop',
  },
  {
    fr: {
      shell: 'Boutique de développement',
      runsFrom: (remote: string, origin: string) => `${remote} provient de ${origin}`,
      rests: 'Cette page utilise les versions publiées',
      stop: 'Arrêter',
    },
    de: {
      shell: 'Entwicklungs-Shop',
      runsFrom: (remote: string, origin: string) => `${remote} kommt von ${origin}`,
      rests: 'Auf dieser Seite laufen freigegebene Versionen',
      stop: 'Beenden',
    },
  },
);
