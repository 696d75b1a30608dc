import { newShortId } from "#app/shared/ids.ts";

export type ErrorDetails = { message: string; stack: string | null };

export function errorDetails(thrown: unknown): ErrorDetails {
	if (thrown instanceof Error) return { message: thrown.message || thrown.name, stack: thrown.stack ?? null };
	if (typeof thrown === "string") return { message: thrown || "Unknown error", stack: null };
	const message = (thrown as { message?: unknown } | null)?.message;
	return { message: typeof message === "string" && message ? message : "Unknown error", stack: null };
}

export function createErrorId(): string {
	return newShortId();
}
