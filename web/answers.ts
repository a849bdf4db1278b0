/**
 * What the server says, by its English, in the language of the page: the build fills it from web/locales/answers.*.po.
 * The English page never asks for it (i18n.ts).
 */
export const answers: Readonly<Record<string, string>> = {}
