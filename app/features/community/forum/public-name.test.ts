import { expect, test } from "vitest";
import { publicName } from "./public-name";

test("a member is named by first name and initial", () => {
	expect(publicName("Amara Okafor")).toBe("Amara O.");
	expect(publicName("  Ana María  de la cruz ")).toBe("Ana C.");
	expect(publicName("李小龙")).toBe("李小龙");
	expect(publicName("")).toBe("");
});
