export const noUnprintableLetters = async (): Promise<string[]> => [];
