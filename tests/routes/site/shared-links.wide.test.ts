import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

async function metaOf(path: string): Promise<Map<string, string>> {
	const html = await (await school.request(path)).text();
	const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
	return new Map(tags.map(([, name = "", content = ""]) => [name, content]));
}

test.each(["/", "/fr", "/courses", "/pricing", "/zh/pricing", "/courses/1", "/de/courses/1", "/courses/2/modules"])(
	"a link to %s is shown with a picture that is there",
	async (path) => {
		const meta = await metaOf(path);
		const picture = new URL(meta.get("og:image") ?? "");
		const file = await school.request(picture.pathname);

		expect(picture.origin).toBe(school.address);
		expect([meta.get("og:image:width"), meta.get("og:image:height")]).toEqual(["1200", "630"]);
		expect(meta.get("og:image:alt")).toMatch(/\S/);
		expect(meta.get("twitter:card")).toBe("summary_large_image");
		expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/png"]);
	},
);

test("each course has a picture of its own, named in the language of the page", async () => {
	const [first, second, french] = await Promise.all(["/courses/1", "/courses/2", "/fr/courses/1"].map(metaOf));

	expect(first?.get("og:image")).toMatch(/\/atlas\/social-classifieds-\w+\.png$/);
	expect(second?.get("og:image")).not.toBe(first?.get("og:image"));
	expect(french?.get("og:image")).toBe(first?.get("og:image"));
	expect(first?.get("og:image:alt")).toMatch(/^Map of the course/);
	expect(french?.get("og:image:alt")).toMatch(/^Plan du cours/);
});
