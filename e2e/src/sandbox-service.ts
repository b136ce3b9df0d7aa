import { expect } from './fixtures.ts';

/** Asks the own interface of a service of the sandbox, such as `experiments`. */
export async function askSandbox(origin: string, path: string, method = 'GET', body?: object): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: 'Bearer experiments_token_sandbox', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.ok).toBe(true);
  return response.json();
}
