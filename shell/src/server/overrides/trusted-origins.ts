/** Where remotes may be served from their sources: one host, at one port or a range of them. */
export interface TrustedOrigin {
  readonly protocol: 'http:' | 'https:';
  readonly hostname: string;
  readonly firstPort: number;
  readonly lastPort: number;
}

const entryForm = /^(https?:)\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[::1\])(?::(\d{1,5})(?:-(\d{1,5}))?)?$/;
const ownDevice = new Set(['localhost', '127.0.0.1', '[::1]']);
const usualPort = { 'http:': 80, 'https:': 443 } as const;

/**
 * Reads origins with spaces between; a port may be a range, as in `http://localhost:3010-3029`. Throws for what is no
 * origin, and for plain http to another device: on the way, anybody could put a script of theirs into it.
 */
export function readTrustedOrigins(text: string): TrustedOrigin[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [, protocol, hostname = '', first, last] = entryForm.exec(entry) ?? [];
      if (protocol !== 'http:' && protocol !== 'https:')
        throw new Error(`"${entry}" is no origin such as http://localhost:3010-3029`);
      if (protocol === 'http:' && !ownDevice.has(hostname))
        throw new Error(`"${entry}": only a developer's own device is trusted without https`);
      const firstPort = Number(first ?? usualPort[protocol]);
      const lastPort = Number(last ?? firstPort);
      if (firstPort < 1 || lastPort > 65_535 || firstPort > lastPort)
        throw new Error(`"${entry}" names ports that there are not`);
      return { protocol, hostname, firstPort, lastPort };
    });
}

/** Whether `origin` is one of those, written as browsers write it: no path, no name of a user, nothing else. */
export function isTrusted(origin: string, trusted: readonly TrustedOrigin[]): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin !== origin) return false;
  return trusted.some(({ protocol, hostname, firstPort, lastPort }) => {
    if (url.protocol !== protocol || url.hostname !== hostname) return false;
    const port = Number(url.port || usualPort[protocol]);
    return port >= firstPort && port <= lastPort;
  });
}
