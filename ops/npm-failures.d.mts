export function mend(said: string): string
