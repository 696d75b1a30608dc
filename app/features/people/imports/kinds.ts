export const INTAKE_KINDS = ["people", "enrollments"] as const;
export type IntakeKind = (typeof INTAKE_KINDS)[number];

/** What can be read from a file, field by field; the first two have to be there. */
export const FIELDS = {
	people: ["email", "name", "lastName", "language", "country"],
	enrollments: ["email", "course", "until"],
} as const satisfies Record<IntakeKind, readonly string[]>;
export type Field = (typeof FIELDS)[IntakeKind][number];

/** Which column a field is read from, counted from 0; none for a field that the file does not have. */
export type Mapping = Partial<Record<Field, number>>;

/** Without a column for these nothing can be carried out. */
export const REQUIRED = {
	people: ["email", "name"],
	enrollments: ["email", "course"],
} as const satisfies Record<IntakeKind, readonly Field[]>;

export const MOST_LINES = 5_000;
/** The page on which a file of a kind is handed in; a file has its own page below it. */
export const PAGES = { people: "/admin/users/import", enrollments: "/admin/enrollments/import" } as const;

/** The fields of a mapping that are missing. */
export function missingFields(kind: IntakeKind, mapping: Mapping): Field[] {
	return REQUIRED[kind].filter((field) => mapping[field] === undefined);
}
