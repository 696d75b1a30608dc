import { expect, test } from "vitest";
import { readMailReport } from "./mail-report";
import { pretendedEvent } from "./pretended-event";

const now = new Date("2026-11-20T10:00:00Z");

test.each([
	["bounce", "hardBounce"],
	["complaint", "complaint"],
] as const)("a pretended %s is read as what the mail service would report", (kind, read) => {
	expect(readMailReport(pretendedEvent(kind, { email: "Ada@mail.example", now }))).toEqual({
		eventId: expect.stringMatching(/^pretended-/),
		kind: read,
		email: "ada@mail.example",
		at: now,
	});
});
