import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";
import { fetchArchive } from "./archive.ts";

const school = openedSchool();
const PASSWORD = "a quiet green valley";
let count = 0;

async function newcomer() {
	const email = `leaver${++count}@mail.example`;
	await school.postJson("/api/auth/register", { name: `Leaver ${count}`, email, password: PASSWORD });
	const { cookie } = await signIn(school.address, email, PASSWORD);
	const request = (path: string, init: RequestInit = {}) =>
		school.request(path, { ...init, headers: { Cookie: cookie } });
	const post = (path: string, fields: Record<string, string> = {}) =>
		request(path, { method: "POST", body: new URLSearchParams(fields) });
	const run = (sql: string) => school.db.prepare(sql).bind(email).run();
	return { email, cookie, request, post, run };
}
const OLD_PROOF = "update sessions set stepped_up_at = 0 where user_id = (select id from users where email = ?1)";
describe("a copy of one's data", () => {
	test("is made by a job, and downloaded by its owner alone", async () => {
		const [ada, ben] = [await newcomer(), await newcomer()];
		const asked = await ada.request("/api/me/export");
		expect(asked.status).toBe(202);
		expect(await asked.json()).toMatchObject({ downloadUrl: null });

		const { pathname } = new URL(await fetchArchive(ada));
		const sent = await ada.request(pathname);
		expect([sent.status, sent.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
		expect(sent.headers.get("Content-Disposition")).toBe('attachment; filename="grew-my-data.zip"');
		const files = unzipSync(new Uint8Array(await sent.arrayBuffer()));
		const [user] = JSON.parse(new TextDecoder().decode(files["account/users.json"]));
		expect(user).toMatchObject({ email: ada.email });
		expect(Object.keys(files)).toContain("README.txt");

		const { token } = await signIn(school.address, ada.email, PASSWORD);
		const byToken = await school.request("/api/me/export?file=zip", { headers: { Authorization: `Bearer ${token}` } });
		expect([byToken.status, byToken.headers.get("Content-Type")]).toEqual([200, "application/zip"]);

		expect((await ben.request(pathname)).status).toBe(404);
		expect((await ben.request(`${pathname}/state`)).status).toBe(404);
		expect((await school.request(pathname)).headers.get("Location")).toContain("/login");
		expect(await (await ada.request(`${pathname}/state`)).json()).toMatchObject({ state: "ready" });
	});

	test("needs a proof", async () => {
		const ada = await newcomer();
		await ada.run(OLD_PROOF);
		expect((await ada.request("/api/me/export")).status).toBe(403);
		expect((await ada.post("/settings/privacy/copy")).status).toBe(403);
	});
});

describe("the end of an account", () => {
	const remove = (of: Awaited<ReturnType<typeof newcomer>>) => of.request("/api/me", { method: "DELETE" });

	test("needs a proof, ends all sessions, and can be taken back by signing in", async () => {
		const ada = await newcomer();
		await ada.run(OLD_PROOF);
		expect((await remove(ada)).status).toBe(403);
		await ada.run(OLD_PROOF.replace("= 0", `= ${Date.now()}`));

		const removed = await remove(ada);
		expect(removed.status).toBe(202);
		const { endsAt } = (await removed.json()) as { endsAt: string };
		expect(Math.round((Date.parse(endsAt) - Date.now()) / 86_400_000)).toBe(14);
		expect((await ada.request("/api/auth/me")).status).toBe(401);

		const { cookie } = await signIn(school.address, ada.email, PASSWORD);
		const again = (path: string, init: RequestInit = {}) =>
			school.request(path, { ...init, headers: { Cookie: cookie } });
		const banner = await (await again("/dashboard")).text();
		expect(banner).toContain("Your account will be erased on");
		const keep = () =>
			again("/settings/privacy", { method: "POST", body: new URLSearchParams({ intent: "keepAccount" }) });
		expect((await keep()).status).toBe(200);
		expect((await keep()).status).toBe(409);
		expect(await (await again("/dashboard")).text()).not.toContain("Your account will be erased on");
	});

	test("by the form leads to a page for everybody", async () => {
		const ada = await newcomer();
		expect((await ada.post("/settings/privacy/delete", {})).status).toBe(400);
		const asked = await ada.post("/settings/privacy/delete", { intent: "deleteAccount" });
		expect([asked.status, asked.headers.get("Location")]).toEqual([302, "/account-ending"]);
		expect(asked.headers.getSetCookie().join()).toContain("sid=;");
		expect((await school.request("/account-ending")).status).toBe(200);
	});

	test("says what becomes of a plan, and does it: nothing is charged any more, and who stays can keep the plan", async () => {
		const ada = await newcomer();
		const running = "SELECT id, cancel_asked_at FROM memberships WHERE state = 'active'";
		const { id } = (await school.db.prepare(`${running} AND cancel_asked_at IS NULL`).first<{ id: string }>()) ?? {};
		await ada.run(`UPDATE memberships SET user_id = (SELECT id FROM users WHERE email = ?1) WHERE id = '${id}'`);
		const page = await (await ada.request("/settings/privacy/delete")).text();
		expect(page).toContain(
			"If you have a plan, it is cancelled immediately: it stays open until the end of what you have paid",
		);
		expect(page).toContain("Until then you can choose “Keep the plan” under Billing.");

		await ada.post("/settings/privacy/delete", { intent: "deleteAccount" });
		expect(await school.db.prepare(`${running} AND id = ?1`).bind(id).first()).toMatchObject({
			cancel_asked_at: expect.any(Number),
		});
		const { cookie } = await signIn(school.address, ada.email, PASSWORD);
		const again = async (path: string) => (await school.request(path, { headers: { Cookie: cookie } })).text();
		expect(await again("/settings/privacy")).toContain("unless you choose “Keep the plan” under Billing.");
		expect(await again("/settings/billing")).toContain(">Keep the plan<");
	});

	test("is refused in words to whoever teaches, and to the last admin", async () => {
		const asks = async (as: "instructor" | "admin") => {
			const page = await (await school.request("/settings/privacy/delete", { as })).text();
			const answer = await school.request("/api/me", { as, method: "DELETE" });
			return {
				status: answer.status,
				message: ((await answer.json()) as { error: { message: string } }).error.message,
				page,
			};
		};
		const [teacher, admin] = [await asks("instructor"), await asks("admin")];
		expect([teacher.status, teacher.message]).toEqual([409, expect.stringContaining("You teach courses.")]);
		expect(teacher.page).toContain("You teach courses.");
		expect([admin.status, admin.message]).toEqual([
			409,
			expect.stringContaining("No other admin has all of your rights"),
		]);
		expect(admin.page).toContain("No other admin has all of your rights");
	});
});
