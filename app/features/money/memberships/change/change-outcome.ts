import type { OrderRow } from "#app/features/money/orders/face.server.ts";
import type { OrderTrouble } from "#app/features/money/orders/order-states.ts";
import type { ChangePreview } from "./preview-change.server";

export type ChangeOutcome =
	| { ok: true; kind: ChangePreview["kind"] | "pending"; jobs: string[] }
	/**
	 * `asksAgain`: the price has changed and must be confirmed again. `openChange`: another change is still being
	 * charged. `unsure`: the gateway has not confirmed this charge.
	 */
	| { ok: false; reason: "asksAgain" | "notNow" | "notOffered" | "openChange" | "unsure" }
	| { ok: false; reason: "declined"; why: OrderTrouble };

export function toChangeOutcome({ state, trouble }: Pick<OrderRow, "state" | "trouble">): ChangeOutcome {
	if (state === "paid") return { ok: true, kind: "now", jobs: [] };
	if (state === "failed") return { ok: false, reason: "declined", why: (trouble ?? "other") as OrderTrouble };
	return { ok: true, kind: "pending", jobs: [] };
}
