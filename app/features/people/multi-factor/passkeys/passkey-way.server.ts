import type { WayToProve } from "#app/features/people/auth/face.server.ts";
import { verifyAssertion } from "./verify-passkey.server";

export function passkeyWay(origin: string): WayToProve {
	return {
		name: "passkey",
		async prove(db, { userId, proof, now }) {
			const asked = { response: proof.response ?? "", purpose: "prove", userId, origin, now } as const;
			return (await verifyAssertion(db, asked))?.writes ?? null;
		},
	};
}
