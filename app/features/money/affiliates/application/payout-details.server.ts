import { z } from "zod";
import { type SecretBox, secretBox } from "#app/features/people/multi-factor/face.server.ts";

/** What the bank and the tax office need; kept sealed, since it is nobody's business else. */
const Details = z.strictObject({ payee: z.string(), account: z.string(), address: z.string(), taxNumber: z.string() });
export type PayoutDetails = z.infer<typeof Details>;

type Env = { FACTOR_KEY?: string; ENVIRONMENT: string };
const labelOf = (affiliateId: number) => `affiliate payout ${affiliateId}`;

/** Null where the school has no key in production: then nothing can be kept. */
export function payoutBox(env: Env): SecretBox | null {
	return secretBox(env);
}

export function sealDetails(box: SecretBox, affiliateId: number, details: PayoutDetails): Promise<string> {
	return box.seal(new TextEncoder().encode(JSON.stringify(details)), labelOf(affiliateId));
}

/** The details of an affiliate; null without any, or where they were sealed with another key. */
export async function openDetails(box: SecretBox | null, affiliateId: number, sealed: string | null) {
	const bytes = box && sealed ? await box.open(sealed, labelOf(affiliateId)) : null;
	if (!bytes) return null;
	return Details.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
}
