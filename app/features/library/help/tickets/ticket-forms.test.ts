import { describe, expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { CannedAction, DeskAction } from "../desk/schemas";
import { TICKETS_LIST } from "../desk/tickets-query";
import { ownTicketView } from "./own-ticket-view";
import { ContactInput, GuestContactInput, NewLinkInput, TicketAction, VoteInput } from "./schemas";
import { mayWrite, reopenCutoff } from "./ticket-rules";
import { ticketView } from "./ticket-view";

const formKey = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const contact = { formKey, topic: "technical", subject: "Subject", message: "Message" };
const guest = { ...contact, name: "Ada", email: "ada@x.example" };
type Schema = { safeParse: (value: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[] }[] } } };
const wrongIn = (schema: Schema, value: unknown) => [
	...new Set(schema.safeParse(value).error?.issues.map(({ path }) => path.join("."))),
];

describe("the contact form", () => {
	test.each([
		["subject", ""],
		["subject", " \u200b "],
		["subject", "字".repeat(121)],
		["message", ""],
		["message", "\n\n"],
		["message", "x".repeat(5_001)],
		["topic", "other-planet"],
		["formKey", "1"],
		["from", "x".repeat(301)],
	])("is refused for its %s: %j", (field, value) => {
		expect(wrongIn(ContactInput, { ...contact, [field]: value })).toEqual([field]);
	});

	test("keeps what people write, cleaned of what is not seen, up to its limits", () => {
		const written = ContactInput.parse({ ...contact, subject: "  A\nline\u202e ", message: " Zeile\r\n合同 🏠 " });
		expect([written.subject, written.message]).toEqual(["A line", "Zeile\n合同 🏠"]);
		expect(wrongIn(ContactInput, { ...contact, subject: "字".repeat(120), message: "x".repeat(5_000) })).toEqual([]);
	});

	test("of a guest asks for a name and an address, of a member for neither", () => {
		expect(wrongIn(GuestContactInput, guest)).toEqual([]);
		expect(wrongIn(GuestContactInput, contact).sort()).toEqual(["email", "name"]);
		expect(ContactInput.safeParse(guest).success).toBe(false);
	});

	test.each(["ada", "ada@", "@x.example", "a b@x.example", "ada@x.example\nBcc: all@x.example", ""])(
		"of a guest takes no address that is none: %j",
		(email) => {
			expect(wrongIn(GuestContactInput, { ...guest, email })).toEqual(["email"]);
			expect(NewLinkInput.safeParse({ intent: "newLink", email }).success).toBe(false);
		},
	);
});

describe("the forms of a ticket", () => {
	test("do what its owner may, and nothing of what staff do", () => {
		for (const intent of ["close", "reopen", "confirm"]) expect(TicketAction.safeParse({ intent }).success).toBe(true);
		for (const intent of ["assign", "note", "delete", ""])
			expect(TicketAction.safeParse({ intent }).success).toBe(false);
		expect(TicketAction.safeParse({ intent: "close", status: "open" }).success).toBe(false);
		expect(wrongIn(TicketAction, { intent: "reply", formKey, message: "" })).toEqual(["message"]);
	});

	test("of staff say which state they have seen", () => {
		const reply = { intent: "reply", formKey, revision: "3", message: "So.", status: "answered" };
		expect(DeskAction.parse(reply)).toMatchObject({ revision: 3 });
		expect(wrongIn(DeskAction, { ...reply, revision: "0" })).toEqual(["revision"]);
		expect(wrongIn(DeskAction, { ...reply, status: "unconfirmed" })).toEqual(["status"]);
		expect(wrongIn(DeskAction, { ...reply, message: "x".repeat(10_001) })).toEqual(["message"]);
		expect(wrongIn(DeskAction, { intent: "close" })).toEqual(["revision"]);
		expect(wrongIn(DeskAction, { intent: "assign", from: "0", to: "-1" }).sort()).toEqual(["from", "to"]);
		expect(DeskAction.parse({ intent: "assign" })).toEqual({ intent: "assign" });
	});

	test("of canned answers take a language that there is", () => {
		const words = { language: "de", title: "Titel", body: "Text" };
		expect(CannedAction.parse({ intent: "change", id: "4", revision: "0", ...words })).toMatchObject({
			id: 4,
			revision: 0,
		});
		expect(wrongIn(CannedAction, { intent: "add", ...words, language: "it" })).toEqual(["language"]);
		expect(wrongIn(CannedAction, { intent: "change", ...words }).sort()).toEqual(["id", "revision"]);
	});

	test("of a vote take yes or no, and a reason of five hundred signs", () => {
		expect(VoteInput.safeParse({ helpful: "no", reason: "字".repeat(500) }).success).toBe(true);
		expect(wrongIn(VoteInput, { helpful: "no", reason: "字".repeat(501) })).toEqual(["reason"]);
		expect(wrongIn(VoteInput, { helpful: "maybe" })).toEqual(["helpful"]);
	});
});

describe("a ticket as its owner sees it", () => {
	const now = new Date("2026-11-22T10:00:00Z");
	const formats = formatsFor({ language: "en", timeZone: "UTC" });
	const ticket = {
		key: "k",
		year: 2026,
		serial: 7,
		subject: "S",
		topic: "technical" as const,
		status: "open" as const,
		isPriority: false,
		page: null,
		openedAt: now,
		closedAt: null,
		changedAt: now,
	};
	const message = (id: number, kind: "person" | "staff" | "note") => ({
		id,
		kind,
		body: `${kind} ${id}`,
		authorName: "Ruth",
		createdAt: now,
	});

	test("has no notes of staff, and tells who of staff has answered", () => {
		const { messages } = ticketView(ticket, [message(1, "person"), message(2, "note"), message(3, "staff")], {
			now,
			formats,
		});
		expect(messages.map(({ id, isOwn, author }) => [id, isOwn, author])).toEqual([
			[1, true, null],
			[3, false, "Ruth"],
		]);
		expect(JSON.stringify(messages)).not.toContain("note");
	});

	test("is told in the list by its number, never by the row of the database", () => {
		const listed = ownTicketView(ticket, formats);
		expect(listed.number).toMatch(/2026/);
		expect(listed).not.toHaveProperty("id");
	});

	test.each([
		["unconfirmed", null, false],
		["open", null, true],
		["answered", null, true],
		["waiting", null, true],
		["closed", 13, true],
		["closed", 14, false],
		["closed", 900, false],
	] as const)("that is %s since %s days takes a message: %s", (status, days, may) => {
		const closedAt = days === null ? null : new Date(now.getTime() - days * 86_400_000);
		expect(mayWrite({ status, closedAt }, now)).toBe(may);
		expect(ticketView({ ...ticket, status, closedAt }, [], { now, formats }).mayWrite).toBe(may);
	});

	test("was closed for good to the millisecond", () => {
		const edge = reopenCutoff(now);
		expect(mayWrite({ status: "closed", closedAt: edge }, now)).toBe(false);
		expect(mayWrite({ status: "closed", closedAt: new Date(edge.getTime() + 1) }, now)).toBe(true);
	});
});

describe("an address of the inbox", () => {
	const read = (search: string) => TICKETS_LIST.parse(new URLSearchParams(search)).filters;

	test("asks for open tickets, unless it says otherwise", () => {
		expect(read("")).toMatchObject({ status: "open", assignee: null, topic: null, language: null, priority: null });
		expect(read("status=any&assignee=me&priority=only&language=zh")).toMatchObject({
			status: "any",
			assignee: "me",
			priority: "only",
			language: "zh",
		});
	});

	test.each([
		"status=unconfirmed",
		"assignee=0",
		"assignee=me' or 1=1",
		"assignee=12345678901",
		"priority=all",
		"language=xx",
	])("passes over what there is not: %s", (search) => {
		expect(read(search)).toEqual(read(""));
	});
});
