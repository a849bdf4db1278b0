// Plain JavaScript without packages: it also runs before anything is installed, on a Node as old as 20.

const FAILURES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT/,
    'npm could not reach its registry: check the network (or the registry and proxy set for npm) and run this again.',
  ],
  [/ENOSPC/, 'The disk is full: make room (about 700 MB) and run this again.'],
  [
    /EACCES|EPERM|EROFS/,
    'npm may not write here: give this folder, and the folder ~/.npm, to the user who runs this.',
  ],
  [
    /EUSAGE|can only install packages when/,
    'package.json and package-lock.json do not agree: run `npm install` and commit both.',
  ],
  [
    /EINTEGRITY/,
    'A package is not the one that was locked: run `npm cache clean --force`, then this again.',
  ],
  [/ENOENT.*npm|npm.*ENOENT/, 'There is no npm: install Node 20 or newer, which brings it.'],
]

/** One line that names why npm failed and how to mend it. */
export function mend(said) {
  const known = FAILURES.find(([sign]) => sign.test(said))
  return known?.[1] ?? 'npm could not install the dependencies: its own words are above.'
}

/** One line that names why the Node that was installed does not run, and how to mend it. */
export function mendNode(said, { platform, arch }) {
  // Since 25 Node's makers link it to this, which a Debian or Ubuntu without a compiler has not.
  return said.includes('libatomic.so.1')
    ? 'Node 26 needs the library libatomic: install it (Debian, Ubuntu: apt-get install libatomic1; Fedora: dnf install libatomic) and run this again.'
    : `No pinned Node runs on this machine (${platform} ${arch}): install Node 26 or newer and run this again.`
}
