import { transformSync } from '@babel/core'
import { expect, test } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { compiledMessages } from './compiled-messages.ts'

const CODE = `t({ id: 'abc', message: 'Hello {name}' })`

const generatorOpts = { jsescOption: { minimal: true } }

function made(catalogue?: Catalogue): string {
  const plugins = [compiledMessages(catalogue)]
  const code = transformSync(CODE, { plugins, configFile: false, generatorOpts })?.code ?? ''
  return code.replace(/\s+/g, ' ')
}

test('English is compiled where it stands', () => {
  expect(made()).toContain('message: ["Hello ", ["name"]]')
})

test('another language takes its place', () => {
  const entry = { english: 'Hello {name}', translation: '{name} जी, नमस्ते' }
  expect(made(new Map([['abc', entry]]))).toContain('message: [["name"], " जी, नमस्ते"]')
})

test('a message that is missing, or still empty, is an error', () => {
  expect(() => made(new Map())).toThrow('not translated')
  const entry = { english: 'Hello {name}', translation: '' }
  expect(() => made(new Map([['abc', entry]]))).toThrow('not translated')
})
