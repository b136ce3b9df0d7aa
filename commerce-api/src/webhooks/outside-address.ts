import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that no public address is in (IANA special-purpose registries). */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

const isPublic = (address: string): boolean => !inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns whether messages may be sent to an address, as far as it says itself: https, without a password, and no number
 * of a private network. Where private networks are allowed, http is, too.
 */
export function isOutside(url: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, hostname } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && host !== 'localhost' && (isIP(host) === 0 || isPublic(host));
}

/** Looks a name up, and fails when it leads into a private network, which its owner can change at any time. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) callback(error, []);
    else if (!first || !addresses.every(({ address }) => isPublic(address)))
      callback(new Error(`${hostname} is in a private network`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
