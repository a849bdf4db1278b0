export function mend(said: string): string
export function mendNode(said: string, machine: { platform: string; arch: string }): string
