import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { Button } from './ui/button.tsx'
import { Centered } from './ui/centered.tsx'

/** Stands in for a screen whose code could not be had or that broke: says so and offers to load it anew. */
export class LoadFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Centered>
        <p role="alert">
          <Trans>This page could not be loaded. Check your connection and try again.</Trans>
        </p>
        <Button onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </Centered>
    )
  }
}
