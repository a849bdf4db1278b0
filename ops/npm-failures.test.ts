import { expect, test } from 'vitest'
import { mend } from './npm-failures.mjs'

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
