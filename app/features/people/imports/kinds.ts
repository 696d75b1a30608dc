export const INTAKE_KINDS = ["people", "enrollments"] as const;
export type IntakeKind = (typeof INTAKE_KINDS)[number];

export const FIELDS_OF_KIND = {
	people: ["email", "name", "lastName", "language", "country"],
	enrollments: ["email", "course", "until"],
} as const satisfies Record<IntakeKind, readonly string[]>;
export type Field = (typeof FIELDS_OF_KIND)[IntakeKind][number];

/** Column index per field, from 0; absent when the file has no such column. */
export type Mapping = Partial<Record<Field, number>>;

export const REQUIRED_FIELDS = {
	people: ["email", "name"],
	enrollments: ["email", "course"],
} as const satisfies Record<IntakeKind, readonly Field[]>;

export const MOST_LINES = 5_000;
/** Upload page per kind; each file's own page is below it. */
export const UPLOAD_PATHS = { people: "/admin/users/import", enrollments: "/admin/enrollments/import" } as const;

export function missingFields(kind: IntakeKind, mapping: Mapping): Field[] {
	return REQUIRED_FIELDS[kind].filter((field) => mapping[field] === undefined);
}
