import { beforeAll, describe, expect, test } from "vitest";
import { bidiIsolate } from "#app/shared/text/bidi-isolate.ts";
import { verifyCredential } from "../../learning/verify-credential.ts";
import { openedSchool } from "../school.ts";
import { issueCertificate } from "./issue-certificate.ts";

const school = openedSchool();
const UNKNOWN = "0000-0000-0000-0000-0000-0000-00";
let serial = "";

const text = async (path: string, as: "anonymous" | "student" | "instructor" | "admin" = "anonymous") => {
	const response = await school.request(path, { as });
	return { status: response.status, headers: response.headers, body: await response.text() };
};
const json = async (path: string) => JSON.parse((await text(path)).body);
beforeAll(async () => {
	serial = await issueCertificate(school, "Amara Okafor");
});

describe("the holder", () => {
	test("has it once, with the printed name", async () => {
		const { body } = await text("/certificates", "student");
		expect(body.match(/<li[^>]*>(?:(?!<\/li>).)*\/certificates\/[0-9A-Z-]{32}"/g)).toHaveLength(1);
		expect((await text(`/certificates/${serial}`, "student")).body).toContain("Amara Okafor");
	});

	test("may write it without groups, and in small letters", async () => {
		const typed = serial.replaceAll("-", "").toLowerCase();
		expect((await text(`/certificates/${typed}`, "student")).status).toBe(200);
	});

	test.each(["", "?paper=letter"])("gets a PDF%s", async (paper) => {
		const response = await school.request(`/certificates/${serial}/certificate.pdf${paper}`, { as: "student" });
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
		expect(new TextDecoder("latin1").decode(bytes.slice(0, 5))).toBe("%PDF-");
		expect(bytes.length).toBeGreaterThan(15_000);
		expect(bytes.length).toBeLessThan(120_000);
	});

	test.each(["instructor", "admin"] as const)("is nobody else: %s", async (as) => {
		expect((await text(`/certificates/${serial}`, as)).status).toBe(404);
		expect((await text(`/certificates/${serial}/certificate.pdf`, as)).status).toBe(404);
	});

	test("is told which letters of a name cannot be printed, and the name stays in its field", async () => {
		const response = await school.postForm("/certificates", { intent: "name", name: "Amira ش" }, "student");
		const body = await response.text();
		expect(response.status).toBe(400);
		expect(body).toContain(`cannot print ${bidiIsolate("ش")}`);
		expect(body).toContain('value="Amira ش"');
	});
});

describe("a stranger", () => {
	test.each([
		["", "This certificate is genuine"],
		["/de", "Dieses Zertifikat ist echt"],
		["/zh", "此证书真实有效"],
	])("reads the verdict under %s/verify", async (prefix, verdict) => {
		const { status, headers, body } = await text(`${prefix}/verify/${serial}`);
		expect([status, headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
		expect(body).toContain(verdict);
		expect(body).toContain("Amara Okafor");
		expect(body).not.toContain("student@grew.example");
	});

	test("is led from a typed serial to its page", async () => {
		const response = await school.request(`/fr/verify?serial=${serial.replaceAll("-", " ").toLowerCase()}`);
		expect([response.status, response.headers.get("Location")]).toEqual([302, `/fr/verify/${serial}`]);
	});

	test("learns that we know no such certificate, and that something is no serial", async () => {
		const unknown = await text(`/verify/${UNKNOWN}`);
		expect([unknown.status, unknown.body.includes("We do not know this certificate")]).toEqual([404, true]);
		expect((await text("/verify?serial=abc")).body).toContain("A serial number has 26 letters and digits");
	});
});

describe("a program", () => {
	test("reads the facts, across origins", async () => {
		const { headers, body } = await text(`/api/certificates/${serial}`);
		expect(JSON.parse(body)).toMatchObject({ serial, status: "valid", holderName: "Amara Okafor", revokedAt: null });
		expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
		expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
		expect((await text(`/api/certificates/${UNKNOWN}`)).status).toBe(404);
	});

	test("verifies the credential with the key of the DID document; a changed byte fails", async () => {
		const { headers, body } = await text(`/api/certificates/${serial}?format=vc`);
		const did = await text("/.well-known/did.json");
		const key = keyFor(JSON.parse(body), JSON.parse(did.body));

		expect(headers.get("Content-Type")).toBe("application/vc");
		expect([headers, did.headers].map((all) => all.get("Access-Control-Allow-Origin"))).toEqual(["*", "*"]);
		expect(await verifyCredential(body, key)).toBe(true);
		expect(await verifyCredential(body.replace("Amara", "Amarb"), key)).toBe(false);
		expect((await text(`/api/certificates/${serial}?format=vc`)).body).toBe(body);
	});

	test("finds keys that were retired in the DID document", async () => {
		await school.db.prepare("INSERT INTO certificate_keys (id, first_used_at) VALUES ('z6MkRetired', 1)").run();
		const { assertionMethod } = await json("/.well-known/did.json");
		expect(assertionMethod).toHaveLength(2);
		expect(assertionMethod[0]).toMatch(/#z6MkRetired$/);
	});
});

describe("a certificate that an admin withdraws", () => {
	const bit = async () => {
		const credential = await json(`/api/certificates/${serial}?format=vc`);
		const { pathname } = new URL(credential.credentialStatus.statusListCredential);
		const { body, headers } = await text(pathname);
		const list = JSON.parse(body);
		const key = keyFor(list, await json("/.well-known/did.json"));
		expect(await verifyCredential(body, key)).toBe(true);
		expect(headers.get("Access-Control-Allow-Origin")).toBe("*");

		const packed = new Blob([Buffer.from(list.credentialSubject.encodedList.slice(1), "base64url")]);
		const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
		const bits = new Uint8Array(await new Response(stream).arrayBuffer());
		expect(bits.length * 8).toBeGreaterThanOrEqual(131_072);
		const place = Number(credential.credentialStatus.statusListIndex);
		return ((bits[place >> 3] ?? 0) >> (7 - (place & 7))) & 1;
	};

	test("says so everywhere, with the reason, and only once in the log", async () => {
		expect(await bit()).toBe(0);
		const path = `/admin/certificates/issued/${serial}`;
		const answers = await Promise.all(
			Array.from({ length: 4 }, () => school.postForm(path, { why: "misconduct" }, "admin")),
		);
		expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);

		expect(await bit()).toBe(1);
		expect((await text(`/verify/${serial}`)).body).toContain("The rules of the course were broken.");
		expect((await text(`/de/verify/${serial}`)).body).toContain("Dieses Zertifikat wurde zurückgezogen");
		expect(await json(`/api/certificates/${serial}`)).toMatchObject({ status: "revoked", revokedWhy: "misconduct" });
		const entries = await school.db
			.prepare("SELECT count(*) AS n FROM audit_entries WHERE deed = 'certificates.revoke'")
			.first<{ n: number }>();
		expect(entries?.n).toBe(1);
	});

	test("is found by the name and the serial in the admin's list", async () => {
		for (const q of [serial, "Amara", "student@grew", "Nobody"]) {
			const { body } = await text(`/admin/certificates?q=${encodeURIComponent(q)}`, "admin");
			expect([q, body.includes(`/admin/certificates/issued/${serial}`)]).toEqual([q, q !== "Nobody"]);
		}
	});
});

describe("a template", () => {
	const path = "/admin/certificates/templates/0";
	const words = { heading: "Proof of work", statement: "", note: "", signerName: "Ruth Lindqvist", signerRole: "" };

	test("is saved in one language, and refused to who has not seen the latest", async () => {
		const saved = await school.postForm(path, { language: "en", version: "0", ...words }, "admin");
		expect(saved.status).toBe(302);
		expect((await text(`${path}?words=en`, "admin")).body).toContain("Ruth Lindqvist");

		const late = await school.postForm(path, { language: "en", version: "0", ...words, note: "Too late" }, "admin");
		const body = await late.text();
		expect([late.status, body.includes("Too late")]).toEqual([409, true]);
	});

	test("lists its changes, and takes the latest back once", async () => {
		const change = async () =>
			/name="changeId" value="([0-9a-f-]{36})"/.exec((await text(path, "admin")).body)?.[1] ?? "";
		expect((await text(path, "admin")).body).toContain("Signed by (English)");
		const changeId = await change();

		const undone = await school.postForm(path, { intent: "undo", changeId }, "admin");
		expect([undone.status, undone.headers.get("Location")]).toEqual([302, `${path}?words=en&undone=1#changes`]);
		expect((await text(`${path}?undone=1`, "admin")).body).toContain("The change has been undone.");

		const again = await school.postForm(path, { intent: "undo", changeId }, "admin");
		expect([again.status, (await again.text()).includes("It has been changed again since.")]).toEqual([409, true]);
		const unknown = await school.postForm(path, { intent: "undo", changeId: crypto.randomUUID() }, "admin");
		expect([unknown.status, (await unknown.text()).includes("This change is not on record.")]).toEqual([409, true]);

		await school.postForm(path, { intent: "undo", changeId: await change() }, "admin");
		expect((await text(path, "admin")).body).toContain('value="Ruth Lindqvist"');
	});

	test("is told what is wrong with it", async () => {
		const response = await school.postForm(
			path,
			{ language: "en", version: "3", ...words, validMonths: "999" },
			"admin",
		);
		expect([response.status, (await response.text()).includes("Whole months from 1 to 240")]).toEqual([400, true]);
	});
});

type Signed = { proof: { verificationMethod: string } };
type DidDocument = { verificationMethod: { id: string; publicKeyMultibase: string }[]; assertionMethod: string[] };

function keyFor({ proof }: Signed, { verificationMethod, assertionMethod }: DidDocument): string {
	const method = verificationMethod.find(({ id }) => id === proof.verificationMethod);
	if (!method || !assertionMethod.includes(method.id)) throw new Error("The DID document does not name the key");
	return method.publicKeyMultibase;
}
