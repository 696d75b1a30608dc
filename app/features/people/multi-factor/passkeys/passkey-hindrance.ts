type PageEnvironment = {
	hostname: string;
	/** True for https and localhost. */
	isSecure: boolean;
	knowsPasskeys: boolean;
};

export type Hindrance = "insecure" | "number" | "browser" | null;

/** https comes first, because without it browsers hide passkeys. They are also bound to a host name. */
export function passkeyHindrance({ hostname, isSecure, knowsPasskeys }: PageEnvironment): Hindrance {
	if (!isSecure) return "insecure";
	if (!knowsPasskeys) return "browser";
	return /^[\d.]+$|^\[/.test(hostname) ? "number" : null;
}

export type Failure = "failed" | "known" | "cancelled" | "device" | "address";

export function passkeyFailure(error: unknown): Failure {
	if (!(error instanceof Error)) return "failed";
	return FAILURE_OF_ERROR_NAME.get(error.name) ?? "failed";
}

const FAILURE_OF_ERROR_NAME = new Map<string, Failure>([
	["InvalidStateError", "known"],
	["NotAllowedError", "cancelled"],
	["AbortError", "cancelled"],
	["NotSupportedError", "device"],
	["ConstraintError", "device"],
	["SecurityError", "address"],
]);
