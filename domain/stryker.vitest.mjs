// The tests that a mutant has to get past: those of domain/ alone. Plain JavaScript, as nothing in domain/ may import vitest.
export default { test: { include: ['domain/**/*.test.ts'], testTimeout: 60_000 } }
