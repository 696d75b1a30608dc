import { beforeAll, expect, test } from "vitest";
import { dataPath, openedSchool, signIn } from "../school.ts";
import { DEEDS_WITH_PROOF } from "./deeds-with-proof.ts";

const school = openedSchool();
const PASSWORD = "grew-demo-2026";
const HTML = { Accept: "text/html,application/xhtml+xml" };

const lapse = async () => {
	await school.db.prepare("update sessions set stepped_up_at = 0").run();
};
beforeAll(lapse);

async function withoutScript(email = "admin@grew.example") {
	const { cookie } = await signIn(school.address, email, PASSWORD);
	await lapse();
	return async (path: string, fields: readonly (readonly [string, string])[]) => {
		const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
		const headers = { ...HTML, Cookie: cookie, Referer: `${school.address}/admin` };
		const answer = await school.request(path, { method: "POST", headers, body });
		const html = await answer.text();
		return { status: answer.status, to: answer.headers.get("Location"), html, hidden: hiddenIn(html) };
	};
}

const TEXTS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string) => text.replaceAll(/&([#\w]+);/g, (all, name) => TEXTS[name] ?? all);

function hiddenIn(html: string): [string, string][] {
	const form = html.split("<form").find((one) => one.includes('name="carriesDeed"')) ?? "";
	const found = form.split("</form>")[0]?.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g) ?? [];
	return [...found].map(([, name = "", value = ""]) => [plain(name), plain(value)]);
}

const FIELDS = { intent: "any", "value.words.en.title": "“A” & <B>" };

test.each(DEEDS_WITH_PROOF)("$path tells a script to ask for a proof, and leads nowhere", async (deed) => {
	const path = deed.isForScript ? deed.path : dataPath(deed.path);
	const answer = await school.postForm(path, FIELDS, deed.as);
	expect([answer.status, answer.headers.get("Location")]).toEqual([403, null]);
	expect(await answer.text()).toContain("proofNeeded");
});

test.each(DEEDS_WITH_PROOF.filter(({ isForScript }) => !isForScript))(
	"without script what is sent to $path is carried whole by the page that asks",
	async ({ path, as }) => {
		const sent = { as, method: "POST", headers: HTML, body: new URLSearchParams(FIELDS) };
		const first = await school.request(path, sent);
		const to = first.headers.get("Location") ?? "";
		expect([first.status, new URL(to, school.address).searchParams.get("deed")]).toEqual([307, path]);
		const asking = await school.request(to, sent);
		expect(asking.status).toBe(403);
		const carried = Object.entries(FIELDS).map(([name, value]) => [`deed.${name}`, value]);
		expect(hiddenIn(await asking.text())).toEqual(expect.arrayContaining(carried));
	},
);

test.each(DEEDS_WITH_PROOF.filter(({ isReadable }) => isReadable))("$path is read without a proof", async (deed) => {
	expect((await school.request(deed.path, { as: deed.as, headers: HTML })).status).toBe(200);
});

test.each([
	["/admin/audit.csv", "admin"],
	["/admin/payouts.csv", "admin"],
	["/admin/users.csv?chosen=1", "admin"],
] as const)("what is handed out at %s still asks before it is", async (path, as) => {
	const answer = await school.request(path, { as, headers: HTML });
	expect([answer.status, answer.headers.get("Location")]).toEqual([
		302,
		`/confirm-identity?returnTo=${encodeURIComponent(path)}`,
	]);
});

test("an invitation without script is sent after the right password, and not after a wrong one", async () => {
	const post = await withoutScript();
	const email = `vera${Date.now()}@mail.example`;
	const deed = [
		["name", "Vera “V” & Söhne"],
		["email", email],
		["role", "student"],
		["language", "en"],
	] as const;
	const sent = await post("/admin/users/invite", deed);
	const asking = await post(sent.to ?? "", deed);
	const wrong = await post(sent.to ?? "", [...asking.hidden, ["password", "wrong"]]);
	expect([wrong.status, wrong.hidden]).toEqual([403, asking.hidden]);
	expect(wrong.html).toContain("This does not match");
	expect(await school.db.prepare("select 1 from users where email = ?").bind(email).first()).toBeNull();

	const proved = [...wrong.hidden, ["password", PASSWORD]] as const;
	const right = await post(sent.to ?? "", proved);
	expect([right.status, right.to]).toEqual([307, "/admin/users/invite"]);
	const done = await post(right.to ?? "", proved);
	expect([done.status, done.to]).toEqual([302, expect.stringContaining("/admin/users/invite?done")]);
	const invited = await school.db.prepare("select name from users where email = ?").bind(email).first("name");
	expect(invited).toBe("Vera “V” & Söhne");
});

test("a deed that is posted on when the proof holds by then is done at once", async () => {
	const post = await withoutScript();
	const sent = await post("/admin/users/invite", [["name", "Ida"]]);
	await school.db.prepare("update sessions set stepped_up_at = ?").bind(Date.now()).run();
	const on = await post(sent.to ?? "", [["name", "Ida"]]);
	expect([on.status, on.to]).toEqual([307, "/admin/users/invite"]);
	await lapse();
});

test("a setting that asks by itself is carried as well, and a deed leads to no other site", async () => {
	const post = await withoutScript();
	const deed = [
		["intent", "save"],
		["key", "adminSecurity"],
		["version", "0"],
	] as const;
	const path = "/admin/settings/adminSecurity";
	const sent = await post(path, deed);
	expect([sent.status, sent.to]).toEqual([307, expect.stringContaining(`deed=${encodeURIComponent(path)}`)]);
	for (const evil of ["//evil.example", "https://evil.example", "/api/me"]) {
		const answer = await post(`/confirm-identity?deed=${encodeURIComponent(evil)}`, [
			["carriesDeed", "1"],
			["way", "password"],
			["password", PASSWORD],
		]);
		expect(answer.to).toBe("/settings/security");
		await lapse();
	}
});

test("a file that cannot be carried is told of", async () => {
	const { cookie } = await signIn(school.address, "admin@grew.example", PASSWORD);
	await lapse();
	const body = new FormData();
	body.append("intent", "upload");
	body.append("file", new File(["name,email\n"], "people.csv", { type: "text/csv" }));
	const to = `/confirm-identity?deed=${encodeURIComponent("/admin/users/import")}`;
	const answer = await school.request(to, { method: "POST", headers: { ...HTML, Cookie: cookie }, body });
	const html = await answer.text();
	expect(html).toContain("Files cannot be kept along the way");
	expect(hiddenIn(html)).toContainEqual(["deed.intent", "upload"]);
});
