import { z } from "zod";

/** The User of the API. Source: section 3 of the specification. */
export const UserShape = z.object({
	id: z.number().int(),
	name: z.string(),
	email: z.string(),
	role: z.enum(["student", "instructor", "admin"]),
	membershipType: z.string(),
	profileImageUrl: z.string().nullable(),
});
export type User = z.infer<typeof UserShape>;

/** Keeps of an account only what its owner and the browser may see. */
export function toUser(account: User): User {
	const { id, name, email, role, membershipType, profileImageUrl } = account;
	return { id, name, email, role, membershipType, profileImageUrl };
}
