import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exercises } from '#content/yoga/categories/brain-health.ts'
import type { Exercise } from '#content/yoga/exercise.ts'
import { paths } from '#web/paths.ts'
import { renderAt } from '#web/test/place.tsx'
import { setThumbnails } from '../thumbnails.ts'
import { ExerciseMedia } from './exercise-media.tsx'

const [bee] = exercises as readonly [Exercise]

function show(exercise: Exercise, playing = false) {
  const on = { onPlay: vi.fn(), onStop: vi.fn() }
  const { container } = renderAt(
    paths.yoga,
    <ExerciseMedia exercise={exercise} playing={playing} following={false} {...on} />,
  )
  return { ...on, asked: () => container.querySelectorAll('img, iframe') }
}

test.each([
  'https://evil.example/watch?v=jHAa1B0XctU',
  'javascript:alert(1)//www.youtube.com/watch?v=jHAa1B0XctU',
  'https://www.youtube.com/watch?v="><script>',
  '',
])(
  'YOGA-55 with no video in %j the drawing stands for it, and nothing is asked for',
  (videoUrl) => {
    for (const playing of [false, true]) {
      const { asked } = show({ ...bee, videoUrl }, playing)
      expect(asked()).toHaveLength(0)
    }
    expect(screen.getAllByRole('img', { name: bee.name })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /Watch Tutorial/ })).toBeNull()
  },
)

test('YOGA-34 nothing but the picture is asked for before the video is', () => {
  const { asked, onPlay } = show(bee)
  expect([...asked()].map((each) => each.tagName)).toEqual(['IMG'])
  fireEvent.click(screen.getByRole('button', { name: /Watch Tutorial/ }))
  expect(onPlay).toHaveBeenCalledOnce()
})

test('with pictures turned off there is none', () => {
  setThumbnails(false)
  expect(show(bee).asked()).toHaveLength(0)
})
