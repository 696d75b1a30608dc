import { describe, expect, test } from "vitest";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { jobsView } from "./jobs-view";
import { RunAgainForm } from "./schemas";

const at = new Date("2026-11-22T10:00:00Z");
const later = new Date("2026-11-22T10:30:00Z");
const reader = { formats: formatsFor({ language: "en", timeZone: "UTC" }), textOf: deskText("en") };
const job = {
	id: "j",
	kind: "mail.send",
	nextTryAt: at,
	deadAt: null,
	handedOverAt: null,
	attempts: 3,
	lastError: null,
};
const run = { name: "mail.sweep", everyMinutes: 60, startedAt: at, durationMs: 5, handled: 1_200, error: null };
const none = { waiting: [], dead: [], clock: [] };
const waiting = (
	given: Partial<Omit<typeof job, "deadAt" | "handedOverAt" | "lastError">> & {
		deadAt?: Date;
		handedOverAt?: Date;
		lastError?: string;
	},
) => jobsView({ ...none, waiting: [{ ...job, ...given }] }, reader).waiting[0];
const clock = (
	given: Partial<Omit<typeof run, "everyMinutes" | "handled" | "error">> & {
		everyMinutes?: null;
		handled?: null;
		error?: string;
	},
) => jobsView({ ...none, clock: [{ ...run, ...given }] }, reader).clock[0];

describe("a job", () => {
	test("that waits is told in words, with its next try", () => {
		const view = waiting({});
		expect(view).toMatchObject({
			failure: null,
			mayArriveTwice: false,
			attempts: "3",
			at: reader.formats.dateTime(at),
		});
		expect(view?.words).not.toBeNull();
		expect(view?.words).not.toContain("kinds.");
	});

	test("that is dead is told by when it died", () => {
		const { dead } = jobsView({ ...none, dead: [{ ...job, deadAt: later }] }, reader);
		expect(dead[0]?.at).toBe(reader.formats.dateTime(later));
	});

	test("that was under way when it failed may arrive a second time", () => {
		expect(waiting({ handedOverAt: later })?.mayArriveTwice).toBe(true);
	});

	test.each(["gone.kind", "toString", "mail.toString", "mail.send.again", "", "mail.send "])(
		"of a kind that there is no more has no words: %j",
		(kind) => {
			expect(waiting({ kind })?.words).toBeNull();
		},
	);

	test.each([
		["Error: The account is gone since yesterday", "accountGone"],
		["D1_ERROR: no such table", "databaseRefused"],
		["No EMAIL binding, or no MAIL_FROM", "noMail"],
		["The gateway said: 合同 🏠", null],
		["It said: The account is gone", null],
		["", null],
	])("that failed with %j is told by the name %s, and by the text as it is", (lastError, known) => {
		expect(waiting({ lastError })?.failure).toEqual({ known, text: lastError });
	});
});

describe("the clock", () => {
	test("tells when it ran and runs again, and how much it did", () => {
		expect(clock({})).toMatchObject({
			last: reader.formats.dateTime(at),
			next: reader.formats.dateTime(new Date("2026-11-22T11:00:00Z")),
			handled: "1,200",
			failure: null,
		});
	});

	test("says nothing of what it does not know yet", () => {
		expect(clock({ everyMinutes: null, handled: null })).toMatchObject({ next: null, handled: null });
	});

	test("keeps the row of what it does no more, without words", () => {
		expect(clock({ name: "taken.out", error: "It broke" })).toMatchObject({
			words: null,
			failure: { known: null, text: "It broke" },
		});
		expect(clock({})?.words).not.toBeNull();
		for (const name of ["constructor", "mail.constructor", ""]) expect(clock({ name })?.words).toBeNull();
	});
});

test("the form that runs a job again takes one id, and is not ticked by itself", () => {
	expect(RunAgainForm.parse({ id: "j" })).toEqual({ id: "j", mayArriveTwice: false });
	for (const wrong of [{}, { id: "" }, { id: "x".repeat(65) }, { id: "j", all: true }, { id: ["j"] }]) {
		expect(RunAgainForm.safeParse(wrong).success).toBe(false);
	}
});
