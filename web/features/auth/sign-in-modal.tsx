import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/close-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Or } from './auth-card.tsx'
import { useAuth } from './auth-provider.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import styles from './sign-in-modal.module.css'
import { SocialButtons } from './social-buttons.tsx'

export type SignInMode = 'login' | 'register'

interface SignInModalProps {
  readonly mode: SignInMode
  readonly onSwitch: (mode: SignInMode) => void
  readonly onClose: () => void
}

/** Signing in or up without leaving the page. */
export default function SignInModal({ mode, onSwitch, onClose }: SignInModalProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={mode === 'login' ? <Trans>Welcome back</Trans> : <Trans>Create your account</Trans>}
      onClose={onClose}
    >
      <Ways mode={mode} onSwitch={onSwitch} />
      <CloseButton label={t`Close`} onClick={onClose} />
    </Dialog>
  )
}

function Ways({ mode, onSwitch }: Pick<SignInModalProps, 'mode' | 'onSwitch'>) {
  const { clearError } = useAuth()
  const [busy, setBusy] = useState(false)
  const content = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each form begins at its first field, without the other's error
  useEffect(() => {
    content.current?.querySelector('input')?.focus()
    return clearError
  }, [mode, clearError])

  return (
    <div className={styles.content} ref={content}>
      <p className={styles.lead}>
        {mode === 'login' ? (
          <Trans>Sign in to see your fast and your history.</Trans>
        ) : (
          <Trans>Free, without ads, and your data stays yours.</Trans>
        )}
      </p>
      {mode === 'login' ? (
        <LoginForm onBusy={setBusy} onSuccess={() => {}} />
      ) : (
        <RegisterForm onBusy={setBusy} />
      )}
      <Or>
        <Trans>or</Trans>
      </Or>
      <SocialButtons disabled={busy} />
      {mode === 'login' ? (
        <p>
          <Trans>New here?</Trans>{' '}
          <Button look="link" disabled={busy} onClick={() => onSwitch('register')}>
            <Trans>Create an account</Trans>
          </Button>
        </p>
      ) : (
        <p>
          <Trans>Already have an account?</Trans>{' '}
          <Button look="link" disabled={busy} onClick={() => onSwitch('login')}>
            <Trans>Sign in instead</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
