import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#content/yoga/catalogue.ts'
import { canvas } from '#content/yoga/poses/pose.ts'
import { poses } from '#content/yoga/poses/poses.ts'
import { Cover } from './cover.tsx'
import { Figure } from './figure.tsx'
import { windowOf } from './window.ts'

describe.each(Object.entries(poses))('the figure %s', (_, pose) => {
  const markup = renderToStaticMarkup(<Figure pose={pose} animate />)

  it('is whole, still and small before any script runs', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity|<animate/)
    expect(markup).not.toMatch(/\d\.\d{4}/)
    expect(markup.length).toBeLessThan(20_000)
  })

  it('names no colour and needs no inline style, which the page’s policy would refuse', () => {
    expect(markup).not.toMatch(/style=|fill=|stroke="|#[0-9a-f]{3}/)
  })

  it('shows the whole body unless it is a close-up', () => {
    if (pose.window) return
    const { left, top, width, height } = windowOf(pose)
    for (const { head, ...chains } of pose.frames) {
      for (const chain of [head.slice(0, 2), ...Object.values(chains)]) {
        chain.forEach((n, i) => {
          expect(n).toBeGreaterThanOrEqual(i % 2 ? top : left)
          expect(n).toBeLessThanOrEqual(i % 2 ? top + height : left + width)
        })
      }
    }
    if (pose.view !== 'above') expect(top + height).toBeGreaterThan(canvas.floorY)
  })
})

describe('Figure', () => {
  it('is decoration without a title and a picture with one', () => {
    expect(renderToStaticMarkup(<Figure pose={poses.tree} />)).toMatch(/aria-hidden="true"/)
    const named = renderToStaticMarkup(<Figure pose={poses.tree} title="Tree Pose" />)
    expect(named).toMatch(/role="img" aria-label="Tree Pose"/)
    expect(named).not.toContain('aria-hidden')
  })
})

describe('Cover', () => {
  it('is different for each category and hidden from screen readers', () => {
    const covers = catalogue.map(({ id }) => renderToStaticMarkup(<Cover category={id} />))
    expect(new Set(covers).size).toBe(catalogue.length)
    for (const cover of covers) {
      expect(cover).toContain('aria-hidden="true"')
      expect(cover).not.toMatch(/style=|NaN|undefined|\d\.\d{4}/)
    }
  })
})
