type Labels = Readonly<Record<string, string>>

/** One figure with its values, as Prometheus knows them. */
export type Family = Named & (Plain | Histogram)

interface Named {
  readonly name: string
  readonly help: string
}

interface Plain {
  readonly type: 'counter' | 'gauge'
  readonly values: readonly { readonly labels: Labels; readonly value: number }[]
}

interface Histogram {
  readonly type: 'histogram'
  /** Upper end of each range but the last, which has none. */
  readonly ends: readonly number[]
  readonly values: readonly {
    readonly labels: Labels
    readonly ranges: readonly number[]
    readonly sum: number
  }[]
}

/** Figures in the text form of Prometheus 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats), all with these labels. */
export function metricsText(common: Labels, families: readonly Family[]): string {
  return families.map((family) => familyText(common, family)).join('')
}

function familyText(common: Labels, family: Family): string {
  const { name, help, type } = family
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
  const line = (suffix: string, labels: Labels, value: number) =>
    lines.push(`${name}${suffix}${labelsText({ ...common, ...labels })} ${value}`)

  if (family.type === 'histogram') {
    for (const { labels, ranges, sum } of family.values) {
      let count = 0
      for (const [at, answers] of ranges.entries()) {
        count += answers
        line('_bucket', { ...labels, le: String(family.ends[at] ?? '+Inf') }, count)
      }
      line('_sum', labels, sum)
      line('_count', labels, count)
    }
  } else {
    for (const { labels, value } of family.values) line('', labels, value)
  }
  return `${lines.join('\n')}\n`
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')
}
