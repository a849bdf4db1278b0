import { expect, test } from 'vitest'
import { inBrackets } from './eager-modules.ts'

const long = `e=>{e.exports="${'x'.repeat(1000)}"}`

test('a long module stands in brackets, whatever stands around it', () => {
  expect(inBrackets(`import{t}from"./runtime.js";var a=t(${long}),b=t(${long});export{a,b}`)).toBe(
    `import{t}from"./runtime.js";var a=t((${long})),b=t((${long}));export{a,b}`,
  )
})

test('what is short stays as it is', () => {
  const code = 'var a=t(e=>{e.exports=1}),b=c("d");function f(){}'
  expect(inBrackets(code)).toBe(code)
})
