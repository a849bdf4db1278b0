import { expect, test } from 'vitest'
import { mend, mendNode } from './npm-failures.mjs'

test.each([
  ['npm error code ENOTFOUND\nnpm error request to https://… failed', /registry/],
  ['npm error code ECONNREFUSED', /registry/],
  ['npm error code ENOSPC', /disk is full/],
  ["npm error code EACCES\nnpm error path '/srv/upvas/node_modules'", /may not write/],
  ['npm error code EUSAGE', /do not agree/],
  ['spawnSync npm ENOENT', /no npm/],
  ['npm error code E500', /its own words/],
])('%s', (said, line) => {
  expect(mend(said)).toMatch(line)
  expect(mend(said)).not.toContain('\n')
})

test.each([
  [
    'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory',
    /install libatomic1/,
  ],
  ['spawnSync node_modules/.bin/node ENOENT', /^No pinned Node runs on this machine \(linux x64\)/],
])('%s', (said, line) => {
  expect(mendNode(said, { platform: 'linux', arch: 'x64' })).toMatch(line)
})
