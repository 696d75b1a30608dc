import type { z } from "zod";
import type { Role } from "../../school.ts";

/** A form and how to fill it in. */
export type PostedForm = {
	/** The route id. */
	route: string;
	path: string;
	as: Role;
	/** The schema that reads it. */
	schema?: z.ZodType;
	/** Valid values of the other fields. The address has no account, so no password is hashed. */
	filled: Record<string, string>;
};
