/**
 * What staff of the shop may do; one person may have several roles.
 * - `editor`: content, in the studio
 * - `moderator`: what shoppers write and upload
 * - `support`: orders of all shoppers: finds, cancels, and refunds them, and sends their mails again; answers service cases
 * - `stock`: corrects stock
 * - `operator`: staff accounts and their audit record
 */
export const staffRoles = ['editor', 'moderator', 'support', 'stock', 'operator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The paths of calls that have the session of staff: `/staff/…`, `/staff-studio/…`, and previews in `/pre/…`. */
const staffPath = /^\/(?:staff[/-]|pre\/)/;

/**
 * Whether a call has the session of staff instead of the shopper's. The shell's proxy and the client of all calls decide
 * by the path alone: neither needs to know the calls of remotes that are released later.
 */
export const isStaffPath = (path: string): boolean => staffPath.test(path);
