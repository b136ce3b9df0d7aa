/** Where the shell gives pages what they need to take part in experiments, and takes what they saw and did. */
export const experimentsPath = '/experiments';

/** A visitor who takes part, as the page's SDK needs it. */
export interface Participant {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string | boolean | number>>;
  readonly segments: readonly string[] | null;
  readonly batchSize: number;
  readonly flushInterval: number;
}
