/**
 * Where to go after the sign-in: the page for staff that asked for it, else the start page. Only paths of pages for staff,
 * so that no link to the sign-in leads anywhere else.
 */
export function pageAfter(wanted: string | null): string {
  return wanted !== null && /^\/(staff|studio)(\/[\w-]+)*(\?site=[A-Z-]+)?$/.test(wanted) && wanted !== '/staff/sign-in'
    ? wanted
    : '/staff';
}
