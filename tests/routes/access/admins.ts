import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SETTING_KEYS, type SettingKey } from "#app/features/operations/settings/setting-keys.ts";
import { settingRight } from "#app/features/operations/settings/setting-rights.ts";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";
import type { Share } from "../fuzz/odd-values.ts";
import { type Role, signIn } from "../school.ts";
import { ACCESS, type Row } from "./access-table.ts";
import { neededFor } from "./capabilities.ts";
import { type openAccessTable, outcome } from "./open-access-table.ts";

/** Admin pages that need no capability. */
const FOR_EVERY_ADMIN = /^\/admin$|^\/admin\/overview\.csv$|^\/help\/manuals\/admin|^\/user-manual|^\/search\/desk/;
/** Refused to instructors; an address that leads an admin there too refuses nobody. */
const isOfAdmins = ({ document, post }: Row) => {
	const { instructor, admin } = document ?? post ?? {};
	return instructor === "→ /instructor-dashboard" && admin !== "→ /admin" && admin !== instructor;
};
const ofAdmins = ACCESS.filter(isOfAdmins);
/** Admin actions on pages that everybody may open. */
const isDeedOfAdmins = ({ post }: Row) => post?.instructor === "→ /instructor-dashboard" && post.admin !== "→ /admin";

const emptyForm = (method: "GET" | "POST") => (method === "POST" ? { body: new URLSearchParams() } : {});

type Table = ReturnType<typeof openAccessTable>;

export function expectRefusalWithoutCapability({ school, pathOf }: Table) {
	describe("an admin without a capability", () => {
		const find = "select capabilities c from users where email = 'admin@grew.example'";
		const set = "update users set role = ?, capabilities = ? where email = ?";
		const change = (...values: string[]) =>
			school.db
				.prepare(set)
				.bind(...values)
				.run();
		let before = "[]";
		let cookie = "";

		beforeAll(async () => {
			before = (await school.db.prepare(find).first<{ c: string }>())?.c ?? "[]";
			// Another admin must keep the rights, or a trigger refuses.
			await change("admin", before, "instructor2@grew.example");
			await change("admin", "[]", "admin@grew.example");
			cookie = (await signIn(school.address, "admin@grew.example")).cookie;
			// The first page syncs the account's preferences and would ask for a reload.
			await school.request("/courses", { headers: { Cookie: cookie } });
		});
		afterAll(async () => {
			await change("admin", before, "admin@grew.example");
			await change("instructor", "[]", "instructor2@grew.example");
		});

		test("there is a table of pages that ask for one", () => {
			expect(ofAdmins.filter(({ path }) => !FOR_EVERY_ADMIN.test(path)).length).toBeGreaterThan(30);
		});

		test.each(ofAdmins)("$path", async (row) => {
			const expected = (answers: Record<Role, string>) => (FOR_EVERY_ADMIN.test(row.path) ? answers.admin : "→ /admin");
			const ask = async (method: "GET" | "POST") =>
				outcome(await school.request(pathOf(row), { method, headers: { Cookie: cookie }, ...emptyForm(method) }));
			if (row.document) expect(await ask("GET")).toBe(expected(row.document));
			if (row.post?.instructor.startsWith("→")) expect(await ask("POST")).toBe(expected(row.post));
		});
	});
}

export function expectOneCapabilityAlone({ school, pathOf }: Table, share: Share) {
	const inTurn = CAPABILITIES.map((held, turn) => ({ held, turn }));
	describe.each(inTurn)("an admin who holds $held alone", ({ held, turn }) => {
		let cookie = "";
		beforeAll(async () => {
			const who = { name: `Only ${held}`, email: `only-${held}@many.example`, password: "a quiet green valley" };
			await school.postJson("/api/auth/register", who);
			await school.db
				.prepare("update users set role = 'admin', capabilities = ?, email_verified_at = 0 where email = ?")
				.bind(JSON.stringify([held]), who.email)
				.run();
			cookie = (await signIn(school.address, who.email, who.password)).cookie;
			await school.request("/courses", { headers: { Cookie: cookie } });
		});

		test("changes no setting that asks for another capability", async () => {
			const answers = await Promise.all(
				SETTING_KEYS.map(async (key) => {
					const body = new URLSearchParams({ intent: "save", key, version: "0" });
					const answer = await school.request("/admin/settings", { method: "POST", headers: { Cookie: cookie }, body });
					return [key, await outcome(answer)];
				}),
			);
			const isRefused = (key: SettingKey) => held !== "settings" || settingRight(key).capability !== held;
			const refused = answers.filter(([, answer]) => answer === (held === "settings" ? "403" : "→ /admin"));
			expect(refused.map(([key]) => key)).toEqual(SETTING_KEYS.filter(isRefused));
		});

		test("opens its own pages and no other, and does its own deeds and no other", async () => {
			const told: [string, string, string][] = [];
			const expected: [string, string, string][] = [];
			const isOwn = ({ path }: Row) => FOR_EVERY_ADMIN.test(path) || neededFor(path) === held;
			const rows = ACCESS.filter((one) => isOfAdmins(one) || isDeedOfAdmins(one));
			const others = share(
				rows.filter((row) => !isOwn(row)),
				turn,
				3,
			);
			for (const row of [...rows.filter(isOwn), ...others]) {
				const isOpen = isOwn(row);
				for (const [method, answers] of [["GET", row.document] as const, ["POST", row.post] as const]) {
					if (!answers?.instructor.startsWith("→")) continue;
					const init = { method, headers: { Cookie: cookie }, ...emptyForm(method) };
					told.push([method, row.path, await outcome(await school.request(pathOf(row), init))]);
					const may = (isOpen ? answers.admin : "→ /admin").split(" or ");
					expected.push([method, row.path, may.find((one) => one === told.at(-1)?.[2]) ?? may.join(" or ")]);
				}
			}
			expect(told.filter(([, , answer]) => answer !== "→ /admin").length).toBeGreaterThan(10);
			expect(told).toEqual(expected);
		});
	});
}

export function expectSecondFactor({ school, pathOf }: Table, share: Share) {
	describe("an admin without the second factor that the school asks of admins", () => {
		const keep = `insert into site_settings (key, value, version) values ('adminSecurity', ?1, 1)
			on conflict do update set value = ?1`;
		const turn = (secondFactor: boolean) => school.db.prepare(keep).bind(JSON.stringify({ secondFactor })).run();

		let cookie = "";
		const ask = (path: string, init: RequestInit = {}) =>
			school.request(path, { ...init, headers: { Cookie: cookie } });

		beforeAll(async () => {
			cookie = (await signIn(school.address, "admin@grew.example")).cookie;
			await ask("/courses");
			await turn(true);
		});
		afterAll(async () => void (await turn(false)));

		const asked = ofAdmins.filter(({ document }) => document);
		test.each(share(asked, 0, 3))("$path is led to the security settings", async (row) => {
			expect(await outcome(await ask(pathOf(row)))).toBe("→ /settings/security");
			if (row.post?.instructor.startsWith("→"))
				expect(await outcome(await ask(pathOf(row), { method: "POST", ...emptyForm("POST") }))).toBe(
					"→ /settings/security",
				);
		});

		test("the page says why, and a learner notices nothing", async () => {
			const page = await ask("/settings/security");
			expect(await page.text()).toContain("Set up a second factor first");
			const learner = (await signIn(school.address, "student@grew.example")).cookie;
			await school.request("/courses", { headers: { Cookie: learner } });
			expect((await school.request("/dashboard", { headers: { Cookie: learner } })).status).toBe(200);
		});
	});
}
