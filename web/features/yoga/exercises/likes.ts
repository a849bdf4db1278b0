import { kept } from '../kept.ts'

/** The ids of the liked exercises. */
export type Likes = ReadonlySet<string>

/** Reads `{"tree-pose": true}`. Whatever else lies under the key counts for nothing. */
export function readLikes(text: string | null): Likes {
  try {
    const map: unknown = JSON.parse(text ?? '{}')
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return new Set()
    return new Set(Object.keys(map).filter((id) => (map as Record<string, unknown>)[id] === true))
  } catch {
    return new Set()
  }
}

export function writeLikes(likes: Likes): string {
  return JSON.stringify(Object.fromEntries([...likes].map((id) => [id, true])))
}

/** Likes what was not liked, and the other way round. */
export function toggled(likes: Likes, id: string): Likes {
  return likes.has(id) ? likes.difference(new Set([id])) : new Set([...likes, id])
}

const stored = kept('likedYogaExercises', readLikes, writeLikes)

export const useLikes = stored.use

export function toggleLike(id: string): void {
  stored.set((likes) => toggled(likes, id))
}
