import { expect, test } from 'vitest'
import { styleSheets } from './style-sheets.ts'

const manifest = {
  'main.tsx': {
    file: 'main.js',
    isEntry: true,
    css: ['main.css'],
    imports: ['_shell.js'],
    dynamicImports: ['screens/dashboard.tsx', 'screens/about.tsx'],
  },
  '_shell.js': { file: 'shell.js', css: ['shell.css'] },
  'screens/about.tsx': { file: 'about.js', css: ['about.css'], imports: ['_shell.js', '_card.js'] },
  'screens/dashboard.tsx': {
    file: 'dashboard.js',
    css: ['dashboard.css'],
    imports: ['_card.js'],
    dynamicImports: ['edit.tsx'],
  },
  '_card.js': { file: 'card.js', css: ['card.css'] },
  'edit.tsx': { file: 'edit.js', css: ['edit.css'] },
}

test('what an open screen needs is on every page, and the rest only where someone has signed in', () => {
  expect(styleSheets(manifest, new Set(['screens/dashboard.tsx']))).toEqual({
    ofAllPages: ['main.css', 'shell.css', 'about.css', 'card.css'],
    ofSignedInPages: ['dashboard.css', 'edit.css'],
  })
})

test('a build without an entry is none', () => {
  expect(() => styleSheets({}, new Set())).toThrow('no entry')
})
