export interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly optional?: boolean
  readonly os?: string | string[]
  readonly cpu?: string | string[]
}

export function isInstalled(root: string): boolean
export function runsTypeScript(): boolean
export function agree(
  wanted: Readonly<Record<string, LockedPackage>>,
  present: Readonly<Record<string, LockedPackage>>,
  machine: { readonly platform: string; readonly arch: string },
): boolean
