import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Guide, guideTitles } from '#content/guides/guide.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { Prerendered } from '#web/prerendered.tsx'
import { Page } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const GuidePanel = lazyScreen(async () => ({
  default: (await import('./guide-panel.tsx')).GuidePanel,
}))

const ids = Object.keys(guideTitles) as Guide['id'][]

export function GuidesPage() {
  const { t } = useLingui()
  const [selected, setSelected] = useState<Guide['id']>('fasting')
  return (
    <Page
      title={<Trans>Health Benefits</Trans>}
      lead={
        <Trans>
          What studies found, how small they often were, and how to begin. Each card names its
          source.
        </Trans>
      }
    >
      <Tabs
        label={t`Guides`}
        selected={selected}
        onSelect={setSelected}
        tabs={ids.map((id) => ({
          id,
          title: guideTitles[id],
          panel: (
            <Prerendered>
              <GuidePanel id={id} />
            </Prerendered>
          ),
        }))}
      />
    </Page>
  )
}
