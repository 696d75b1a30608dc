import { z } from "zod";

/** The User of the API. */
export const UserShape = z.object({
	id: z.int(),
	name: z.string(),
	email: z.string(),
	role: z.enum(["student", "instructor", "admin"]),
	membershipType: z.string(),
	profileImageUrl: z.string().nullable(),
});
export type User = z.infer<typeof UserShape>;

/** The answer to signing in and registering. `token` is a bearer for `/api/*`, never the secret of the cookie. */
export const SignedInShape = z.object({ token: z.string(), user: UserShape });
export type SignedIn = z.infer<typeof SignedInShape>;

/** The answer to signing out, whoever did. */
export const SignedOutShape = z.object({ ok: z.literal(true) });
export type SignedOut = z.infer<typeof SignedOutShape>;

/** Keeps of an account only what its owner and the browser may see. */
export function toUser(account: User): User {
	const { id, name, email, role, membershipType, profileImageUrl } = account;
	return { id, name, email, role, membershipType, profileImageUrl };
}
