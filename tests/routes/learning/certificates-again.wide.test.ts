import { beforeAll, expect, test, vi } from "vitest";
import { openedSchool } from "../school.ts";
import { issueCertificate } from "./issue-certificate.ts";

const school = openedSchool();
const LINKED_IN = 'href="https://www.linkedin.com/profile/add?';
let serial = "";
const key = () => serial.replaceAll("-", "");
const set = (columns: string) =>
	school.db.prepare(`UPDATE certificates SET ${columns} WHERE serial = ?1`).bind(key()).run();
const page = async (path: string, as: "anonymous" | "student" | "admin" = "anonymous") =>
	(await school.request(path, { as })).text();
const again = () => school.postForm("/certificates", { intent: "again", serial }, "student");
const desk = () => `/admin/certificates/issued/${serial}`;

beforeAll(async () => {
	serial = await issueCertificate(school, "Amara Okafor");
});

test("a holder with the same name has no button, and is told why nothing is issued, with the name still in its field", async () => {
	expect(await page("/certificates", "student")).not.toContain('value="again"');
	const refused = await again();
	const body = await refused.text();
	expect(refused.status).toBe(409);
	expect(body).toContain("already carries the name");
	expect(body).toContain('value="Amara Okafor"');
});

test("an expired one says so to everybody, keeps its LinkedIn link to itself, and brings no other", async () => {
	await school.postForm("/certificates", { intent: "name", name: "Amara Obi" }, "student");
	expect(await page("/certificates", "student")).toContain('value="again"');
	expect(await page(`/certificates/${serial}`, "student")).toContain(LINKED_IN);

	await set("expires_at = 1767225600000");
	const verdict = await page(`/verify/${serial}`);
	expect(verdict).toContain("This certificate has expired");
	expect(verdict).toContain("Expired January 1, 2026");
	expect(verdict).not.toContain("This certificate is genuine");
	expect(await page(`/de/verify/${serial}`)).toContain("Dieses Zertifikat ist abgelaufen");
	expect(JSON.parse(await page(`/api/certificates/${serial}`))).toMatchObject({ status: "expired" });

	const own = await page(`/certificates/${serial}`, "student");
	expect([own.includes("This certificate has expired."), own.includes(LINKED_IN)]).toEqual([true, false]);
	expect(await page("/certificates", "student")).not.toContain('value="again"');
	const refused = await again();
	expect([refused.status, (await refused.text()).includes("It has expired")]).toEqual([409, true]);
	await set("expires_at = NULL");
});

test("an admin issues it again after a revocation by mistake: one of four at once, and a stranger reads both", async () => {
	expect(await page(desk(), "admin")).not.toContain("Issue again");
	expect((await school.postForm(desk(), { why: "misconduct" }, "admin")).status).toBe(302);
	expect(await page(desk(), "admin")).not.toContain("Issue again");
	const final = await school.postForm(desk(), { intent: "again" }, "admin");
	expect([final.status, (await final.text()).includes("because rules were broken")]).toEqual([409, true]);

	await set("revoked_why = 'mistake'");
	expect(await page(desk(), "admin")).toContain("Issue again");
	const answers = await Promise.all(
		Array.from({ length: 4 }, () => school.postForm(desk(), { intent: "again" }, "admin")),
	);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409, 409, 409]);

	const follower = await vi.waitFor(async () => {
		const found = /issued\/([0-9A-Z-]{32})"[^>]*>The certificate that was issued after/.exec(
			await page(desk(), "admin"),
		);
		if (!found?.[1]) throw new Error("There is no other certificate yet");
		return found[1];
	}, 20_000);
	expect(await page(`/verify/${serial}`)).toContain("It was issued by mistake.");
	const next = await page(`/verify/${follower}`);
	expect([next.includes("This certificate is genuine"), next.includes("Amara Obi")]).toEqual([true, true]);
	expect(await page(desk(), "admin")).not.toContain("Issue again");
});

test("nobody but an admin of the content asks for it, and nothing but the deed", async () => {
	for (const as of ["anonymous", "student", "instructor"] as const) {
		expect([302, 403]).toContain((await school.postForm(desk(), { intent: "again" }, as)).status);
	}
	const wrong: Record<string, string>[] = [{ intent: "more" }, { intent: "again", why: "mistake" }];
	for (const fields of wrong) {
		expect((await school.postForm(desk(), fields, "admin")).status).toBe(400);
	}
});
