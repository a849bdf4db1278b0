declare module 'subset-font' {
  /** A font with the glyphs of a text alone. */
  export default function subset(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>
}
