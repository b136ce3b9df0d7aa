/** Data kept with a route, readable before its remote is loaded. */
export interface RouteHandle {
  readonly remote: string;
  readonly expose: string;
  readonly chrome: 'full' | 'checkout' | 'staff';
  readonly personal: boolean;
}
