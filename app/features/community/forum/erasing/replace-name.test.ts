import { expect, test } from "vitest";
import { renderPost } from "../markdown/render-post.server";
import { withoutMention, withoutQuotedName } from "./replace-name";

const body = "> [!quote Mira Kern, 4] hers\n\n[@Mira](member:12) and [@Adam](member:123), see [Mira](/courses)";
const text = { body, html: renderPost(body).html };

test("the name of an account goes from mentions of it alone", () => {
	const { body: left, html } = withoutMention(text, { userId: 12, name: "former member" });
	expect(left).toContain("former member and [@Adam](member:123), see [Mira](/courses)");
	expect(html).toContain("<span>former member</span>");
	expect(html).toContain('data-member="123">@Adam</a>');
	expect(html).not.toContain('data-member="12"');
});

test("the name above a quotation goes where its post is quoted", () => {
	const { body: left, html } = withoutQuotedName(text, { number: 4, name: "former member" });
	expect([left.includes("Mira Kern"), html.includes("Mira Kern")]).toEqual([false, false]);
	expect(left).toContain("[!quote former member, 4]");
	expect(html).toBe(renderPost(left).html);
	expect(withoutQuotedName(text, { number: 5, name: "former member" })).toEqual(text);
});

test("names go as well where a text shows what would be a mention or a quotation as it was typed", () => {
	const typed = "`[@Mira [K]](member:12)` and [!quote Mira Kern, 4] ](member:12)";
	const shown = { body: typed, html: renderPost(typed).html };
	const left = withoutQuotedName(withoutMention(shown, { userId: 12, name: "former member" }), {
		number: 4,
		name: "former member",
	});
	expect(left.body).toBe("`former member` and [!quote former member, 4] ](#)");
	expect(left.html).not.toContain("Mira");
});
