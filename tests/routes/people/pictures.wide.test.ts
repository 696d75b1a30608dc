import { expect, test } from "vitest";
import { lossy, webp } from "../../pictures/webp.ts";
import { openedSchool, type Role, signIn } from "../school.ts";

const school = openedSchool();
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);

const send = (body: BodyInit, as: Role, headers: Record<string, string> = {}) =>
	school.request("/uploads/picture", { as, method: "POST", body, headers });
const rows = async () =>
	(await school.db.prepare("select count(*) as count from uploads").first<{ count: number }>())?.count;

async function sendAll(as: Role, sizes = [512, 192, 64]) {
	const ids: string[] = [];
	for (const size of sizes) {
		const response = await send(webp(lossy(size)), as);
		expect(response.status).toBe(201);
		ids.push(((await response.json()) as { upload: { id: string } }).upload.id);
	}
	const [large = "", medium = "", small = ""] = ids;
	return { large, medium, small };
}
const save = (files: Record<string, string>, as: Role) =>
	school.postForm("/profile", { intent: "picture", ...files }, as);
const imageOf = async (who: string) =>
	((await signIn(school.address, `${who}@grew.example`)).user as { profileImageUrl?: string | null }).profileImageUrl;

test("nobody who is signed out sends a picture, and none comes from another site", async () => {
	const before = await rows();
	const stranger = await send(webp(lossy(64)), "anonymous");
	expect([stranger.status, stranger.headers.get("Location")]).toEqual([302, "/login?redirectTo=%2Fuploads%2Fpicture"]);
	expect((await send(webp(lossy(64)), "student", { Origin: "https://evil.example" })).status).toBe(403);
	expect(await rows()).toBe(before);
});

test("what is no WebP is refused, whatever it is called, and what is too large", async () => {
	const before = await rows();
	for (const body of [JPEG, "<!doctype html><script>alert(1)</script>", "\x89PNG\r\n\x1a\n"]) {
		const response = await send(body, "student", { "X-File-Name": "a.webp", "Content-Type": "image/webp" });
		expect(response.status).toBe(415);
		expect(await response.json()).toMatchObject({ ok: false, reason: "wrongKind" });
	}
	expect((await send(new Uint8Array(400 * 1024 + 1), "student")).status).toBe(413);
	expect(await rows()).toBe(before);
});

test("a picture is seen by anybody who has its address, for good, until its owner removes it", async () => {
	const files = await sendAll("student");
	const address = `/pictures/${files.large}-${files.medium}-${files.small}`;
	expect((await school.request(address)).status, "before it is saved").toBe(404);
	expect((await save(files, "student")).status).toBe(200);
	expect(await imageOf("student")).toBe(address);
	expect(await (await school.request("/dashboard", { as: "student" })).text()).toContain(
		`/pictures/${files.small} 64w`,
	);

	const seen = await school.request(address);
	expect(seen.status).toBe(200);
	expect(Object.fromEntries(seen.headers)).toMatchObject({
		"content-type": "image/webp",
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
		"content-security-policy": "default-src 'none'; sandbox",
	});
	expect(seen.headers.getSetCookie()).toEqual([]);
	expect(new Uint8Array(await seen.arrayBuffer())).toEqual(webp(lossy(512)));
	const asOwner = await school.request(`/pictures/${files.small}`, { as: "student" });
	expect([asOwner.status, asOwner.headers.getSetCookie()]).toEqual([200, []]);
	expect(new Uint8Array(await asOwner.arrayBuffer())).toEqual(webp(lossy(64)));

	expect((await school.postForm("/profile", { intent: "removePicture" }, "student")).status).toBe(200);
	expect(await imageOf("student")).toBeNull();
	expect((await school.request(address)).status).toBe(404);
});

test("another's files are not taken, nor those of other sizes: the words say what to do", async () => {
	const theirs = await sendAll("instructor");
	const refused = await save(theirs, "student");
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("The picture did not arrive. Choose it again");
	const small = await save(await sendAll("student", [64, 64, 64]), "student");
	expect([small.status, await small.text()]).toEqual([409, expect.stringContaining("in the right sizes")]);
	expect((await save({ large: "../x", medium: "x", small: "x" }, "student")).status).toBe(400);
	expect(await imageOf("student")).toBeNull();
	expect((await save(theirs, "instructor")).status).toBe(200);
	await school.postForm("/profile", { intent: "removePicture" }, "student");
	expect(await imageOf("instructor")).toContain(theirs.large);
});

test("without script the page says what is needed", async () => {
	const page = await (await school.request("/profile", { as: "student" })).text();
	expect(page).toMatch(/<noscript>(?:[^<]|<!-- -->)*Choosing a picture needs JavaScript/);
});
