/** For tests in which all letters can be printed. */
export const noUnprintableLetters = async (): Promise<string[]> => [];
