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

/** An IPv4 address that is written as IPv6 is the same address. */
const plainOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The first four groups of an IPv6 address; undefined for IPv4. */
function leading(address: string): string[] | undefined {
  const plain = plainOf(address);
  if (!plain.includes(':')) return undefined;
  const [start = '', end = ''] = plain.split('::');
  const groups = start.split(':').filter(Boolean);
  const missing = plain.includes('::') ? 8 - groups.length - end.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...end.split(':').filter(Boolean)].slice(0, 4);
}
