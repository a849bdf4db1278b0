// Loaded before anything else, and plain JavaScript: what has been compiled once, TypeScript included, is not compiled
// again, and the compiler itself is not even loaded.
import { enableCompileCache } from 'node:module'

enableCompileCache()
