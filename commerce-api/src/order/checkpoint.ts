/** Points between two steps at which tests can stop the process. */
export type Checkpoint =
  | 'started'
  | 'challenged'
  | 'authorised'
  | 'authorization-kept'
  | 'committed'
  | 'captured'
  | 'done'
  | 'undoing'
  | 'voided'
  | 'reversal-planned'
  | 'refunded'
  | 'refund-kept';
