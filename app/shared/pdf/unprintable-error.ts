/** A document has letters that no font has, and was not written. The caller tells the user which. */
export class UnprintableError extends Error {
	readonly letters: readonly string[];

	constructor(letters: readonly string[]) {
		super(`No face of the documents has ${letters.join(" ")}`);
		this.name = "UnprintableError";
		this.letters = letters;
	}
}
