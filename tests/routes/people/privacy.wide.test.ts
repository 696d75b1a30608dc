import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { issueCertificate } from "../learning/issue-certificate.ts";
import { openedSchool } from "../school.ts";
import { fetchArchive } from "./archive.ts";

const school = openedSchool();

test("a copy of one's data holds one's certificates as they are printed", async () => {
	const serial = await issueCertificate(school, "Amara Okafor");
	const request = (path: string) => school.request(path, { as: "student" });
	await request("/api/me/export");
	const { pathname } = new URL(await fetchArchive({ request }));
	const files = unzipSync(new Uint8Array(await (await request(pathname)).arrayBuffer()));
	const pdf = files[`files/certificate-${serial}.pdf`];
	expect([new TextDecoder().decode(pdf?.slice(0, 5)), Number(pdf?.length) > 15_000]).toEqual(["%PDF-", true]);
});
