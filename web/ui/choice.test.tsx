import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Choice } from './choice.tsx'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))

/** Takes prerendered HTML over, in which a person has chosen already, and tells what was heard of it. */
async function hydrated(early: number | null): Promise<string[]> {
  const heard: string[] = []
  const choice = (
    <Choice legend="Letter" options={options} value="a" onChange={(value) => heard.push(value)} />
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(choice)
  const inputs = root.querySelectorAll('input')
  if (early !== null) (inputs[early] as HTMLInputElement).checked = true
  await act(async () => hydrateRoot(root, choice))
  root.remove()
  return heard
}

test.each([
  ['nothing', null, []],
  ['what was chosen already', 0, []],
  ['another', 2, ['c']],
])('chosen before the script came: %s', async (_, early, heard) => {
  expect(await hydrated(early)).toEqual(heard)
})
