import type { CaseState } from 'shared-contracts/case-limits';
import type { BadgeTone } from 'shared-ui/badge';

export const stateTone: Readonly<Record<CaseState, BadgeTone>> = {
  open: 'info',
  answered: 'success',
  closed: 'paper',
};
