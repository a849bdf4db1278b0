declare const checked: unique symbol

/** The id of a video, checked: eleven letters, digits, `-` or `_`. Only `videoId` makes one. */
export type VideoId = string & { readonly [checked]: true }

/** Where thumbnails load from. */
export const THUMBNAIL_ORIGIN = 'https://i.ytimg.com'

/** Where videos play: the host that sets no cookie before they do. */
export const EMBED_ORIGIN = 'https://www.youtube-nocookie.com'

const ID = /^[\w-]{11}$/

// A link longer than this is not one that a person shared.
const MAX_LINK_LENGTH = 500

// Scheme and host must be whole and followed by the path: no user, no port, no other host that contains the name. Dots
// in the path, quotes and spaces have no place in such a link.
const LINK =
  /^https:\/\/(?<host>[a-z.-]+)\/(?<path>[\w/-]*)(?<query>(?:\?[\w.~%&=+:/,-]*)?)(?:#[\w.~%&=+:/,-]*)?$/i

// Each of them takes part in every match.
interface LinkParts {
  readonly host: string
  readonly path: string
  readonly query: string
}

const SITE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com']
const EMBED_HOSTS = ['youtube-nocookie.com', 'www.youtube-nocookie.com']

function candidate(host: string, path: string, query: string): string | undefined {
  if (host === 'youtu.be') return path
  const [kind, id, ...more] = path.split('/')
  if (more.length > 0) return undefined
  if (EMBED_HOSTS.includes(host)) return kind === 'embed' ? id : undefined
  if (!SITE_HOSTS.includes(host)) return undefined
  if (kind === 'shorts' || kind === 'embed') return id
  if (kind !== 'watch' || id !== undefined) return undefined
  const [only, ...others] = query.split(/[?&]/).filter((pair) => pair.startsWith('v='))
  return others.length > 0 ? undefined : only?.slice(2)
}

/** The video's id in a short-video, watch, embed or short link of the video site over https; null for any other text. */
export function videoId(url: string): VideoId | null {
  if (url.length > MAX_LINK_LENGTH) return null
  const parts = LINK.exec(url)?.groups
  if (!parts) return null
  const { host, path, query } = parts as unknown as LinkParts
  const id = candidate(host.toLowerCase(), path.replace(/\/$/, ''), query)
  return id?.match(ID) ? (id as VideoId) : null
}

/** Address of a video's still picture, 480 × 360. */
export function thumbnailUrl(id: VideoId): string {
  return `${THUMBNAIL_ORIGIN}/vi/${id}/hqdefault.jpg`
}

/** Address of a video's player, which starts at once; at its end it offers only more of the same channel. */
export function embedUrl(id: VideoId): string {
  return `${EMBED_ORIGIN}/embed/${id}?autoplay=1&rel=0&playsinline=1`
}
