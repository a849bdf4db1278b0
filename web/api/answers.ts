/**
 * What the server says, by its English, in the language of the page: the build fills it from web/locales/answers.*.po.
 * The English page needs none.
 */
export const answers: Readonly<Record<string, string>> = {}
