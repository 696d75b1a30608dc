export type ProofWays = { hasAuthenticator: boolean; hasRecoveryCodes: boolean; hasPasskey: boolean };

export const DIALOG_QUERY_VALUE = "dialog";

export type TypedWay = "password" | "code" | "recovery";

export function typedWays({ hasAuthenticator, hasRecoveryCodes }: ProofWays): TypedWay[] {
	return [
		"password",
		...(hasAuthenticator ? ["code" as const] : []),
		...(hasRecoveryCodes ? ["recovery" as const] : []),
	];
}
