import { z } from "zod";
import { type SecretBox, secretBox } from "#app/features/people/multi-factor/face.server.ts";

const Details = z.strictObject({ payee: z.string(), account: z.string(), address: z.string(), taxNumber: z.string() });
export type PayoutDetails = z.infer<typeof Details>;

type Env = { FACTOR_KEY?: string; ENVIRONMENT: string };
const labelOf = (affiliateId: number) => `affiliate payout ${affiliateId}`;

/** Null in production without a key: then no details can be stored. */
export function payoutBox(env: Env): SecretBox | null {
	return secretBox(env);
}

export function sealDetails(box: SecretBox, affiliateId: number, details: PayoutDetails): Promise<string> {
	return box.seal(new TextEncoder().encode(JSON.stringify(details)), labelOf(affiliateId));
}

/** Null without details, or when they were sealed with another key. */
export async function openDetails(box: SecretBox | null, affiliateId: number, sealed: string | null) {
	const bytes = box && sealed ? await box.open(sealed, labelOf(affiliateId)) : null;
	if (!bytes) return null;
	return Details.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
}
