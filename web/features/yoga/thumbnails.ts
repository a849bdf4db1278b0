import { kept } from './kept.ts'

const stored = kept<boolean>(
  'videoThumbnails',
  (text) => text !== 'off',
  (on) => (on ? 'on' : 'off'),
)

/** Whether an opened category may ask the video site for its pictures. */
export const useThumbnails = stored.use

export function setThumbnails(on: boolean): void {
  stored.set(() => on)
}
