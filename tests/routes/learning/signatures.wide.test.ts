import { describe, expect, test } from "vitest";
import { png } from "../../pictures/png.ts";
import { openedSchool, type Role } from "../school.ts";
import { issueCertificate } from "./issue-certificate.ts";

const school = openedSchool();
const path = "/admin/certificates/templates/0";
const words = { heading: "", statement: "", note: "", signerName: "Ruth Lindqvist", signerRole: "" };

const send = (body: BodyInit, as: Role) => school.request("/uploads/signature", { as, method: "POST", body });
async function sent(file: Uint8Array<ArrayBuffer>): Promise<string> {
	const response = await send(file, "admin");
	expect(response.status).toBe(201);
	return ((await response.json()) as { upload: { id: string } }).upload.id;
}
const save = (version: number, signature: string) =>
	school.postForm(path, { language: "en", version: String(version), ...words, signature }, "admin");

describe("the image of a signature", () => {
	test("is a PNG, whatever it is called, and not large", async () => {
		for (const body of ["<svg xmlns='http://www.w3.org/2000/svg'/>", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])]) {
			expect((await send(body, "admin")).status).toBe(415);
		}
		expect((await send(new Uint8Array(150 * 1024 + 1), "admin")).status).toBe(413);
	});

	test("that cannot be printed is refused in words, and what was typed stays", async () => {
		const response = await save(0, await sent(png(1300, 10)));
		const body = await response.text();
		expect(response.status).toBe(409);
		expect(body).toContain("This image cannot be printed.");
		expect(body).toContain("Ruth Lindqvist");
	});

	test("stands on certificates that are issued from then on, on the page and in the PDF", async () => {
		const file = png(400, 120);
		const id = await sent(file);
		const address = `/certificates/signatures/${id}`;
		expect((await save(0, id)).status).toBe(302);
		expect(await (await school.request(path, { as: "admin" })).text()).toContain(address);

		const serial = await issueCertificate(school, "Amara Okafor");
		expect(await (await school.request(`/certificates/${serial}`, { as: "student" })).text()).toContain(address);
		const pdf = await school.request(`/certificates/${serial}/certificate.pdf`, { as: "student" });
		expect(pdf.status).toBe(200);
		expect(await pdf.text()).toContain("/Subtype /Image");

		const seen = await school.request(address, { as: "student" });
		expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "image/png"]);
		expect(new Uint8Array(await seen.arrayBuffer())).toEqual(file);
		const stranger = await school.request(address);
		expect([stranger.status, stranger.headers.get("Location")?.startsWith("/login")]).toEqual([302, true]);
	});

	test("is no way to files that were sent for something else", async () => {
		const answer = await school.request("/uploads/resource-file", {
			as: "admin",
			method: "POST",
			body: "a,b\n1,2\n",
			headers: { "X-File-Name": "a.csv" },
		});
		const { upload } = (await answer.json()) as { upload: { id: string } };
		expect((await school.request(`/certificates/signatures/${upload.id}`, { as: "admin" })).status).toBe(404);
	});
});
