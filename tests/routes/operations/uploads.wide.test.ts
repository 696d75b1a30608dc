import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { openedSchool, type Role, signIn } from "../school.ts";

const school = openedSchool();
const PATH = "/uploads/resource-file";
const MAX = 90 * 1024 * 1024;
const PDF = "%PDF-1.7\n1 0 obj\n%%EOF\n";

const send = (body: BodyInit, as: Role = "admin", headers: Record<string, string> = {}) =>
	school.request(PATH, { as, method: "POST", body, headers: { "X-File-Name": "a.pdf", ...headers } });
const rows = async () =>
	(await school.db.prepare("select count(*) as count from uploads").first<{ count: number }>())?.count;

async function expectRefused(response: Response, status: number, reason?: string) {
	expect(response.status).toBe(status);
	if (reason) expect(await response.json()).toMatchObject({ ok: false, reason });
}

describe("a file is refused", () => {
	test.each([
		["anonymous", "/login?redirectTo=%2Fuploads%2Fresource-file"],
		["student", "/dashboard"],
		["instructor", "/instructor-dashboard"],
	] as const)("from %s", async (as, location) => {
		const before = await rows();
		const response = await send(PDF, as);
		expect([response.status, response.headers.get("Location"), await rows()]).toEqual([302, location, before]);
	});

	test("from another site, even with the cookie of an admin", async () => {
		const before = await rows();
		await expectRefused(await send(PDF, "admin", { Origin: "https://evil.example" }), 403);
		expect(await rows()).toBe(before);
	});

	test("when it is a page in disguise, in the language of who asks", async () => {
		const before = await rows();
		const page = "<!doctype html><script>alert(1)</script>";
		await expectRefused(await send(page, "admin", { "Content-Type": "application/pdf" }), 415, "wrongKind");
		const told = await send("MZ\x90\0\x03", "admin", { "Accept-Language": "de" });
		expect(told.status).toBe(415);
		expect(await told.json()).toMatchObject({ reason: "wrongKind", message: expect.stringContaining("Inhalt") });
		expect(await rows()).toBe(before);
	});

	test("when it is empty or packed", async () => {
		await expectRefused(await send(""), 400, "empty");
		await expectRefused(await send(PDF, "admin", { "Content-Encoding": "gzip" }), 415);
	});

	test("when it says that it is too large, before it is sent", async () => {
		const { cookie } = await signIn(school.address, "admin@grew.example");
		const status = await new Promise((resolve, reject) => {
			const headers = { "Content-Length": MAX + 1, Origin: school.address, Cookie: cookie };
			const asked = httpRequest(school.address + PATH, { method: "POST", headers }, (response) => {
				resolve(response.statusCode);
				asked.destroy();
			});
			asked.on("error", reject);
			asked.write("%PDF");
		});
		expect(status).toBe(413);
	});

	test("when it is too large and does not say so", async () => {
		const before = await rows();
		const piece = new Uint8Array(1024 * 1024).fill(0x41);
		let sent = 0;
		const body = new ReadableStream({
			pull(controller) {
				sent += piece.byteLength;
				controller.enqueue(piece);
				if (sent > MAX + 8 * piece.byteLength) controller.close();
			},
		});
		const response = await school.request(PATH, { as: "admin", method: "POST", body, duplex: "half" } as RequestInit);
		await expectRefused(response, 413, "tooLarge");
		expect(await rows()).toBe(before);
	});

	test("when it says that it is shorter than it is: only what was said counts", async () => {
		const { cookie } = await signIn(school.address, "admin@grew.example");
		const { hostname, port } = new URL(school.address);
		const answer = await new Promise<string>((resolve, reject) => {
			const socket = connect(Number(port), hostname, () => {
				const head = [`POST ${PATH} HTTP/1.1`, `Host: ${hostname}:${port}`, `Origin: ${school.address}`];
				socket.write([...head, `Cookie: ${cookie}`, "Content-Length: 4", "", `${PDF}${"A".repeat(5000)}`].join("\r\n"));
			});
			let text = "";
			socket.on("data", (data) => {
				text += data;
				if (text.includes("\r\n\r\n")) {
					socket.destroy();
					resolve(text);
				}
			});
			socket.on("error", reject);
		});
		expect(answer).toContain('"bytes":4');
	});
});

test("an admin stores a file, and it is served to nobody before something shows it", async () => {
	const response = await send(PDF, "admin", { "X-File-Name": encodeURIComponent("Vertrag ä.exe") });
	expect(response.status).toBe(201);
	const { upload } = (await response.json()) as { upload: { id: string } };
	expect(upload).toMatchObject({ name: "Vertrag ä.pdf", kind: "pdf", bytes: PDF.length });
	for (const path of [`/uploads/${upload.id}`, `/uploads/resource-file/${upload.id}`]) {
		expect((await school.request(path, { as: "admin" })).status).toBe(404);
	}
});

describe("what ships", () => {
	test("is a sheet that is saved and counted", async () => {
		const response = await school.request("/resources/deal-comparison-sheet/download");
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(response.headers.get("Content-Disposition")).toContain('attachment; filename="deal-comparison-sheet.csv"');
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(await response.text()).toContain("Fee after costs");
		const page = await (await school.request("/de/resources/deal-comparison-sheet")).text();
		expect(page).toContain("deal-comparison-sheet.csv");
	});

	test("is a workbook in the reader's language, named on its page", async () => {
		for (const [prefix, name] of [
			["", "deal-analyser.xlsx"],
			...["ru", "fr", "es", "de", "zh"].map((language) => [`/${language}`, `deal-analyser.${language}.xlsx`]),
		]) {
			const response = await school.request(`${prefix}/resources/deal-analyser/download`);
			expect(response.status, name).toBe(200);
			expect(response.headers.get("Content-Type")).toContain("spreadsheetml.sheet");
			expect(response.headers.get("Content-Disposition")).toContain(`attachment; filename="${name}"`);
			expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
			const page = await (await school.request(`${prefix}/resources/deal-analyser`)).text();
			expect(page).toContain(name);
			expect(page).toContain(`href="${prefix}/resources/deal-analyser/download"`);
		}
	});

	test("is a film with subtitles, in ranges", async () => {
		const film = "/resources/listing-in-six-parts/media/film";
		const part = await school.request(film, { headers: { Range: "bytes=4-11" } });
		expect([part.status, await part.text()]).toEqual([206, expect.stringMatching(/^ftyp/)]);
		const captions = await school.request("/resources/listing-in-six-parts/media/fr");
		expect(captions.headers.get("Content-Type")).toBe("text/vtt; charset=utf-8");
		expect(await captions.text()).toMatch(/^WEBVTT/);
		for (const path of ["/resources/listing-in-six-parts/media/xx", "/resources/none/media/film"]) {
			expect((await school.request(path)).status).toBe(404);
		}
		expect(await (await school.request("/fr/resources/listing-in-six-parts")).text()).toContain(
			'src="/resources/listing-in-six-parts/media/fr"',
		);
	});

	test("is a link that says where it leads", async () => {
		const page = await (await school.request("/resources/report-wire-fraud")).text();
		expect(page).toMatch(/<a href="https:\/\/www\.ic3\.gov\/" rel="noopener noreferrer"/);
		expect(page).toContain("www.ic3.gov");
	});
});
