import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment is enough', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    trustProxy: [],
    logLevel: 'info',
  }
  expect(readConfig({})).toEqual(defaults)
  expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(defaults)
})

test('every setting is taken over', () => {
  expect(
    readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/upvas',
      DATABASE_URL: 'postgres://u:p@db:5432/upvas',
      PUBLIC_URL: 'https://fast.example.org/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
      LOG_LEVEL: 'WARN',
    }),
  ).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/lib/upvas',
    databaseUrl: 'postgres://u:p@db:5432/upvas',
    publicUrl: 'https://fast.example.org',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
    logLevel: 'warn',
  })
})

test('the public address follows the port', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'upvas.db'],
  ['PUBLIC_URL', 'fast.example.org'],
  ['PUBLIC_URL', 'ftp://fast.example.org'],
  ['PUBLIC_URL', 'https://fast.example.org/app'],
  ['PUBLIC_URL', 'https://u:p@fast.example.org'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1,'],
  ['LOG_LEVEL', 'loud'],
])('%s refuses %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: got ".+", takes .+$`))
})

test('each bad setting gets a line, and no password is shown', () => {
  const bad = { PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'mysql://me:hunter2@localhost/x' }
  expect(() => readConfig(bad)).toThrow(
    [
      'PORT: got "x", takes a whole number from 0 to 65535',
      'DATABASE_URL: got "mysql://…", takes postgres://user:password@host:5432/database',
      'LOG_LEVEL: got "y", takes one of trace, debug, info, warn, error, fatal, silent',
    ].join('\n'),
  )
})
