import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { greeting } from "./greeting";
import { shortUrl } from "./short-address";
import { writeLetter } from "./write-letter.server";

const ORIGIN = "https://school.example";
const LINK = `${ORIGIN}/en/reset-password?token=${"x".repeat(43)}&redirectTo=${encodeURIComponent("/courses/3".repeat(9))}`;
const sheet = [
	{ label: "What", value: "Contracts & <closings>" },
	{ label: "Paid", value: "$297" },
];

function letter(kind: Parameters<typeof writeLetter>[0], values: Record<string, string>, given = {}) {
	return writeLetter(kind, { to: "eva@mail.example", language: "en", values, ...given }, { origin: ORIGIN });
}

test("a link is a button with its words, and is read as a short address", () => {
	const { html, document, text } = letter("resetPassword", { name: "Eva Moser", link: LINK });
	const href = `href="${LINK.replaceAll("&", "&amp;")}"`;
	expect(html.split(href)).toHaveLength(3);
	expect(html).toContain(">Set a new password</a></td></tr></table>");
	expect(html).toContain(">school.example/en/reset-password</a>");
	expect(html.replaceAll(href, "")).not.toContain("token=");
	expect(text).toContain(`\n\n${LINK}\n\n`);
	expect(document).toMatch(/^<!doctype html><html lang="en">.*<title>Set a new password<\/title>/);
});

test("English greets by the first name and goes on with a capital letter; nobody is greeted by an empty name", () => {
	const { text } = letter("resetPassword", { name: " Eva  Moser", link: LINK });
	expect(text).toMatch(/^Hello Eva,\n\nYou asked for/);
	expect(letter("ticketConfirm", { name: "", number: "1", link: LINK }).text).toMatch(/^Hello,\n\nSomeone/);
	expect(greeting("Eva Moser", "de")).toBe("Guten Tag Eva Moser,");
	expect(greeting("王 小明", "zh")).toBe("王 小明，您好：");
});

test("an order is a table of its lines, the last one strong; what people have written stays text", () => {
	const values = { name: "Eva", amount: "$297", what: "Contracts & <closings>", test: "", link: LINK, invoice: "" };
	const { html, text } = letter("orderPaid", values, { sheet });
	expect(html).toMatch(/<td[^>]*>What<\/td><td align="right"[^>]*>Contracts &amp; &lt;closings&gt;<\/td>/);
	expect(html).toMatch(/font-weight:600;[^>]*>Paid</);
	expect(text).toContain("What: Contracts & <closings>\nPaid: $297");
	expect(html).not.toContain("<closings>");
});

test("a second link of a mail is an address, and an address within a sentence is short as well", () => {
	const stop = `${ORIGIN}/unsubscribe?token=abc`;
	const joined = letter("waitingJoined", { name: "Eva", what: "Contracts", link: `${ORIGIN}/courses/3`, stop });
	expect(joined.html.split('<td align="center"')).toHaveLength(2);
	expect(joined.html).toContain(">school.example/unsubscribe</a>");
	const links = `GR-1 · A question\n${ORIGIN}/en/help/tickets/by-link?token=secret`;
	const own = letter("ticketLink", { name: "", links });
	expect(own.html).toContain(`A question<br><a href="${ORIGIN}/en/help/tickets/by-link?token=secret"`);
	expect(own.html).toContain(">school.example/en/help/tickets/by-link</a>");
});

test("every mail says in every language what its button does", () => {
	for (const language of LANGUAGE_CODES) {
		const { html } = writeLetter(
			"verifyEmail",
			{ to: "", language, values: { name: "Eva", link: LINK } },
			{ origin: ORIGIN },
		);
		expect(html).not.toContain("verifyEmail.action");
	}
});

test("long ids are cut in an address, and words are not", () => {
	expect(shortUrl(`${ORIGIN}/orders/${"0123456789abcdef".repeat(2)}/invoice.pdf?number=1`)).toBe(
		"school.example/orders/01234567…/invoice.pdf",
	);
	expect(shortUrl(`${ORIGIN}/how-affiliate-program-works#x`)).toBe("school.example/how-affiliate-program-works");
	expect(shortUrl(`${ORIGIN}/`)).toBe("school.example");
});
