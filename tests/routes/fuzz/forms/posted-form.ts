import type { z } from "zod";
import type { Role } from "../../school.ts";

/** A form of a page, and what its fields are sent. */
export type PostedForm = {
	/** Its route, as the table of routes has it. */
	route: string;
	path: string;
	as: Role;
	/** Its fields, from the schema that reads them. */
	schema?: z.ZodType;
	/** What stands in the other fields while one is odd. Nobody has the address, so no password is hashed for long. */
	filled: Record<string, string>;
};
