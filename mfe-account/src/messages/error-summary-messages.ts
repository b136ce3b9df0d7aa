import { defineMessages, plural } from 'storefront-kit/messages';

/** Texts of the list of errors above a form. */
export const errorSummaryMessages = defineMessages(
  {
    problemOf: (field: string, problem: string) => `${field}: ${problem}`,
    errorsTitle: (n: number) =>
      plural('en', n, { one: `${n} entry needs another look`, other: `${n} entries need another look` }),
  },
  {
    fr: {
      problemOf: (field: string, problem: string) => `${field} : ${problem}`,
      errorsTitle: (n: number) => plural('fr', n, { one: `${n} champ à revoir`, other: `${n} champs à revoir` }),
    },
    de: {
      problemOf: (field: string, problem: string) => `${field}: ${problem}`,
      errorsTitle: (n: number) =>
        plural('de', n, {
          one: `${n} Angabe bitte noch einmal prüfen`,
          other: `${n} Angaben bitte noch einmal prüfen`,
        }),
    },
  },
);
