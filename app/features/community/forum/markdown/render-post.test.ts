import { describe, expect, test } from "vitest";
import { LONGEST_POST, renderPost, withPresentNames, withQuotedPlaces, withShownPictures } from "./render-post.server";

describe("what a member writes", () => {
	test("mentions are accounts, but none from quotes and code", () => {
		const { mentions, html } = renderPost(
			"[@Amara](member:12) and `[@B](member:13)`\n\n> [@C](member:14) said\n\n    [@D](member:15)\n\n[me](mailto:a@b.example) @E",
		);
		expect(mentions).toEqual([12]);
		expect(html).toContain('<a href="/members/12" data-member="12">@Amara</a>');
	});

	test("a quote names the post that it is from", () => {
		const { html } = renderPost("> [!quote Beatriz, 4] it is the calendar\n\nYes.");
		expect(html).toContain('<blockquote data-quote="4">');
		expect(html).toContain('<a class="quoted" href="#post-4" data-post="4">Beatriz, 4</a>it is the calendar');
	});

	test("a quotation leads where the page says that its post is", () => {
		const { html } = renderPost('> [!quote Beatriz, 4] it is\n\n[4](#post-4) and `href="#post-4"`');
		const shown = withQuotedPlaces(html, (number) => `/forum/7/${number}#post-${number}`);
		expect(shown).toContain('<a class="quoted" href="/forum/7/4#post-4" data-post="4">Beatriz, 4</a>');
		expect(shown).toContain('<a href="#post-4">4</a>');
	});

	test("pictures are uploads of the school; others become links", () => {
		const id = "0123456789abcdef0123456789abcdef";
		const found = renderPost(`![Roof](picture:${id}) ![far](https://pixel.example/1.png)`);
		expect(found.pictures).toEqual([id]);
		expect(found.html).toContain(`<img src="/forum-pictures/${id}" alt="Roof" loading="lazy" />`);
		expect(found.html).not.toContain('<img src="https');
		expect(found.html).toContain('<a href="https://pixel.example/1.png" rel="ugc nofollow noopener">far</a>');
	});

	test("hosts are counted for each link, those of the school are not", () => {
		const { hosts, html } = renderPost(
			"https://www.one.example/a [b](http://two.example) [c](/courses) https://one.example",
		);
		expect(hosts).toEqual(["one.example", "two.example", "one.example"]);
		expect(html.match(/ugc nofollow/g)).toHaveLength(3);
	});

	test("absolute links to the school itself are links within it", () => {
		const written = [
			"https://school.example/courses/3?page=2#part",
			"[two](http://www.school.example/fr/courses) <https://SCHOOL.example>",
			"![three](https://school.example/a.png) ![four](/b.png) [quiz.example](https://school.example/quiz)",
		];
		const { html, links, hosts } = renderPost(written.join("\n\n"), { origin: "https://school.example" });
		const hrefs = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
		expect(hrefs).toEqual(["/courses/3?page=2#part", "/fr/courses", "/", "/a.png", "/b.png", "/quiz"]);
		expect(html).toContain(">https://school.example/courses/3?page=2#part</a>");
		expect(html).toContain("quiz.example</a> (school.example)");
		expect(html).not.toContain("rel=");
		expect([links, hosts]).toEqual([[], []]);
	});

	test.each([
		"<script>alert(1)</script>",
		"<img src=x onerror=alert(1)>",
		"[x](javascript:alert(1))",
		"[x](data:text/html,<script>alert(1)</script>)",
		"![x](javascript:alert(1))",
		'[x](/a "\\" onmouseover=alert(1)")',
		"> [!quote <img src=x onerror=alert(1)>, 3] y",
		"[<b onclick=alert(1)>](member:1)",
		"[x](member:1e3)",
		'<https://a.example/"onload=alert(1)>',
		'![a](picture:0123456789abcdef0123456789abcdef"onerror=)',
	])("%s is shown and does nothing", (source) => {
		const { html } = renderPost(source);
		expect(html).not.toMatch(/<(?:script|iframe|b|svg)\b|<[^>]*\son\w+\s*=|(?:href|src)="(?:javascript|data|member):/i);
	});

	test("headings stay below those of the page", () => {
		expect(renderPost("# One\n\n### Three").html).toMatch(/<h3>One<\/h3>\s*<h4>Three<\/h4>/);
	});

	test("too long a text is an error", () => {
		expect(() => renderPost("x".repeat(LONGEST_POST + 1))).toThrow(RangeError);
	});

	test("names are those of today; who has none is not linked", () => {
		const { html } = renderPost("[@Old](member:12) [@Gone](member:13)");
		const shown = withPresentNames(
			html,
			new Map([
				[12, "A <b> $& "],
				[13, null],
			]),
		);
		expect(shown).toContain('<strong class="mention">@A &lt;b&gt; $&amp; </strong>');
		expect(shown).toContain("<span>@Gone</span>");
	});
});

test("a picture that was removed leaves a line, and the others stay", () => {
	const [removed, left] = ["a".repeat(32), "b".repeat(32)];
	const { html } = renderPost(`Look ![a face](picture:${removed})![a roof](picture:${left})`);
	const roof = `<img src="/forum-pictures/${left}" alt="a roof" loading="lazy" />`;
	expect(withShownPictures(html, { shown: [left], line: "Gone." })).toBe(`<p>Look <em>Gone.</em>${roof}</p>`);
	expect(withShownPictures(html, { shown: [left], line: "" })).toBe(`<p>Look ${roof}</p>`);
});
