import { escapeHtml } from 'service-kit/escape-html';

/** Test people; the last one's email address is unverified. */
export const people = [
  { email: 'nils.social@demo.example', givenName: 'Nils', familyName: 'Bergstrom', emailVerified: true },
  { email: 'mara@demo.example', givenName: 'Mara', familyName: 'Lindqvist', emailVerified: true },
  { email: 'unconfirmed.social@demo.example', givenName: 'Una', familyName: 'Firmin', emailVerified: false },
] as const;

const link = (query: URLSearchParams, decision: Readonly<Record<string, string>>, text: string): string => {
  const target = new URLSearchParams(query);
  for (const [name, value] of Object.entries(decision)) target.set(name, value);
  return `<p><a href="/identity/decide?${escapeHtml(target.toString())}">${escapeHtml(text)}</a></p>`;
};

/** Asks who signs in, and whether the shop may receive name and email. */
export const consentPage = (query: URLSearchParams): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox sign-in</title>
<link rel="stylesheet" href="/card/v1/assets/form.css"></head><body><main>
<h1>Sandbox sign-in</h1>
<p>The shop asks for your name and your email address. Continue as:</p>
${people.map(({ email, givenName, familyName }) => link(query, { decision: 'allow', email, given_name: givenName, family_name: familyName }, `${givenName} ${familyName} (${email})`)).join('\n')}
${link(query, { decision: 'deny' }, 'Do not allow')}
</main></body></html>`;
