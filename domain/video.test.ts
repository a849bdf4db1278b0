import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { embedUrl, thumbnailUrl, videoId } from './video.ts'

const ID = 'aB3_-xYz09Q'
const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com']

describe('the id in a real link', () => {
  test.each(HOSTS)('YOGA-48 YOGA-51 short video on %s', (host) => {
    expect(videoId(`https://${host}/shorts/${ID}`)).toBe(ID)
    expect(videoId(`https://${host}/shorts/${ID}/`)).toBe(ID)
    expect(videoId(`https://${host}/shorts/${ID}?feature=share`)).toBe(ID)
  })

  test.each(HOSTS)('YOGA-52 watch page on %s', (host) => {
    expect(videoId(`https://${host}/watch?v=${ID}`)).toBe(ID)
    expect(videoId(`https://${host}/watch/?v=${ID}`)).toBe(ID)
    expect(videoId(`https://${host}/watch?list=PL0&v=${ID}&t=10s`)).toBe(ID)
    expect(videoId(`https://${host}/watch?v=${ID}#t=10`)).toBe(ID)
  })

  test.each([...HOSTS, 'youtube-nocookie.com', 'www.youtube-nocookie.com'])(
    'YOGA-53 embed on %s',
    (host) => {
      expect(videoId(`https://${host}/embed/${ID}`)).toBe(ID)
      expect(videoId(`https://${host}/embed/${ID}?autoplay=1&start=5`)).toBe(ID)
    },
  )

  test('YOGA-54 short link', () => {
    expect(videoId(`https://youtu.be/${ID}`)).toBe(ID)
    expect(videoId(`https://youtu.be/${ID}/`)).toBe(ID)
    expect(videoId(`https://youtu.be/${ID}?si=Ab-1_x.~%20+:/,`)).toBe(ID)
    expect(videoId(`https://youtu.be/${ID}#t=1`)).toBe(ID)
  })

  test('scheme and host may be written in capitals', () => {
    expect(videoId(`HTTPS://WWW.YouTube.com/shorts/${ID}`)).toBe(ID)
  })

  test('a link of 500 characters is read, a longer one is not', () => {
    const link = (length: number) => `https://youtu.be/${ID}?x=`.padEnd(length, 'a')
    expect(videoId(link(500))).toBe(ID)
    expect(videoId(link(501))).toBeNull()
  })
})

describe('YOGA-55 no id, so the placeholder shows', () => {
  test.each([
    // Nothing, or no link.
    '',
    ID,
    ' ',
    'https://',
    'https://youtu.be',
    'https://youtu.be/',
    'https://www.youtube.com/',
    // Ids that are none.
    `https://youtu.be/${ID}a`,
    `https://youtu.be/${ID.slice(1)}`,
    `https://youtu.be/x/${ID}`,
    `https://youtu.be/${ID}/x`,
    `https://youtu.be/${ID}//`,
    `https://www.youtube.com/shorts/${ID}/x`,
    `https://www.youtube.com/embed/${ID}/../x`,
    'https://www.youtube.com/shorts',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?list=PL0',
    `https://www.youtube.com/watch?av=${ID}`,
    `https://www.youtube.com/watch?x=1v=${ID}`,
    `https://www.youtube.com/watch#v=${ID}`,
    `https://www.youtube.com/playlist?v=${ID}`,
    `https://www.youtube.com/?v=${ID}`,
    `https://www.youtube.com/watch?list=a?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}&v=${ID}`,
    `https://www.youtube.com/watch/${ID}`,
    `https://www.youtube.com/watch/${ID}?v=${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube.com/${ID}`,
    `https://youtube-nocookie.com/watch?v=${ID}`,
    `https://www.youtube-nocookie.com/shorts/${ID}`,
    `https://youtube-nocookie.com/${ID}`,
    // Other schemes.
    `http://www.youtube.com/shorts/${ID}`,
    `//www.youtube.com/shorts/${ID}`,
    `www.youtube.com/shorts/${ID}`,
    `ftp://youtu.be/${ID}`,
    `xhttps://youtu.be/${ID}`,
    `data:text/html,https://youtu.be/${ID}`,
    `javascript:alert(1)//https://www.youtube.com/shorts/${ID}`,
    `javascript://www.youtube.com/shorts/${ID}`,
    `https:www.youtube.com/shorts/${ID}`,
    `https:/www.youtube.com/shorts/${ID}`,
    `https:///www.youtube.com/shorts/${ID}`,
    `https:\\\\www.youtube.com\\shorts\\${ID}`,
    // Other hosts.
    `https://evil.example/shorts/${ID}`,
    `https://evil.example/https://www.youtube.com/shorts/${ID}`,
    `https://evil.example/?https://youtu.be/${ID}`,
    `https://evil.example#https://youtu.be/${ID}`,
    `https://youtube.com.evil.example/shorts/${ID}`,
    `https://www.youtube.com.evil.example/watch?v=${ID}`,
    `https://notyoutube.com/shorts/${ID}`,
    `https://evil-youtube.com/shorts/${ID}`,
    `https://youtube.comevil.example/shorts/${ID}`,
    `https://youtu.be.evil.example/${ID}`,
    `https://xyoutu.be/${ID}`,
    `https://evil.youtube.com/shorts/${ID}`,
    `https://youtube.com./shorts/${ID}`,
    `https://youtube-nocookie.com.evil.example/embed/${ID}`,
    `https://wwwXyoutube.com/shorts/${ID}`,
    `https://youtubе.com/shorts/${ID}`, // a Cyrillic letter
    // Users and ports.
    `https://www.youtube.com@evil.example/shorts/${ID}`,
    `https://www.youtube.com:pass@evil.example/shorts/${ID}`,
    `https://user@www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com:443/shorts/${ID}`,
    `https://evil.example\\@www.youtube.com/shorts/${ID}`,
    // Paths that wander, and things that are escaped.
    `https://www.youtube.com//embed/${ID}`,
    `https://www.youtube.com/embed//${ID}`,
    `https://www.youtube.com/../embed/${ID}`,
    `https://www.youtube.com/embed/../../${ID}`,
    'https://youtu.be/../../../../',
    'https://youtu.be/..%2F..%2F.%2F',
    `https://www.youtube.com/%65mbed/${ID}`,
    'https://www.youtube.com/watch?v=aB3_-xYz0%39',
    `https%3A%2F%2Fyoutu.be%2F${ID}`,
    // Quotes, markup, white space, control characters.
    `https://youtu.be/${ID}"onload="alert(1)`,
    `https://youtu.be/${ID}?x="onload="alert(1)`,
    `https://youtu.be/${ID}#"`,
    `https://youtu.be/${ID}'`,
    `https://youtu.be/<script>aa`,
    `https://www.youtube.com/watch?v=${ID}"`,
    `https://www.youtube.com/watch?v=${ID}<script>`,
    ` https://youtu.be/${ID}`,
    `https://youtu.be/${ID} `,
    `https://youtu.be/${ID}\n`,
    `https://youtu.be/\n${ID}`,
    `\nhttps://youtu.be/${ID}`,
    `https://youtu.be/${ID}\u0000`,
    // Letters that fold into the letters of an id.
    'https://youtu.be/\u212aB3_-xYz09Q',
    // 10 kB.
    `https://youtu.be/${'a'.repeat(10_000)}`,
    `https://youtu.be/${ID}?${'v='.repeat(5_000)}`,
  ])('%j', (url) => {
    expect(videoId(url)).toBeNull()
  })

  test('whatever the text, the answer is null or a whole id that stands in it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string().map((rest) => `https://www.youtube.com/watch?v=${ID}${rest}`),
      fc.string().map((rest) => `https://youtu.be/${rest}${ID}`),
    )
    fc.assert(
      fc.property(text, (url) => {
        const id = videoId(url)
        return id === null || (/^[A-Za-z0-9_-]{11}$/.test(id) && url.includes(id))
      }),
    )
  })
})

test('YOGA-49 the thumbnail of an id', () => {
  const id = videoId(`https://youtu.be/${ID}`)
  expect(id && thumbnailUrl(id)).toBe(`https://i.ytimg.com/vi/${ID}/hqdefault.jpg`)
})

test('YOGA-50 the player of an id starts at once, on the host that sets no cookie', () => {
  const id = videoId(`https://youtu.be/${ID}`)
  expect(id && embedUrl(id)).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&playsinline=1`,
  )
})
