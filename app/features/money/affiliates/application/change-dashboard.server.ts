import type { SecretBox } from "#app/features/people/multi-factor/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { type Affiliate, insertLink, retireLink, updateAffiliate } from "./affiliates.repository.server";
import { sealDetails } from "./payout-details.server";
import type { DashboardInput } from "./schemas";

type Input = { affiliate: Affiliate; input: DashboardInput; box: SecretBox | null; now: Date };
export type DashboardRefusal = "subIdTaken" | "tooManyLinks" | "aliasTaken" | "aliasMissing" | "noKey";
type Outcome = { ok: true } | { ok: false; reason: DashboardRefusal };

/** Changes links, leaderboard entry or payout details. A new account has its tax form reviewed again. */
export async function changeDashboard(db: Database, { affiliate, input, box, now }: Input): Promise<Outcome> {
	if (input.intent === "leaderboard" && input.isListed && input.alias === "") return refuse("aliasMissing");
	if (input.intent === "payout" && !box) return refuse("noKey");
	try {
		await db.batch([...(await writesOf(db, { affiliate, input, box, now })), requireChange(db)]);
	} catch (error) {
		if (isDuplicate(error, "affiliate_links")) return refuse("subIdTaken");
		if (isDuplicate(error, "affiliates.alias_folded")) return refuse("aliasTaken");
		if (isConflict(error)) return refuse("tooManyLinks");
		throw error;
	}
	return { ok: true };
}

const refuse = (reason: DashboardRefusal) => ({ ok: false, reason }) as const;

/** In an array, because a statement returned by an async function would be awaited and so run. */
async function writesOf(db: Database, { affiliate, input, box, now }: Input): Promise<[Write]> {
	const { id } = affiliate;
	if (input.intent === "addLink")
		return [insertLink(db, { affiliateId: id, subId: input.subId, path: input.path, now })];
	if (input.intent === "retireLink") return [retireLink(db, { id: input.linkId, affiliateId: id, now })];
	if (input.intent === "leaderboard") {
		const alias = input.alias || null;
		const { aliasLikeness } = await import("./alias-likeness.lazy.server");
		const listedAt = input.isListed ? (affiliate.listedAt ?? now) : null;
		return [updateAffiliate(db, id, { alias, aliasFolded: alias === null ? null : aliasLikeness(alias), listedAt })];
	}
	const { payee, account, address, taxNumber, taxForm } = input;
	const payoutSealed = box ? await sealDetails(box, id, { payee, account, address, taxNumber }) : null;
	return [updateAffiliate(db, id, { payoutSealed, taxForm: "submitted", taxFormKind: taxForm, taxFormAt: now })];
}
