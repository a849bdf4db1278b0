import { useRef, useState } from 'react'
import { type Import, type ImportReport, MAX_FILE_BYTES } from '#contract/imports.ts'
import { ApiError, messageOf } from '#web/api/api-error.ts'
import { say } from '#web/i18n.ts'
import {
  importFile,
  importSentences,
  previewImport,
  type Reading,
  undoImport,
} from './import-api.ts'

/** How far the import of a file has come. */
export type Step =
  | { readonly name: 'choosing' }
  | { readonly name: 'looking'; readonly file: File; readonly report: ImportReport }
  | { readonly name: 'added'; readonly added: Import }
  | { readonly name: 'undone'; readonly stayed: number }

/** What is under way. */
export type Work = 'reading' | 'adding' | 'undoing'

/** Takes a file, shows what it would add, adds it, and takes it back. */
export function useImport() {
  const [step, setStep] = useState<Step>({ name: 'choosing' })
  const [work, setWork] = useState<Work | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const reading = useRef<Reading>({})
  // What was asked for last: an answer to anything before it comes too late.
  const asked = useRef(0)

  async function doing(kind: Work, fallback: string, work: () => Promise<Step>) {
    asked.current++
    const mine = asked.current
    setWork(kind)
    setProblem(null)
    try {
      const next = await work()
      if (mine === asked.current) setStep(next)
    } catch (error) {
      if (mine === asked.current) setProblem(sentenceOf(error, fallback))
    }
    if (mine === asked.current) setWork(null)
  }

  function look(file: File) {
    if (file.size > MAX_FILE_BYTES) {
      setProblem(say(importSentences.tooLarge))
      return
    }
    void doing('reading', importSentences.readFailed, async () => {
      const report = await previewImport(file, reading.current)
      return { name: 'looking', file, report }
    })
  }

  return {
    step,
    work,
    problem,
    choose(file: File) {
      reading.current = {}
      look(file)
    },
    /** Reads the file once more, in another way. */
    readAs(change: Reading) {
      if (step.name !== 'looking') return
      reading.current = { ...reading.current, ...change }
      look(step.file)
    },
    add() {
      if (step.name !== 'looking' || work !== null) return
      const { file, report } = step
      // In the zone that was shown, also where the profile's changes meanwhile.
      const shown = { timeZone: report.timeZone, ...reading.current }
      void doing('adding', importSentences.addFailed, async () => {
        const added = await importFile(file, shown)
        return added ? { name: 'added', added } : { name: 'looking', file, report: emptied(report) }
      })
    },
    undo({ _id, fasts, weights, plans }: Import) {
      if (work !== null) return
      void doing('undoing', importSentences.undoFailed, async () => {
        const removed = await undoImport(_id)
        const left = fasts + weights + plans - removed.fasts - removed.weights - removed.plans
        return { name: 'undone', stayed: left }
      })
    },
    startAnew() {
      asked.current++
      setWork(null)
      setProblem(null)
      setStep({ name: 'choosing' })
    },
  }
}

/** A report of which another device added everything meanwhile. */
function emptied(report: ImportReport): ImportReport {
  const known = ({ added, known }: ImportReport['fasts']) => ({ added: 0, known: known + added })
  const { fasts, weights, plans } = report
  return { ...report, fasts: known(fasts), weights: known(weights), plans: known(plans) }
}

function sentenceOf(error: unknown, fallback: string): string {
  const [fault] = error instanceof ApiError ? error.errors : []
  return say(fault?.message ?? messageOf(error, fallback))
}
