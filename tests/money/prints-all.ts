/** Faces that have every letter, for tests in which documents wait for nothing. */
export const printsAll = async (): Promise<string[]> => [];
