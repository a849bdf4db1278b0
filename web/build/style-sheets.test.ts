import { expect, test } from 'vitest'
import { styleSheets } from './style-sheets.ts'

const manifest = {
  'main.tsx': {
    file: 'main.js',
    isEntry: true,
    css: ['main.css'],
    imports: ['_shell.js'],
    dynamicImports: ['screens/dashboard.tsx', 'screens/about.tsx', 'menu.tsx'],
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
  'menu.tsx': { file: 'menu.js', css: ['menu.css', 'card.css'] },
}

test('a page has the styles of all that it can open, and none of the other screens', () => {
  expect(styleSheets(manifest, new Set(['screens/dashboard.tsx']))).toEqual([
    'main.css',
    'shell.css',
    'card.css',
    'about.css',
    'menu.css',
  ])
  expect(styleSheets(manifest, new Set(['screens/about.tsx']))).toEqual([
    'main.css',
    'shell.css',
    'dashboard.css',
    'card.css',
    'edit.css',
    'menu.css',
  ])
})

test('each has its place in the order of all, whatever else a page has', () => {
  const all = styleSheets(manifest)
  expect(all).toHaveLength(7)
  for (const elsewhere of ['screens/dashboard.tsx', 'screens/about.tsx', '_shell.js']) {
    const some = styleSheets(manifest, new Set([elsewhere]))
    expect(some).toEqual(all.filter((sheet) => some.includes(sheet)))
  }
})

test('a build without an entry is none', () => {
  expect(() => styleSheets({})).toThrow('no entry')
})
