/** `--paper` of styles/tokens.css in both themes, for what a browser draws around a page. */
export const PAPER = { light: '#faf5eb', dark: '#10111f' } as const
