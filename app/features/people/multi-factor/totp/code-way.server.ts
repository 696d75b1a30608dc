import type { WayToProve } from "#app/features/people/auth/face.server.ts";
import { requireChange } from "#db/conflict.ts";
import { findTotp, spendTotpStep } from "../factors.repository.server";
import { totpLabel } from "./add-authenticator.server";
import type { SecretBox } from "./secret-box.server";
import { matchingStep } from "./totp";

/** Code of an authenticator app; each time step works once. */
export function codeWay(box: SecretBox | null): WayToProve {
	return {
		name: "code",
		async prove(db, { userId, proof, now }) {
			const [totp] = await findTotp(db, userId);
			const secret = totp && (await box?.open(totp.secret, totpLabel(userId)));
			if (!secret) return null;
			const step = matchingStep(secret, proof.code ?? "", { now, lastStep: totp.lastStep });
			if (step === null) return null;
			return [spendTotpStep(db, { userId, step }), requireChange(db)];
		},
	};
}
