import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { setTheme, type Theme, themes, useTheme } from '#web/browser/theme.ts'
import { Choice } from '#web/ui/choice.tsx'

const names: Readonly<Record<Theme, MessageDescriptor>> = {
  system: msg`Auto`,
  light: msg`Light`,
  dark: msg`Dark`,
}

export function ThemeSwitch() {
  const { t } = useLingui()
  return (
    <Choice
      legend={t`Theme`}
      options={themes.map((theme) => ({ value: theme, label: t(names[theme]) }))}
      value={useTheme()}
      onChange={setTheme}
      size="small"
    />
  )
}
