import type { SessionState } from 'shared-contracts/session';

/** The session of a till. */
export const tillSession: SessionState = {
  status: 'associate',
  consumerNo: 'till-1',
  store: {
    storeId: 'US01',
    storeName: 'Tarnfell Portland',
    country: 'US',
    storeEmployeeId: 'E101',
    storeEmployeeName: 'Noor Aziz',
    idleSeconds: 900,
  },
};
