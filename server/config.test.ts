import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment is enough', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    databasePool: 10,
    workers: 1,
    offline: true,
    publicUrl: 'http://localhost:3000',
    trustProxy: [],
    logLevel: 'info',
    metricsToken: null,
    production: false,
    mail: { smtpUrl: null, from: { name: 'Upvas', address: 'upvas@localhost' } },
    push: { subject: 'mailto:upvas@localhost', privateHosts: [] },
    providers: { google: null },
    site: {
      upiId: null,
      payeeName: null,
      bank: { name: null, account: null, ifsc: null, country: null },
      wiseUrl: null,
      contactEmail: null,
      socialLinks: [],
    },
    testimonials: [],
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
      DATABASE_POOL: '25',
      WORKERS: '4',
      OFFLINE: 'off',
      PUBLIC_URL: 'https://fast.example.org/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
      LOG_LEVEL: 'WARN',
      METRICS_TOKEN: 'sixteen-letters!',
      NODE_ENV: 'production',
      SMTP_URL: 'smtps://u:p@mail.example.org:465',
      MAIL_FROM: 'Fasting Friends <Hello@Example.org>',
      OIDC_ISSUER: 'https://id.example.org/realms/us',
      OIDC_CLIENT_ID: 'upvas',
      OIDC_CLIENT_SECRET: 'hush hush',
      UPI_ID: 'upvas@examplebank',
      PAYEE_NAME: 'Example Payee',
      BANK_NAME: 'Example Bank',
      BANK_ACCOUNT: '0000 1111 2222',
      BANK_IFSC: 'exam0000001',
      BANK_COUNTRY: 'India',
      WISE_URL: 'https://wise.com/pay/example',
      PUSH_PRIVATE_HOSTS: 'push.home.arpa, 10.0.0.7,[fd00::1]',
      CONTACT_EMAIL: 'Hello@Example.org',
      SOCIAL_LINKS:
        'Mastodon=https://social.example/@upvas, Code = https://git.example.org/?q=upvas',
      TESTIMONIALS: 'Asha: It tells me the truth: always. | Ben : So calm.',
    }),
  ).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/lib/upvas',
    databaseUrl: 'postgres://u:p@db:5432/upvas',
    databasePool: 25,
    workers: 4,
    offline: false,
    publicUrl: 'https://fast.example.org',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
    logLevel: 'warn',
    metricsToken: 'sixteen-letters!',
    production: true,
    mail: {
      smtpUrl: 'smtps://u:p@mail.example.org:465',
      from: { name: 'Fasting Friends', address: 'hello@example.org' },
    },
    push: {
      subject: 'mailto:hello@example.org',
      privateHosts: ['push.home.arpa', '10.0.0.7', '[fd00::1]'],
    },
    providers: {
      google: {
        issuer: 'https://id.example.org/realms/us',
        clientId: 'upvas',
        clientSecret: 'hush hush',
      },
    },
    site: {
      upiId: 'upvas@examplebank',
      payeeName: 'Example Payee',
      bank: {
        name: 'Example Bank',
        account: '0000 1111 2222',
        ifsc: 'EXAM0000001',
        country: 'India',
      },
      wiseUrl: 'https://wise.com/pay/example',
      contactEmail: 'hello@example.org',
      socialLinks: [
        { label: 'Mastodon', url: 'https://social.example/@upvas' },
        { label: 'Code', url: 'https://git.example.org/?q=upvas' },
      ],
    },
    testimonials: [
      { name: 'Asha', words: 'It tells me the truth: always.' },
      { name: 'Ben', words: 'So calm.' },
    ],
  })
})

test('the public address follows the port', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test('push services reach whoever runs this by letter, or where they serve people by https', () => {
  const subjectOf = (env: Record<string, string>) => readConfig(env).push.subject
  expect(subjectOf({ PUBLIC_URL: 'https://fast.example.org' })).toBe('https://fast.example.org')
  expect(subjectOf({ PUBLIC_URL: 'http://fast.home.arpa' })).toBe('mailto:upvas@fast.home.arpa')
  expect(subjectOf({ CONTACT_EMAIL: 'a@b.org', PUBLIC_URL: 'https://b.org' })).toBe(
    'mailto:a@b.org',
  )
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['HOST', 'a b'],
  ['OFFLINE', 'yes'],
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
  ['WORKERS', '0'],
  ['WORKERS', 'all'],
  ['WORKERS', '65'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_POOL', '1e3'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'http://mail.example.org'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'hello'],
  ['MAIL_FROM', 'Upvas <hello>'],
  ['MAIL_FROM', 'Upvas <hello@example.org>, x@example.org'],
  ['MAIL_FROM', 'Up\r\nBcc: x <hello@example.org>'],
  ['OIDC_ISSUER', 'accounts.google.com'],
  ['OIDC_ISSUER', 'http://id.example.org'],
  ['OIDC_ISSUER', 'https://id.example.org/?x=1'],
  ['OIDC_ISSUER', 'https://u:p@id.example.org'],
  ['OIDC_CLIENT_ID', 'x'.repeat(101)],
  ['UPI_ID', 'upvas'],
  ['UPI_ID', 'a b@bank'],
  ['UPI_ID', 'upvas@bank&am=1'],
  ['PAYEE_NAME', 'x'.repeat(101)],
  ['PAYEE_NAME', 'two\nlines'],
  ['BANK_ACCOUNT', '123'],
  ['BANK_ACCOUNT', '1234;5678'],
  ['BANK_IFSC', 'EXAM1000001'],
  ['WISE_URL', 'wise.com/pay/example'],
  ['WISE_URL', 'http://wise.com/pay/example'],
  ['WISE_URL', 'javascript:alert(1)'],
  ['PUSH_PRIVATE_HOSTS', 'https://push.home.arpa'],
  ['PUSH_PRIVATE_HOSTS', 'push.home.arpa:443'],
  ['PUSH_PRIVATE_HOSTS', 'a,'],
  ['CONTACT_EMAIL', 'hello'],
  ['SOCIAL_LINKS', 'https://social.example/@upvas'],
  ['SOCIAL_LINKS', 'Mastodon=social.example'],
  ['SOCIAL_LINKS', '=https://social.example'],
  ['SOCIAL_LINKS', 'A=https://a.example,'],
  ['SOCIAL_LINKS', 'A=javascript:alert(1)'],
  ['TESTIMONIALS', 'Asha'],
  ['TESTIMONIALS', 'A: one | B: two | C: three'],
])('%s refuses %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: got ".+", takes .+$`))
})

test('the provider of social sign-in is Google unless said, and on this machine needs no https', () => {
  const client = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  expect(readConfig(client).providers.google).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
  })
  for (const OIDC_ISSUER of [
    'http://localhost:4000',
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ]) {
    expect(readConfig({ ...client, OIDC_ISSUER }).providers.google?.issuer).toBe(OIDC_ISSUER)
  }
})

test('half a client is none', () => {
  expect(() => readConfig({ OIDC_CLIENT_ID: 'id' })).toThrow(/^OIDC_CLIENT_SECRET: got nothing/)
  expect(() => readConfig({ OIDC_CLIENT_SECRET: 'hush' })).toThrow(/^OIDC_CLIENT_ID: got nothing/)
  expect(() => readConfig({ OIDC_CLIENT_SECRET: 'hush' })).not.toThrow(/hush/)
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

test('a name that is no setting is told, where only settings stand', () => {
  const env = { PORT: '3001', NODE_ENV: 'production', DATA_DRI: './elsewhere' }
  expect(readConfig(env).port).toBe(3001)
  expect(() => readConfig(env, Object.keys(env))).toThrow(
    /^DATA_DRI: there is no such setting, \.env\.example lists them all$/,
  )
})
