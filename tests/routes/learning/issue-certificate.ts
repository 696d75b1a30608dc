import { vi } from "vitest";
import type { openedSchool } from "../school.ts";

/** Returns its serial. The demo student's course was completed before certificates existed. */
export async function issueCertificate(school: ReturnType<typeof openedSchool>, name: string): Promise<string> {
	await school.postForm("/certificates", { intent: "name", name }, "student");
	return vi.waitFor(async () => {
		const page = await (await school.request("/certificates", { as: "student" })).text();
		const serial = /href="\/certificates\/([0-9A-Z-]{32})"/.exec(page)?.[1];
		if (!serial) throw new Error("There is no certificate yet");
		return serial;
	}, 20_000);
}
