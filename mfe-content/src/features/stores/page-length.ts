/** Stores on a page of the list. */
export const pageLength = 24;
