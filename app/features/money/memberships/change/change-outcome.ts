import type { OrderRow } from "#app/features/money/orders/face.server.ts";
import type { OrderTrouble } from "#app/features/money/orders/order-states.ts";
import type { Preview } from "./preview-change.server";

/** What became of a change that was asked for. */
export type ChangeOutcome =
	| { ok: true; kind: Preview["kind"] | "pending"; jobs: string[] }
	/**
	 * `asksAgain`: time has passed, or something else has changed, and the sheet is drawn anew. `openChange`: what another change
	 * costs is still being taken. `unsure`: the gateway has not said whether this one is.
	 */
	| { ok: false; reason: "asksAgain" | "notNow" | "notOffered" | "openChange" | "unsure" }
	| { ok: false; reason: "declined"; why: OrderTrouble };

/** What the order of a change says of it. */
export function outcomeOf({ state, trouble }: Pick<OrderRow, "state" | "trouble">): ChangeOutcome {
	if (state === "paid") return { ok: true, kind: "now", jobs: [] };
	if (state === "failed") return { ok: false, reason: "declined", why: (trouble ?? "other") as OrderTrouble };
	return { ok: true, kind: "pending", jobs: [] };
}
