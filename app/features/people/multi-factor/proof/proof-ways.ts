export type ProofWays = { hasAuthenticator: boolean; hasRecoveryCodes: boolean; hasPasskey: boolean };

export const IN_DIALOG = "dialog";

export type TypedWay = "password" | "code" | "recovery";

export function typedWays({ hasAuthenticator, hasRecoveryCodes }: ProofWays): TypedWay[] {
	return [
		"password",
		...(hasAuthenticator ? ["code" as const] : []),
		...(hasRecoveryCodes ? ["recovery" as const] : []),
	];
}
