import type { z } from "zod";
import type { Role } from "../../school.ts";

export type PostedForm = {
	route: string;
	path: string;
	as: Role;
	schema?: z.ZodType;
	/** Valid values of the other fields. The address has no account, so no password is hashed. */
	filled: Record<string, string>;
};
