import { expect, test } from "vitest";
import { entryEditPath } from "./edit-path";

const entry = { list: "glossary", id: 7, language: "de" } as const;

test("an admin of the content is led to the editor in the language shown", () => {
	expect(entryEditPath(entry, { role: "admin", capabilities: ["content"] })).toBe("/admin/glossary/7?lang=de");
});

test.each([
	["a guest", null],
	["an instructor", { role: "instructor" as const, capabilities: [] }],
	["an admin without the content", { role: "admin" as const, capabilities: ["money" as const] }],
	["who was an admin", { role: "student" as const, capabilities: ["content" as const] }],
])("nobody else is: %s", (_who, user) => {
	expect(entryEditPath(entry, user)).toBeNull();
});
