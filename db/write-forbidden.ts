export class WriteForbidden extends Error {
	constructor() {
		super("This request may only read");
		this.name = "WriteForbidden";
	}
}

/** Also finds it as a cause. */
export function isWriteForbidden(error: unknown): boolean {
	return error instanceof WriteForbidden || (error instanceof Error && isWriteForbidden(error.cause));
}
