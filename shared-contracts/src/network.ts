/**
 * The network that an address belongs to: an IPv4 address itself, of an IPv6 address the first 64 bits, which one
 * household or one server has to itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [start = '', end = ''] = plain.split('::');
  const groups = start.split(':').filter(Boolean);
  const missing = plain.includes('::') ? 8 - groups.length - end.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...end.split(':').filter(Boolean)].slice(0, 4).join(':');
}
