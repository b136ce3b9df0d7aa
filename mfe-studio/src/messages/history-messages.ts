import type { DocumentHistoryEntry } from 'shared-contracts/calls/documents';
import { defineMessages } from 'storefront-kit/messages';
import type { Difference } from '../model/differences.ts';

type State = DocumentHistoryEntry['state'];
type Change = Difference['change'];
type HistoryAction = 'rollBack' | 'withdraw' | 'takeOff';

interface Words {
  readonly state: Readonly<Record<State, string>>;
  readonly change: Readonly<Record<Change, string>>;
  readonly title: Readonly<Record<HistoryAction, (number: number) => string>>;
  readonly text: Readonly<Record<HistoryAction, string>>;
  readonly action: Readonly<Record<HistoryAction, string>>;
}

const words = {
  en: {
    state: { live: 'Live', scheduled: 'Scheduled', withdrawn: 'Withdrawn', past: 'Past' },
    change: { added: 'added', removed: 'removed', changed: 'changed', moved: 'moved' },
    title: {
      rollBack: (number: number) => `Roll back to version ${number}?`,
      withdraw: (number: number) => `Withdraw version ${number}?`,
      takeOff: () => 'Take the document off?',
    },
    text: {
      rollBack: 'Shoppers see this version again within two seconds. It becomes a new version; nothing is lost.',
      withdraw: 'This version won’t go live. Its text stays in a draft only if there is one.',
      takeOff: 'Shoppers no longer see it in this language. You can roll back to any version.',
    },
    action: { rollBack: 'Roll back now', withdraw: 'Withdraw it', takeOff: 'Take it off now' },
  },
  fr: {
    state: { live: 'En ligne', scheduled: 'Programmée', withdrawn: 'Annulée', past: 'Passée' },
    change: { added: 'ajouté', removed: 'retiré', changed: 'modifié', moved: 'déplacé' },
    title: {
      rollBack: (number: number) => `Revenir à la version ${number} ?`,
      withdraw: (number: number) => `Annuler la version ${number} ?`,
      takeOff: () => 'Retirer le document ?',
    },
    text: {
      rollBack:
        'Les clients revoient cette version dans les deux secondes. Elle devient une nouvelle version ; rien n’est perdu.',
      withdraw: 'Cette version ne sera pas mise en ligne. Son texte ne reste que dans un brouillon, s’il y en a un.',
      takeOff: 'Les clients ne le voient plus dans cette langue. Vous pouvez revenir à toute version.',
    },
    action: { rollBack: 'Revenir maintenant', withdraw: 'Annuler la version', takeOff: 'Retirer maintenant' },
  },
  de: {
    state: { live: 'Live', scheduled: 'Geplant', withdrawn: 'Zurückgezogen', past: 'Vergangen' },
    change: { added: 'hinzugefügt', removed: 'entfernt', changed: 'geändert', moved: 'verschoben' },
    title: {
      rollBack: (number: number) => `Auf Version ${number} zurücksetzen?`,
      withdraw: (number: number) => `Version ${number} zurückziehen?`,
      takeOff: () => 'Dokument abschalten?',
    },
    text: {
      rollBack:
        'Diese Version ist in höchstens zwei Sekunden wieder zu sehen. Sie wird eine neue Version; nichts geht verloren.',
      withdraw: 'Diese Version geht nicht live. Ihr Text bleibt nur in einem Entwurf, wenn es einen gibt.',
      takeOff: 'In dieser Sprache ist es im Shop nicht mehr zu sehen. Sie können auf jede Version zurücksetzen.',
    },
    action: { rollBack: 'Jetzt zurücksetzen', withdraw: 'Zurückziehen', takeOff: 'Jetzt abschalten' },
  },
} as const satisfies Record<string, Words>;

const chosen = ({ state, change, title, text, action }: Words) => ({
  state: (one: State): string => state[one],
  change: (one: Change): string => change[one],
  confirmTitle: (step: HistoryAction, number: number): string => title[step](number),
  confirmText: (step: HistoryAction): string => text[step],
  confirmAction: (step: HistoryAction): string => action[step],
});

/** Texts of the history of a document, and of the comparison of two texts. */
export const historyMessages = defineMessages(
  {
    ...chosen(words.en),
    versions: 'Versions',
    none: 'Nothing published yet',
    noneText: 'Versions appear here once the document is published.',
    version: (number: number) => `Version ${number}`,
    imported: 'Imported',
    off: 'Takes it off',
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    rollBack: 'Roll back',
    rollBackTo: (number: number) => `Roll back to version ${number}`,
    withdraw: 'Withdraw',
    withdrawOf: (number: number) => `Withdraw version ${number}`,
    takeOff: 'Take off …',
    compare: 'Compare',
    older: 'Before',
    newer: 'After',
    draft: 'Draft',
    same: 'There is no difference.',
  },
  {
    fr: {
      ...chosen(words.fr),
      versions: 'Versions',
      none: 'Rien n’est publié',
      noneText: 'Les versions apparaissent ici après la publication.',
      version: (number: number) => `Version ${number}`,
      imported: 'Importée',
      off: 'Retire le document',
      from: (time: string) => `à partir du ${time}`,
      until: (time: string) => `jusqu’au ${time}`,
      rollBack: 'Revenir',
      rollBackTo: (number: number) => `Revenir à la version ${number}`,
      withdraw: 'Annuler',
      withdrawOf: (number: number) => `Annuler la version ${number}`,
      takeOff: 'Retirer …',
      compare: 'Comparer',
      older: 'Avant',
      newer: 'Après',
      draft: 'Brouillon',
      same: 'Il n’y a pas de différence.',
    },
    de: {
      ...chosen(words.de),
      versions: 'Versionen',
      none: 'Noch nichts veröffentlicht',
      noneText: 'Versionen erscheinen hier, sobald das Dokument veröffentlicht ist.',
      version: (number: number) => `Version ${number}`,
      imported: 'Importiert',
      off: 'Schaltet es ab',
      from: (time: string) => `ab ${time}`,
      until: (time: string) => `bis ${time}`,
      rollBack: 'Zurücksetzen',
      rollBackTo: (number: number) => `Auf Version ${number} zurücksetzen`,
      withdraw: 'Zurückziehen',
      withdrawOf: (number: number) => `Version ${number} zurückziehen`,
      takeOff: 'Abschalten …',
      compare: 'Vergleichen',
      older: 'Vorher',
      newer: 'Nachher',
      draft: 'Entwurf',
      same: 'Es gibt keinen Unterschied.',
    },
  },
);
