/** What a letter's page shows. */
export interface Page {
  readonly language: string
  readonly subject: string
  readonly heading: string
  readonly body: string
  readonly button: string
  readonly link: string
  readonly otherwise: string
  readonly linkBelow: string
  readonly signature: string
}

/** Our colours as mail programs know them: paper, ink and sun, by day and by night. */
const DAY = {
  paper: '#faf5eb',
  card: '#fffcf7',
  ink: '#1e2032',
  soft: '#545669',
  line: '#e0dacf',
  button: '#42428c',
  onButton: '#fffcf7',
  sun: '#f29a2d',
}
const NIGHT: typeof DAY = {
  paper: '#10111f',
  card: '#191b2b',
  ink: '#efebe2',
  soft: '#b1b3c1',
  line: '#333547',
  button: '#8a8fe1',
  onButton: '#10111f',
  sun: '#fab048',
}

// What mail programs differ on is said twice: inline for those that drop the sheet, in the sheet for the dark.
const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: ${NIGHT.paper} !important }
  .card { background: ${NIGHT.card} !important; border-color: ${NIGHT.line} !important }
  .ink { color: ${NIGHT.ink} !important }
  .soft { color: ${NIGHT.soft} !important }
  .sun { background: ${NIGHT.sun} !important }
  .button { background: ${NIGHT.button} !important; color: ${NIGHT.onButton} !important }
}`

const FONT = "font-family: Figtree, 'Segoe UI', system-ui, sans-serif"

/** A letter as HTML: no pictures and no other host, so that nothing is fetched when it is read. */
export function letterPage(page: Page): string {
  const { language, subject, heading, body, button, link, otherwise, linkBelow, signature } =
    escapedAll(page)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${SHEET}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: ${DAY.paper}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: ${DAY.paper}">
<tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 520px; ${FONT}">
<tr><td style="padding: 0 4px 16px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td><div class="sun" style="width: 20px; height: 20px; border-radius: 10px; background: ${DAY.sun}; font-size: 0; line-height: 0">&nbsp;</div></td>
<td class="ink" style="padding-left: 10px; font-size: 18px; font-weight: 600; color: ${DAY.ink}">Upvas</td>
</tr></table>
</td></tr>
<tr><td class="card" style="padding: 32px 28px; border: 1px solid ${DAY.line}; border-radius: 12px; background: ${DAY.card}">
<h1 class="ink" style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; font-weight: 600; color: ${DAY.ink}">${heading}</h1>
<p class="ink" style="margin: 0 0 24px; font-size: 16px; line-height: 1.6; color: ${DAY.ink}">${body}</p>
<p style="margin: 0 0 24px"><a class="button" href="${link}" style="display: inline-block; padding: 13px 24px; border-radius: 999px; background: ${DAY.button}; font-size: 16px; font-weight: 600; color: ${DAY.onButton}; text-decoration: none">${button}</a></p>
<p class="soft" style="margin: 0 0 24px; font-size: 14px; line-height: 1.6; color: ${DAY.soft}">${otherwise}</p>
<p class="soft" style="margin: 0; font-size: 13px; line-height: 1.6; color: ${DAY.soft}">${linkBelow}<br><a class="soft" href="${link}" style="color: ${DAY.soft}; word-break: break-all">${link}</a></p>
</td></tr>
<tr><td class="soft" style="padding: 16px 4px 0; font-size: 13px; line-height: 1.6; color: ${DAY.soft}">${signature}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function escapedAll(page: Page): Page {
  const entries = Object.entries(page).map(([name, text]) => [name, escaped(text)])
  return Object.fromEntries(entries) as Page
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
