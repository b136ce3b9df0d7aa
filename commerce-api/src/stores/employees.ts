import type { Db } from '../database/database.ts';

/** A store employee. */
export interface StoreEmployee {
  readonly storeId: string;
  readonly storeName: string;
  readonly country: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
}

const employeesOf = (db: Db, storeId: string) =>
  db
    .selectFrom('store_employee')
    .innerJoin('location', 'location.location_id', 'store_employee.store_id')
    .select([
      'store_id as storeId',
      'location.name as storeName',
      'location.country as country',
      'store_employee_id as storeEmployeeId',
      'store_employee.name as storeEmployeeName',
    ])
    .where('store_id', '=', storeId)
    .where('location.kind', '=', 'store');

export function readEmployees(db: Db, storeId: string): Promise<StoreEmployee[]> {
  return employeesOf(db, storeId).orderBy('store_employee_id').execute();
}

/** Returns undefined for an unknown employee or store. */
export function readEmployee(db: Db, storeId: string, employeeId: string): Promise<StoreEmployee | undefined> {
  return employeesOf(db, storeId).where('store_employee_id', '=', employeeId).executeTakeFirst();
}
