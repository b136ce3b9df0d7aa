/** Points between two steps; tests stop the process at each of them. */
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
