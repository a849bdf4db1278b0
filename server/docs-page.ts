import { createHash } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { Failure } from '#contract/failure.ts'
import { Fast } from '#contract/fast.ts'
import { refusals } from '#contract/refusals.ts'
import { User } from '#contract/user.ts'
import { endpoints, refusalsOf, type Schema, schemaOf } from './openapi.ts'

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dde3e0, #33403b); --soft: light-dark(#f4f7f5, #1b2320);
  --ink: light-dark(#1d2723, #e6ece9); --quiet: light-dark(#55635c, #a3b1aa); --mark: light-dark(#0b6b4a, #6fd3a8) }
* { box-sizing: border-box }
body { margin: 0; background: light-dark(#fff, #121816); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main, header, nav { max-width: 56rem; margin: auto; padding: 0 1.25rem }
header { padding-top: 2.5rem }
h1 { margin: 0; font-size: 2rem }
h2 { margin: 3rem 0 1rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); text-transform: capitalize }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
h4 { margin: 1rem 0 .25rem; font-size: .85rem; color: var(--quiet) }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
a { color: var(--mark) } a:focus-visible { outline: 2px solid; outline-offset: 2px }
article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--soft) }
article p { margin: .25rem 0 }
.method { color: var(--mark) }
.quiet { color: var(--quiet); font-size: .9rem }
table { width: 100%; border-collapse: collapse; font-size: .9rem }
th, td { padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: baseline }
tbody th { width: 9rem; font: .9rem ui-monospace, monospace }
td:last-child { width: 10rem }
code { font: .9em ui-monospace, monospace }
`

/** The API for people to read: made of the same values as the calls themselves. */
export function docsPage(): { html: string; styleHash: string } {
  const nouns = Object.entries(Object.groupBy(endpoints, ({ noun }) => noun))
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Upvas API</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Upvas API</h1>
<p>Every call is below <code>/api</code>, takes and gives JSON, and answers <code>success</code>. Times are ISO 8601 in UTC.
A call that needs a sign-in carries <code>Authorization: Bearer</code> with the token that register and login give.
For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Contents"><ul>${nouns.map(([noun]) => `<li><a href="#calls-${noun}">${noun}</a></li>`).join('')}<li><a href="#shapes">shapes</a></li></ul></nav>
<main>
${nouns.map(([noun, calls = []]) => section(noun, calls)).join('\n')}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>
${Object.entries({ Fast, User, Failure })
  .map(
    ([name, schema]) =>
      `<article><h3 id="${name}">${name}</h3>${fields('Fields', schemaOf(schema, 'output'))}</article>`,
  )
  .join('\n')}
</section>
</main>
</body>
</html>
`
  const hash = createHash('sha256').update(STYLE).digest('base64')
  return { html, styleHash: `'sha256-${hash}'` }
}

function section(noun: string, calls: readonly { name: string; endpoint: Endpoint }[]): string {
  const articles = calls.map(({ name, endpoint }) => article(name, endpoint))
  return `<section aria-labelledby="calls-${noun}"><h2 id="calls-${noun}">${noun}</h2>\n${articles.join('\n')}\n</section>`
}

function article(name: string, endpoint: Endpoint): string {
  const { method, path, access, summary, params, query, body, answer, status = 200 } = endpoint
  return `<article aria-labelledby="${name}">
<h3 id="${name}"><span class="method">${method}</span> /api${escaped(path)}</h3>
<p>${inline(summary)}. <span class="quiet">${access === 'public' ? 'Open to anyone' : 'Needs a sign-in'}.</span></p>
${params ? fields('In the path', schemaOf(params, 'input')) : ''}
${query ? fields('In the query', schemaOf(query, 'input')) : ''}
${body ? fields('In the body', schemaOf(body, 'input')) : ''}
${fields(`Answer ${status}, beside success`, schemaOf(answer, 'output'))}
<h4>Refusals</h4>
<table><tbody>${refusalsOf(endpoint)
    .map((refusal) => refusals[refusal])
    .toSorted((a, b) => a.status - b.status)
    .map(
      ({ status, code, message }) =>
        `<tr><th scope="row">${status}</th><td>${escaped(message)}</td><td><code>${code}</code></td></tr>`,
    )
    .join('')}</tbody></table>
</article>`
}

function fields(title: string, { properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><th scope="row">${escaped(name)}</th><td>${typeOf(field)}</td><td>${required.includes(name) ? '' : 'optional'}</td></tr>`,
  )
  return rows.length === 0
    ? ''
    : `<h4>${escaped(title)}</h4><table><tbody>${rows.join('')}</tbody></table>`
}

/** The type of a field with its limits, in words. */
function typeOf(field: Schema): string {
  const name = field.$ref?.split('/').pop()
  if (name) return `<a href="#${name}">${name}</a>`
  if (field.anyOf) return field.anyOf.map(typeOf).join(' or ')
  if (field.items) return `list of ${typeOf(field.items)}`
  const { type, minimum, maximum, minLength, maxLength, format, enum: choices } = field
  const words = [
    choices
      ? `one of ${(choices as string[]).join(', ')}`
      : [type ?? 'constant'].flat().join(' or '),
    format,
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    field.description,
    field.default === undefined ? null : `unless said ${field.default}`,
    field.const === undefined ? null : String(field.const),
  ]
  return escaped(words.filter(Boolean).join(', '))
}

function range(min: unknown, max: unknown, unit: string): string | null {
  if (max === undefined || max === Number.MAX_SAFE_INTEGER) return null
  return `${min ?? 0} to ${max}${unit}`
}

function inline(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
