import { type ComponentType, type ReactNode, use } from 'react'
import { CHUNK_RETRY_MS, CHUNK_TIMEOUT_MS } from './timing.ts'

/** A screen whose code comes when it is first shown. */
export interface LazyScreen<Props = object> {
  (props: Props): ReactNode
  /** Gets the code ahead of showing it. */
  readonly preload: () => Promise<unknown>
}

/** Makes one. Code that has been had renders at once, so that a prerendered page hydrates without a gap. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let coming: Promise<ComponentType<Props>> | undefined
  let here: ComponentType<Props> | undefined

  const preload = (): Promise<ComponentType<Props>> => {
    coming ??= withTimeout(load()).then(
      (chunk) => {
        here = chunk.default
        return here
      },
      (error: unknown) => {
        // React asks once more to be told of it; a later visit tries again.
        setTimeout(() => {
          coming = undefined
        }, CHUNK_RETRY_MS)
        throw error
      },
    )
    return coming
  }

  function Screen(props: Props) {
    const Loaded = here ?? use(preload())
    return <Loaded {...props} />
  }
  return Object.assign(Screen, { preload })
}

/** A piece of a screen that may as well be missing: where its code does not come, nothing stands in its place. */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyScreen<Props> {
  return lazyScreen(() => withTimeout(load()).catch(() => ({ default: () => null })))
}

function withTimeout<T>(chunk: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The page took too long to load.')),
      CHUNK_TIMEOUT_MS,
    )
    chunk.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
