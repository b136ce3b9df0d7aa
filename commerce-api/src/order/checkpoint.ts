/** Points between two steps at which tests can stop the process. */
export type Checkpoint =
  | 'started'
  | 'challenged'
  | 'authorised'
  | 'authorisation-kept'
  | 'committed'
  | 'captured'
  | 'done'
  | 'undoing'
  | 'voided'
  | 'reversal-planned'
  | 'refunded'
  | 'refund-kept';
