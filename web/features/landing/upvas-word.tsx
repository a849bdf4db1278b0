/**
 * Our name, in Devanagari. Where the page is not in Hindi it is drawn: no face comes with it, not every machine has one,
 * and where there is none a slow phone looks for it at every layout. The outlines are those of Noto Sans Devanagari
 * between medium and semibold, in hundredths of its size.
 */
export function UpvasWord() {
  if (import.meta.env.LANGUAGE === 'hi') return <span lang="hi">उपवास</span>
  return (
    <svg
      width="2.73em"
      height="1.05em"
      viewBox="0 0 273 105"
      fill="currentColor"
      role="img"
      lang="hi"
      aria-label="उपवास"
    >
      <path d="M0 27h58v9h-58zM44 34c2 2 3 3 4 5 1 2 1 4 1 6 0 3-1 6-2 9-2 2-5 4-9 5-3 2-8 3-13 3l-2-9c6 0 10-1 12-2 2-2 4-4 4-7 0-2-1-4-2-5-2-2-3-3-6-4zM42 55c4 3 6 6 8 9 1 2 2 5 2 9 0 5-2 9-5 12-4 3-8 5-14 5-3 0-6-1-9-2-3-1-6-3-8-5-3-2-5-6-7-10-2-3-4-8-6-14l9-4c2 6 4 11 6 15 2 3 4 6 6 8 2 1 5 2 8 2 2 0 5 0 6-2 2-1 3-4 3-6 0-3-1-6-2-8-1-2-4-4-6-5zM107 36v54h-11v-25l3 4c-2 2-4 3-7 4-2 1-5 1-8 1-5 0-8 0-11-2-3-1-5-4-7-7-1-3-2-6-2-11v-18h-8v-9h61v9zM96 36h-21v18c0 3 0 5 1 7 0 1 1 2 3 3 1 1 3 1 5 1 3 0 5 0 8-2 3-2 5-3 6-6l-2 7zM175 36h-10v54h-11v-20l4 3c-2 2-5 3-8 5-3 1-6 1-10 1-4 0-7 0-10-2-4-1-6-3-8-6-2-2-2-6-2-10 0-5 2-10 5-13 4-3 9-4 16-4 2 0 4 0 5 0 2 0 3 1 5 1l-1 9c-1 0-2-1-4-1-1 0-3 0-4 0-4 0-6 1-8 2-3 2-4 4-4 7 0 2 1 4 3 6 2 1 4 2 7 2 4 0 6-1 9-2 3-1 5-3 6-6l-1 7v-33h-38v-9h59zM192 36v54h-10v-54h-9v-9h29v9zM229 91c-5-5-10-10-13-14-4-5-7-9-9-12-1-1-1-3-2-5 0-1 0-2 0-4 0-2 0-3 1-4 1-1 3-2 5-2 2 0 4 1 6 2 2 2 3 3 5 5h-6c2-2 4-3 5-5 1-3 2-5 2-8 0-2 0-4-1-6 0-1-1-3-2-4l6 2h-25v-9h43v9h-16l3-2c1 2 2 4 2 5 1 2 1 4 1 7 0 2-1 5-1 7-1 2-2 4-4 5l-1 2c-1 1-2 2-4 3-2 1-4 2-6 3v-1c1 2 3 4 5 6 2 2 4 5 7 7 2 2 4 4 7 7zM242 66c-3 0-6 0-9-1-3 0-6-1-9-3l3-8c3 1 6 2 8 3 2 0 4 0 7 0 3 0 5 0 8 0 2-1 5-2 7-3v10c-2 1-4 1-7 2-2 0-5 0-8 0zM252 90v-54h-11v-9h32v9h-10v54z" />
    </svg>
  )
}
