import { expect, test } from "vitest";
import type { openedSchool } from "../school.ts";

/** Takes a manual along in languages, by their prefixes; making one takes seconds. */
export function expectManuals(school: ReturnType<typeof openedSchool>, prefixes: string[]) {
	test.each(prefixes)("a whole manual comes as a PDF: %s", async (prefix) => {
		const response = await school.request(`${prefix}/help/manuals/learner/manual.pdf`);
		expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
		const language = prefix.slice(1) || "en";
		expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="grew-learner-${language}.pdf"`);
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
		expect(bytes.length).toBeGreaterThan(20_000);
		// Its pictures are JPEGs, and no more than a mail can carry.
		expect(bytes.toString("latin1").split("/DCTDecode").length).toBeGreaterThan(5);
		expect(bytes.length).toBeLessThan(2_000_000);
	});
}
