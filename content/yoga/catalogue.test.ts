import { describe, expect, it } from 'vitest'
import { videoId } from '#domain/video.ts'
import { catalogue } from './catalogue.ts'
import { poses } from './poses/poses.ts'
import { videoSources } from './video-sources.ts'

const exercises = catalogue.flatMap((category) => category.exercises)

describe('the yoga catalogue', () => {
  it('YOGA-03 and YOGA-09 to YOGA-17: nine categories with their counts, 49 in all', () => {
    expect(catalogue.map(({ name, exercises }) => [name, exercises.length])).toEqual([
      ['Brain Health', 5],
      ['Back Pain Relief', 5],
      ['Boosting Metabolism', 4],
      ['Fertility', 7],
      ['Arthritis Relief', 5],
      ['Shoulder Pain', 4],
      ['Pregnancy Yoga', 6],
      ['Yoga for Kids', 6],
      ['Yoga for PCOS', 7],
    ])
    expect(exercises).toHaveLength(49)
  })

  it.each(catalogue)('YOGA-43 $name names its exercises, in their order', (category) => {
    expect(category.exerciseIds).toEqual(category.exercises.map(({ id }) => id))
  })

  it('gives every category and every exercise an id of its own that fits in a link', () => {
    const ids = [...catalogue, ...exercises].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(exercises)('YOGA-44 to YOGA-48: $name is whole', (exercise) => {
    expect(['Beginner', 'Intermediate', 'Advanced']).toContain(exercise.difficulty)
    expect(exercise.duration).toMatch(/\d+(-\d+)? (seconds|minutes?)/)
    const [least, most] = exercise.minutes
    expect(least).toBeGreaterThan(0)
    expect(most).toBeGreaterThanOrEqual(least)
    expect(exercise.description).toMatch(/[.!]$/)
    expect(exercise.benefits.length).toBeGreaterThanOrEqual(3)
    expect(exercise.steps.length).toBeGreaterThanOrEqual(5)
    expect(exercise.cautions).toMatch(/\.$/)
    expect(exercise.helps.length).toBeGreaterThan(0)
    expect(poses).toHaveProperty([exercise.pose])
    expect(videoSources).toHaveProperty([exercise.id])
    const video = new URL(exercise.videoUrl)
    expect(video.protocol).toBe('https:')
    expect(video.hostname).toBe('www.youtube.com')
    expect(videoId(exercise.videoUrl)).toMatch(/^[\w-]{11}$/)
  })

  it('knows where the link of every exercise, and of nothing else, came from', () => {
    expect(Object.keys(videoSources).toSorted()).toEqual(exercises.map(({ id }) => id).toSorted())
  })

  it('never promises: names are the specification’s, the words under them are ours', () => {
    const ours = catalogue.flatMap(({ description, caution, exercises }) => [
      description,
      caution ?? '',
      ...exercises.flatMap((e) => [e.description, ...e.benefits, ...e.steps, e.cautions]),
    ])
    const promises =
      /\b(treat(s|ed|ing|ment)?|cur(e|es|ed|ing)|boost\w*|detox\w*|heal(s|ed|ing)?|guarantee\w*|balances? (your )?hormones)\b/i
    expect(ours.filter((sentence) => promises.test(sentence))).toEqual([])
  })

  it('Pregnancy Yoga always carries its caution', () => {
    const pregnancy = catalogue.find(({ id }) => id === 'pregnancy-yoga')
    expect(pregnancy?.caution).toContain('midwife or doctor')
    for (const { cautions } of pregnancy?.exercises ?? []) {
      expect(cautions).toContain('Ask your midwife or doctor first.')
    }
  })

  it('draws every pose that is there', () => {
    expect(new Set(exercises.map(({ pose }) => pose))).toEqual(new Set(Object.keys(poses)))
  })
})
