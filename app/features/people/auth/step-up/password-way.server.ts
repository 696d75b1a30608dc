import { verifyPassword } from "../password/password.server";
import { findPasswordHash } from "../users.repository.server";
import type { WayToProve } from "./confirm-identity.server";

export const passwordWay: WayToProve = {
	name: "password",
	async prove(db, { userId, proof }) {
		const [credential] = await findPasswordHash(db, userId);
		return (await verifyPassword(proof.password ?? "", credential?.passwordHash ?? null)) ? [] : null;
	},
};
