import { expect, test } from 'vitest'
import { endpointProblem } from './endpoint.ts'
import { isPublic } from './public-address.ts'

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
  ],
  ...['64:ff9b::7f00:1', '2001::1', '2001:db8::1', '2002:7f00:1::', 'localhost', ''],
])('%s is no address of the open network', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::a'])(
  '%s is one',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

test.each([
  ...[
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://2130706433/x',
  ],
  ...['https://0x7f.1/x', 'https://017700000001/x', 'https://169.254.169.254/latest/meta-data'],
  ...[
    'https://localhost/x',
    'https://localhost./x',
    'https://LOCALHOST/x',
    'https://nobody.invalid/x',
  ],
  ...['https://8.8.8.8:8080/x', 'https://u:p@8.8.8.8/x', 'http://8.8.8.8/x', 'https://', 'x'],
])('nothing is sent to %s', async (endpoint) => {
  expect(await endpointProblem(endpoint, [])).toMatch(/^(Give|No push service)/)
})

test('an open address is sent to, and a host of our own that the settings name, at any port', async () => {
  expect(await endpointProblem('https://8.8.8.8/x', [])).toBeNull()
  expect(await endpointProblem('https://8.8.8.8:443/x', [])).toBeNull()
  expect(await endpointProblem('https://127.0.0.1:9/x', ['127.0.0.1'])).toBeNull()
  expect(await endpointProblem('https://127.0.0.2:9/x', ['127.0.0.1'])).not.toBeNull()
})
