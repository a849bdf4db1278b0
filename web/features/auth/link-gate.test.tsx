import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LinkGate } from './link-gate.tsx'

describe('what depends on a token in the address', () => {
  const gate = (token: string | null | undefined) => (
    <LinkGate token={token} linked={<b>linked</b>} notLinked={<i>not linked</i>} />
  )

  test('stands twice until the address has been looked at', () => {
    expect(renderToString(gate(undefined))).toBe(
      '<div class="when-linked"><b>linked</b></div><div class="when-not-linked"><i>not linked</i></div>',
    )
  })

  test.each([
    ['given', 'b'],
    [null, 'i'],
  ])('with the token %j it is the half that stood there already', (token, name) => {
    const { container, rerender } = render(gate(undefined))
    const before = container.querySelector(name)
    rerender(gate(token))
    expect(container.innerHTML).toBe(`<div>${before?.outerHTML}</div>`)
    expect(container.querySelector(name)).toBe(before)
  })
})
