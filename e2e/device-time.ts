/** A moment, to the minute, as a `datetime-local` input takes it on the tests' devices, which stand in Kolkata. */
export function inputTime(atMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(atMs)
    .toZonedDateTimeISO('Asia/Kolkata')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}
