import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerPlaceholderImage, isPlaceholderPath } from "./placeholder-image.ts";

describe("answerPlaceholderImage", () => {
	test("draws any size from 1 to 2000, small, the same each time and inert", async () => {
		const side = fc.integer({ min: 1, max: 2000 });
		await fc.assert(
			fc.asyncProperty(side, side, async (width, height) => {
				const path = `/api/placeholder/${width}/${height}`;
				const response = answerPlaceholderImage(path);
				const svg = await response.text();

				expect(response.status).toBe(200);
				expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
				expect(new TextEncoder().encode(svg).byteLength).toBeLessThan(1500);
				expect(svg).not.toMatch(/NaN|undefined|script|href|style/);
				expect(await answerPlaceholderImage(path).text()).toBe(svg);
			}),
		);
	});

	test("may be cached for a year under a policy of its own", () => {
		const { headers } = answerPlaceholderImage("/api/placeholder/640/360");
		expect(headers.get("Content-Type")).toBe("image/svg+xml");
		expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* sandbox$/);
	});

	test.each([
		"0/1",
		"1/0",
		"2001/1",
		"1/2001",
		"+1/1",
		"01/1",
		"1.0/1",
		"1e2/1",
		"-1/1",
		"a/1",
		"1",
		"1/1/1",
		"%31/1",
		"",
		"1/1/",
	])("%j is a JSON 400", async (size) => {
		const response = answerPlaceholderImage(`/api/placeholder/${size}`);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error: { code: "invalid_size" } });
	});
});

test("isPlaceholderPath knows its own addresses", () => {
	expect(["/api/placeholder", "/api/placeholder/x"].every(isPlaceholderPath)).toBe(true);
	expect(["/api/placeholders", "/placeholder/1/1", "/"].some(isPlaceholderPath)).toBe(false);
});
