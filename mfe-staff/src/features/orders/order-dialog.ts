import type { StaffOrder } from 'shared-contracts/calls/staff-orders';

/** What the dialogs about an order take. */
export interface OrderDialogProps {
  readonly detail: StaffOrder;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** The order as it is after the change. */
  readonly onChanged: (detail: StaffOrder) => void;
  /** What is shown is out of date. */
  readonly onReadAgain: () => void;
}
