import { createElement, type FunctionComponent, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number }

/**
 * Stands for the maker of icons of lucide-react in what is built: the same drawing for the few properties that we give
 * an icon, and a kilobyte less on each page. All its lines are one path: a page has many icons, and a browser goes
 * through every element when a dialog opens.
 */
export default function createLucideIcon({ node }: IconData): FunctionComponent<IconProps> {
  const lines = node.filter(([tag]) => tag === 'path')
  const shapes = node.filter(([tag]) => tag !== 'path')
  // A path may begin with a step, which is one from nowhere only where it is the first.
  const d = lines.map(([, attributes]) => `M0 0${attributes.d}`).join('')
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
      d && createElement('path', { d }),
    )
}
