/** Thrown by the database of a request that may only read: whoever asks looks through somebody else's account. */
export class WriteForbidden extends Error {
	constructor() {
		super("This request may only read");
		this.name = "WriteForbidden";
	}
}

/** True for `WriteForbidden`, also as the cause of another error. */
export function isWriteForbidden(error: unknown): boolean {
	return error instanceof WriteForbidden || (error instanceof Error && isWriteForbidden(error.cause));
}
