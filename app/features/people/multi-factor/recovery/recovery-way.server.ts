import { enqueueNotice, type WayToProve } from "#app/features/people/auth/face.server.ts";
import { requireChange } from "#db/conflict.ts";
import { findLiveRecoveryCode, spendRecoveryCode } from "../factors.repository.server";
import { hashRecoveryCode } from "./recovery-codes.server";

/** Works once; the owner is notified of its use. */
export function recoveryWay(origin: string): WayToProve {
	return {
		name: "recovery",
		async prove(db, { userId, proof, now }) {
			const codeHash = await hashRecoveryCode(userId, proof.recoveryCode ?? "");
			const [found] = await findLiveRecoveryCode(db, { userId, codeHash });
			if (!found) return null;
			return [
				spendRecoveryCode(db, { userId, codeHash, now }),
				requireChange(db),
				enqueueNotice(db, { notice: "recoveryCodeUsed", userId, origin }, { now }),
			];
		},
	};
}
