import type { AtRule, Plugin, Rule } from 'postcss'

const HOVER = ':hover'

/**
 * Shows what is under a pointer only where there is one: on a touch screen whatever was tapped last would keep that
 * look. Of a rule for several things the others stay as they are.
 */
export const pointedHover: Plugin = {
  postcssPlugin: 'pointed-hover',
  Rule(rule, { AtRule }) {
    if (!rule.selector.includes(HOVER) || isPointed(rule)) return
    const media = new AtRule({ name: 'media', params: '(hover: hover)' })
    const pointed = rule.clone({ selectors: rule.selectors.filter((one) => one.includes(HOVER)) })
    rule.after(media.append(pointed))
    const others = rule.selectors.filter((one) => !one.includes(HOVER))
    if (others.length > 0) rule.selectors = others
    else rule.remove()
  },
}

function isPointed({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).params === '(hover: hover)'
}
