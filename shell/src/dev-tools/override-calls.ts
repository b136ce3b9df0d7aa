/** Why an override did not come to be, as the shell's server says it, or because it could not be asked. */
export type Refusal = 'unknown-remote' | 'takes-payments' | 'untrusted-origin' | 'another-site' | 'unreachable';

const known: readonly string[] = ['unknown-remote', 'takes-payments', 'untrusted-origin', 'another-site'];
const deadline = 5000;

/** Lets a remote come from another origin in this browser, from its next page on; undefined when that is so. */
export async function setOverride(remote: string, origin: string): Promise<Refusal | undefined> {
  const response = await fetch('/dev/override', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote, origin }),
    signal: AbortSignal.timeout(deadline),
  });
  if (response.ok) return undefined;
  const { reason } = (await response.json()) as { readonly reason?: string };
  return known.includes(reason ?? '') ? (reason as Refusal) : 'unreachable';
}

/** Released versions for everything again, from the next page on. */
export async function endOverrides(): Promise<void> {
  const response = await fetch('/dev/override/end', {
    method: 'POST',
    // Where it leads is this page, which is loaded anew anyway.
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  if (response.type !== 'opaqueredirect') throw new Error(`Overrides could not be ended: ${response.status}`);
}
