/** Query parameter by which `npm run dev … --shell` proposes an override: `?override=cart@http://localhost:3010`. */
const parameter = 'override';

export interface AskedOverride {
  readonly remote: string;
  readonly origin: string;
}

/** What a link proposes; it is shown in the form and nothing more. */
export function askedOverride(search: string): AskedOverride | undefined {
  const [, remote, origin] =
    /^([a-z][a-z0-9]*)@(\S{1,300})$/.exec(new URLSearchParams(search).get(parameter) ?? '') ?? [];
  return remote && origin ? { remote, origin } : undefined;
}

/** The address without the proposal, so that it is made once. */
export function withoutAsked(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  return url.href;
}
