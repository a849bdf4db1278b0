import { expect, test } from 'vitest'
import { limitedAddress } from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['1::3:4:5:6:7', '1:0:0:3::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['999.1.1.1', 'unknown'],
  ['2001:db8::/32', 'unknown'],
])('%s counts as %s', (ip, counted) => expect(limitedAddress(ip)).toBe(counted))

test('a household is one, its neighbour another', () => {
  const [a, b, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
  expect(limitedAddress(a)).toBe(limitedAddress(b))
  expect(limitedAddress(a)).not.toBe(limitedAddress(other))
})
