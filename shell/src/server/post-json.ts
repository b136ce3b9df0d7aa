interface Options {
  /** Milliseconds until the answer has to be complete. */
  readonly timeout: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts to a service of another company. It may not lead anywhere else: keys and what visitors did would go along. */
export const postJson = (url: string, body: unknown, { timeout, headers = {} }: Options): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
