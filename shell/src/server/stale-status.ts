/** Marks a page that shows earlier answers of the services (RFC 9211): a negative ttl says for how many seconds they are stale. */
export const staleStatus = (age: number) => `shell; hit; ttl=-${Math.ceil(age / 1000)}`;
