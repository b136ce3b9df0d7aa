import type { FastifyRequest } from 'fastify';
import { getStaffSession } from 'shared-contracts/calls/staff';
import { defaultLocale, localeOfPath } from 'shared-contracts/locale';
import { type Preview, previewOf } from 'shared-contracts/preview';
import { createCalls } from '../app/call-client.ts';
import { ownCookies } from './own-cookies.ts';
import { type ServiceOrigins, serviceOriginOf } from './service-origins.ts';
import type { SessionSettings } from './session/proxied-session.ts';
import { openToken } from './session/sealed-token.ts';

/** A page that an editor previews. */
export interface EditorPreview {
  readonly preview: Preview;
  /** What the services are asked with for its documents. */
  readonly authorization: string;
}

/** Where a preview in another locale than that of its address is; undefined when it is here. */
export function previewedElsewhere(url: string, { localePath }: Preview): string | undefined {
  const here = localeOfPath(url);
  return localePath && here && localePath !== here.id ? `/${localePath}${url.slice(here.id.length + 1)}` : undefined;
}

/** Milliseconds to wait for word on who is signed in. */
const patience = 2000;

interface Options {
  readonly session: SessionSettings;
  readonly services: ServiceOrigins;
  readonly public: { readonly shopName: string };
}

/** Returns the preview that a request asks for with the session of an editor; undefined for the page that everybody sees. */
export async function editorPreview(
  request: FastifyRequest,
  { session, services, public: { shopName } }: Options,
): Promise<EditorPreview | undefined> {
  const query = request.url.indexOf('?');
  const preview = query === -1 ? undefined : previewOf(new URLSearchParams(request.url.slice(query)));
  const sealed = preview && ownCookies(session)(request).read('staff');
  const token = sealed && (await openToken(sealed, session.keys));
  if (!preview || !token) return undefined;
  const authorization = `Bearer ${token}`;
  const calls = createCalls({
    baseUrl: (path) => serviceOriginOf(services, path),
    locale: defaultLocale,
    brand: shopName,
    clientApp: 'shell-server',
    fetch: (input, init) => {
      const asked = new Request(input, init);
      asked.headers.set('authorization', authorization);
      return fetch(asked);
    },
  });
  try {
    const { member } = await calls(getStaffSession, {}, { timeout: patience });
    return member?.roles.includes('editor') ? { preview, authorization } : undefined;
  } catch (error) {
    request.log.warn(
      { err: error },
      'Nobody could say whether this is an editor, who gets the page that everybody sees',
    );
    return undefined;
  }
}
