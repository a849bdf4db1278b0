import { transformSync } from '@babel/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { translatedTexts } from './translated-texts.ts'

const texts = new Map(
  [
    ['Back Pain Relief', 'पीठ को आराम'],
    ['Failed to end fast', 'उपवास पूरा नहीं हो पाया'],
  ].map(([english = '', translation = '']) => [
    generateMessageId(english),
    { english, translation },
  ]),
)

const generatorOpts = { jsescOption: { minimal: true } }

function made(code: string, filename = '/anywhere/web/api/failures.ts'): string {
  const plugins = [translatedTexts(texts)]
  const parserOpts = { plugins: ['typescript' as const] }
  return (
    transformSync(code, { filename, plugins, parserOpts, configFile: false, generatorOpts })
      ?.code ?? ''
  )
}

test('a text that is translated stands in its language', () => {
  expect(made(`const s = { name: 'Back Pain Relief' }`)).toContain('"पीठ को आराम"')
  expect(made(`say(messageOf(error, 'Failed to end fast'))`)).toContain('उपवास पूरा नहीं हो पाया')
})

test.each([
  `const s = 'This is new and nobody translated it.'`,
  `const s = \`\${count} fasts were found\``,
  `show('Failed to start fast')`,
])('a sentence that is not is an error: %s', (code) => {
  expect(() => made(code)).toThrow(/not translated|belongs in a message/)
})

test.each([
  `import x from 'Some Package here'`,
  `throw new Error('The page has no root.')`,
  `console.warn('Copying did not work.', error)`,
  `const s = { id: 'x', message: 'Hello to all of you' }`,
  `const s = { authors: 'Doe J, Roe Magnus', title: 'A study of many things' }`,
  `const s = { videoTitle: 'How to stand well' }`,
  `type Kind = 'A kind of thing'`,
  `const d = 'M60 90C240 260 640 260 940 60'`,
  `const s = 'Upvas यहाँ है and so on'`,
  `const s = 'moderately_active'`,
])('what nobody reads as a sentence of ours is left alone: %s', (code) => {
  expect(() => made(code)).not.toThrow()
})

test('what the server says is looked up when it is shown', () => {
  expect(() => made(`const s = 'No active fast found'`, '/anywhere/contract/x.ts')).not.toThrow()
})
