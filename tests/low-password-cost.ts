/** In the place of `password-cost.ts` where use cases are tested: what a hash costs is tried by `password.test.ts`. */
export const COST = { logN: 10, r: 8, p: 1 };
