/** Puts a text on the clipboard. Where that is not possible it is logged and no more: the text stands on the page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('Copying did not work.', error)
    return false
  }
}
