/** A document with letters that no face has: nothing was written. Whoever asked for it says which letters, and what to do. */
export class UnprintableError extends Error {
	readonly letters: readonly string[];

	constructor(letters: readonly string[]) {
		super(`No face of the documents has ${letters.join(" ")}`);
		this.name = "UnprintableError";
		this.letters = letters;
	}
}
