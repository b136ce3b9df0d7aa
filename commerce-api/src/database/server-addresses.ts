const CONNECTION_URL = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/**
 * Returns one connection URL for each server of a URL that names several, as libpq does:
 * `postgres://user:password@first:5432,second:5432/shop`.
 */
export function serverAddresses(url: string): readonly string[] {
  const parts = CONNECTION_URL.exec(url);
  if (!parts) return [url];
  const [, start = '', hosts = '', rest = ''] = parts;
  return hosts.split(',').map((host) => `${start}${host}${rest}`);
}
