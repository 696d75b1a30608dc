type Place = {
	hostname: string;
	/** Came over https, or from this very machine. */
	isSecure: boolean;
	knowsPasskeys: boolean;
};

/** Why no passkey can be made or used on a page; null where nothing is in the way. */
export type Hindrance = "insecure" | "number" | "browser" | null;

/** A browser hides passkeys from a page without https, so that is asked first. Passkeys are bound to the name of a host. */
export function passkeyHindrance({ hostname, isSecure, knowsPasskeys }: Place): Hindrance {
	if (!isSecure) return "insecure";
	if (!knowsPasskeys) return "browser";
	return /^[\d.]+$|^\[/.test(hostname) ? "number" : null;
}

/** What the error of a browser's ceremony means. Names are those of the Web Authentication standard. */
export type Failure = "failed" | "known" | "cancelled" | "device" | "address";

export function passkeyFailure(error: unknown): Failure {
	if (!(error instanceof Error)) return "failed";
	return FAILURES.get(error.name) ?? "failed";
}

const FAILURES = new Map<string, Failure>([
	["InvalidStateError", "known"],
	["NotAllowedError", "cancelled"],
	["AbortError", "cancelled"],
	["NotSupportedError", "device"],
	["ConstraintError", "device"],
	["SecurityError", "address"],
]);
