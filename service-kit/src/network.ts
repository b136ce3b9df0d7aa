/**
 * The household that an address belongs to: an IPv4 address itself, of an IPv6 address the first 56 bits, which one
 * household usually gets (RFC 6177), so that it may use any of 256 networks. A caller who has left has no address any more.
 */
export function householdOf(address: string | undefined): string {
  if (address === undefined) return 'nobody';
  const groups = leading(address);
  if (!groups) return plainOf(address);
  const [first, second, third, fourth = '0'] = groups;
  return [first, second, third, (Number.parseInt(fourth, 16) & 0xff00).toString(16)].join(':');
}

/** The one way to write an address; an IPv4 address that is written as IPv6 is the same address. */
function plainOf(address: string): string {
  const written = address.includes(':') ? URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) : undefined;
  if (written === undefined) return address;
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high === undefined || low === undefined) return written;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The first four groups of an IPv6 address; undefined for IPv4. */
function leading(address: string): string[] | undefined {
  const plain = plainOf(address);
  if (!plain.includes(':')) return undefined;
  const [start = '', end = ''] = plain.split('::');
  const groups = start.split(':').filter(Boolean);
  const missing = plain.includes('::') ? 8 - groups.length - end.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...end.split(':').filter(Boolean)].slice(0, 4);
}
