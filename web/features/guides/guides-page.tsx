import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Guide } from '#content/guides/guide.ts'
import { guides } from '#content/guides/guides.ts'
import { Page } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { GuidePanel } from './guide-panel.tsx'

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
        tabs={guides.map((guide) => ({
          id: guide.id,
          title: guide.title,
          panel: <GuidePanel guide={guide} />,
        }))}
      />
    </Page>
  )
}
