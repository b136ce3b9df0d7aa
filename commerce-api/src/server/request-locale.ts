import type { FastifyRequest } from 'fastify';
import { headerNames } from 'shared-contracts/headers';
import { defaultLocale, isLocaleId, type Locale, locales } from 'shared-contracts/locale';

/** Returns the locale of a call: its query parameter, else its header, else the shop's default. */
export function localeOf(request: FastifyRequest): Locale {
  const query = (request.query as Record<string, unknown> | undefined)?.locale;
  const header = request.headers[headerNames.locale];
  for (const candidate of [query, header]) {
    if (typeof candidate === 'string' && isLocaleId(candidate)) return locales[candidate];
  }
  return defaultLocale;
}
