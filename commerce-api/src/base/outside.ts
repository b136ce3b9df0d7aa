import ky from 'ky';

// A redirect would take credentials and personal data to an address that no setting names.
const redirect = 'error';

/** JSON over HTTP to outside parties: follows no redirects, and repeats nothing by itself. */
export const outside = ky.create({ redirect, retry: 0 });

/** `fetch` to outside parties: follows no redirects. */
export const fetchOutside = (address: string | URL, init: RequestInit): Promise<Response> =>
  fetch(address, { ...init, redirect });
