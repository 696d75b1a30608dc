import { z } from "zod";

export const UserShape = z.object({
	id: z.int(),
	name: z.string(),
	email: z.string(),
	role: z.enum(["student", "instructor", "admin"]),
	membershipType: z.string(),
	profileImageUrl: z.string().nullable(),
});
export type User = z.infer<typeof UserShape>;

/** `token` is a bearer for `/api/*`, never the cookie's secret. */
export const SignedInShape = z.object({ token: z.string(), user: UserShape });
export type SignedIn = z.infer<typeof SignedInShape>;

export const SignedOutShape = z.object({ ok: z.literal(true) });
export type SignedOut = z.infer<typeof SignedOutShape>;

/** Reduces an account to what its owner and the browser may see. */
export function toUser(account: User): User {
	const { id, name, email, role, membershipType, profileImageUrl } = account;
	return { id, name, email, role, membershipType, profileImageUrl };
}
