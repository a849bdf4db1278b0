export function hold<T>(
  file: string,
  onWait: (holder: number | string) => void,
  work: () => Promise<T>,
): Promise<T>
