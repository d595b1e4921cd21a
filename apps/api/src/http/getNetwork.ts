import { isIPv6 } from 'node:net';

/**
 * Returns what rate limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address, all addresses of
 * which a single user may have.
 *
 * @param address undefined once the connection is closed
 * @example getNetwork('2001:db8::7') // '2001:db8:0:0::/64'
 * @example getNetwork('::ffff:203.0.113.7') // '203.0.113.7'
 */
export function getNetwork(address: string | undefined): string {
  if (address === undefined) return '';
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [unscoped = ''] = address.split('%');
  if (!isIPv6(unscoped)) return address;
  // The URL parser writes each address in one form.
  const [start = '', end] = new URL(`http://[${unscoped}]`).hostname.slice(1, -1).split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
