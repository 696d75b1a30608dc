/**
 * Cost of a hash: about 140 ms and 32 MiB. Source: OWASP password storage, scrypt with N=2^15, r=8, p=3.
 *
 * A file of its own, because the tests of use cases put `tests/low-password-cost.ts` in its place (vitest.config.ts): they
 * hash hundreds of times. No build knows of the other.
 */
export const COST = { logN: 15, r: 8, p: 3 };
