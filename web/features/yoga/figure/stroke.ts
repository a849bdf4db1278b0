/** What a path is. `bare` is skin and its outline in one; what is far away has a softer line. */
type Role =
  | 'skin'
  | 'bare'
  | 'bareFar'
  | 'top'
  | 'legs'
  | 'hair'
  | 'mane'
  | 'tongue'
  | 'outline'
  | 'outlineFar'
  | 'detail'

/** One painted path: what it is for decides its colours, in the style sheet. */
export type Stroke = { role: Role; d: string }
