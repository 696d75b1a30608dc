import { median } from "./median.ts";
import { signIn } from "./sign-in.ts";

/** Round-trip milliseconds to the database: local, same continent, other side of the world. */
export const DISTANCES = [0, 80, 250] as const;
const REQUESTS_MEASURED = 9;

/** Milliseconds to the first byte per distance, and the allowed round trips. */
export type FirstByte = { name: string; trips: number; milliseconds: number[] };

export async function measureFirstBytes(address: string, lessonId: number): Promise<FirstByte[]> {
	const cookie = await signIn(address);
	const signedIn = { headers: { Cookie: cookie } };
	const post = { method: "POST", headers: { Cookie: cookie, Origin: address } };
	let drawn = 0;
	const asked: [name: string, trips: number, path: () => string, init: RequestInit][] = [
		["visitor, /courses", 0, () => "/courses", {}],
		["visitor, /courses/1", 0, () => "/courses/1", {}],
		// An unknown parameter bypasses the page cache.
		["visitor, /courses, drawn", 1, () => `/courses?drawn=${++drawn}`, {}],
		["member, dashboard", 1, () => "/dashboard", signedIn],
		["member, lesson", 1, () => `/lessons/${lessonId}`, signedIn],
		["form, lesson done", 2, () => `/lessons/${lessonId}`, { ...post, body: new URLSearchParams({ _intent: "done" }) }],
		[
			"call, progress",
			2,
			() => `/api/lessons/${lessonId}/progress`,
			{ ...post, headers: { ...post.headers, "Content-Type": "application/json" }, body: "{}" },
		],
	];

	const figures: FirstByte[] = [];
	for (const [name, trips, path, init] of asked) {
		const milliseconds: number[] = [];
		for (const distance of DISTANCES) {
			const taken: number[] = [];
			// The first request, which opens the lesson or fills the cache, does not count.
			for (let time = 0; time <= REQUESTS_MEASURED; time += 1)
				taken.push(await timeOf(address + path(), init, distance));
			milliseconds.push(median(taken.slice(1)));
		}
		figures.push({ name, trips, milliseconds });
	}
	return figures;
}

async function timeOf(url: string, init: RequestInit, distance: number): Promise<number> {
	const headers = { ...init.headers, "X-Bench-Distance": String(distance) };
	const startedAt = performance.now();
	const response = await fetch(url, { ...init, headers, redirect: "manual" });
	const milliseconds = performance.now() - startedAt;
	await response.arrayBuffer();
	if (response.status >= 400) throw new Error(`${url} answers ${response.status}`);
	return milliseconds;
}
