/** What an account can prove itself by, beside its password. */
export type ProofWays = { hasAuthenticator: boolean; hasRecoveryCodes: boolean; hasPasskey: boolean };

/** In the address: whether the dialog asks, which goes nowhere afterwards. */
export const IN_DIALOG = "dialog";

/** A field is typed into for each of these. */
export type TypedWay = "password" | "code" | "recovery";

/** The ways that are typed, the usual one first. */
export function typedWays({ hasAuthenticator, hasRecoveryCodes }: ProofWays): TypedWay[] {
	return [
		"password",
		...(hasAuthenticator ? ["code" as const] : []),
		...(hasRecoveryCodes ? ["recovery" as const] : []),
	];
}
