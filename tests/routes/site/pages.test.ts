import { describe, expect, test } from "vitest";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import german from "#locales/de/learning/catalog.json" with { type: "json" };
import { share } from "../fuzz/odd-values.ts";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();

test("a page costs one round trip, for who is signed in too", async () => {
	const trips = async (path: string, as: "anonymous" | "student") =>
		/(\d+) trips?/.exec((await school.request(path, { as })).headers.get("Server-Timing") ?? "")?.[1];

	for (const path of ["/", "/courses", "/courses/1", "/courses/1/modules", "/pricing"]) {
		// An unknown parameter bypasses the cache.
		expect([path, await trips(`${path}?utm_source=test`, "anonymous")]).toEqual([path, "1"]);
	}
	await school.request("/lessons/1", { as: "student" });
	for (const path of ["/", "/dashboard", "/lessons/1", "/pricing", "/courses", "/courses/1", "/courses/1/modules"]) {
		expect([path, await trips(path, "student")]).toEqual([path, "1"]);
		expect([path, await trips(`${path === "/" ? "/_root" : path}.data`, "student")]).toEqual([path, "1"]);
	}
});

describe("a session that no longer counts", () => {
	test("shows nothing of whose it was, and leads to the sign-in page", async () => {
		const { cookie } = await signIn(school.address, "student@grew.example");
		const read = async (path: string) => (await school.request(path, { headers: { Cookie: cookie } })).text();
		expect(await read("/courses")).toContain("Amara Okafor");
		const asVisitor = await (await school.request("/courses/1")).text();

		const secret = cookie.split("=")[1] ?? "";
		const idle = Date.now() - 400 * 86_400_000;
		await school.db
			.prepare("UPDATE sessions SET last_seen_at = ?, expires_at = ? WHERE cookie_hash = ?")
			.bind(idle, idle, await hashSecret(secret))
			.run();

		expect(await read("/courses")).not.toContain("Amara Okafor");
		expect(withoutChance(await read("/courses/1"))).toBe(withoutChance(asVisitor));
		for (const path of ["/dashboard", "/lessons/2"]) {
			const response = await school.request(path, { headers: { Cookie: cookie } });
			expect([path, response.status]).toEqual([path, 302]);
			expect(response.headers.get("Location")).toContain("/login");
		}
	});

	function withoutChance(html: string): string {
		return html.replaceAll(/nonce="[^"]*"/g, "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
	}
});

test("a page that is not there has a title in its language, and no way to it", async () => {
	const titlesOf = (html: string) => [...html.matchAll(/<title>([^<]+)<\/title>/g)].map(([, title]) => title);
	for (const [path, title] of [
		["/nope", "This page is not on the map · G.R.E.W."],
		["/de/nope", "Diese Seite steht auf keiner Karte · G.R.E.W."],
		["/courses/999/modules", "This page is not on the map · G.R.E.W."],
	] as const) {
		const response = await school.request(path);
		const html = await response.text();
		expect([path, response.status, titlesOf(html)]).toEqual([path, 404, [title]]);
		expect([html.includes('rel="canonical"'), html.includes("BreadcrumbList")]).toEqual([false, false]);
	}
});

test("a page that is not there stands in the frame of the school, in the theme that was chosen", async () => {
	const answer = await school.postForm("/preferences/theme", { theme: "dark" });
	const headers = { Cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
	for (const path of ["/nope", "/nope/at/all", "/xx/courses", "/de/nope"]) {
		const response = await school.request(path, { headers });
		const html = await response.text();
		expect([path, response.status]).toEqual([path, 404]);
		expect(/<html[^>]*class="([^"]*)"/.exec(html)?.[1]).toBe("dark");
		expect([html.includes('href="/pricing"') || html.includes('href="/de/pricing"'), html.includes("<footer")]).toEqual(
			[true, true],
		);
	}
});

test("the site map has what search engines may find: each page that says so, and the courses", async () => {
	const response = await school.request("/sitemap.xml");
	const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => address);
	const paths = addresses.map((address) => address.replace(school.address, ""));

	expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
	expect(paths).toEqual(expect.arrayContaining(["/", "/courses", "/pricing", "/courses/1"]));
	expect(paths.filter((path) => /^\/(?:admin|dashboard|login|lessons)|:/.test(path))).toEqual([]);
	expect(paths).toEqual(expect.arrayContaining(["/de", "/de/courses", "/zh/pricing", "/ru/courses/1"]));
	for (const path of share(paths, 0, 50)) expect([path, (await school.request(path)).status]).toEqual([path, 200]);
});

test("programs are told what they may read, phones what the school is called, and both find its icons", async () => {
	const robots = await (await school.request("/robots.txt")).text();
	expect(robots).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${school.address}/sitemap.xml\n`);

	const answer = await school.request("/manifest.webmanifest", { headers: { Cookie: "lang=de" } });
	const manifest = (await answer.json()) as { lang: string; icons: { src: string; type: string }[] };
	expect([answer.headers.get("Content-Type"), manifest.lang, manifest.icons.length]).toEqual([
		"application/manifest+json",
		"de",
		3,
	]);
	const files = [...manifest.icons.map(({ src }) => src), "/favicon.ico", "/apple-touch-icon.png"];
	for (const path of files) {
		const file = await school.request(path);
		expect([path, file.status, /^image\//.test(file.headers.get("Content-Type") ?? "")]).toEqual([path, 200, true]);
	}
	expect((await school.request("/sitemaps/2")).status).toBe(404);
});

test("a legal page shows its versions, its changes and the operator, and an unknown version is the one in force", async () => {
	const page = await (await school.request("/de/legal/terms")).text();
	expect(page).toContain("school@grew.example");
	expect(page).not.toContain("[[");
	for (const query of ["?version=99", "?version=1&changes=1", "?version=%00", `?version=${"9".repeat(300)}`]) {
		expect([query, (await school.request(`/legal/terms${query}`)).status]).toEqual([query, 200]);
	}
});

test("the landing page asks for its map at once: that of the theme, for a phone or for a desk", async () => {
	const mapsIn = async (headers: Record<string, string>) => {
		const page = await (await school.request("/", { headers })).text();
		return [...page.matchAll(/<link rel="preload" as="image" href="([^"]+)" media="([^"]+)"/g)].map(
			([, file = "", media]) => `${file.replace(/-[0-9a-f]{8}\.svg$/, "")} ${media}`,
		);
	};
	const answer = await school.postForm("/preferences/theme", { theme: "dark" });
	const dark = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

	expect(await mapsIn({})).toEqual([
		"/atlas/hero-light (width &gt;= 68.75rem)",
		"/atlas/hero-band-light (width &lt; 68.75rem)",
	]);
	expect(await mapsIn({ Cookie: dark })).toEqual([
		"/atlas/hero-dark (width &gt;= 68.75rem)",
		"/atlas/hero-band-dark (width &lt; 68.75rem)",
	]);
});

test("every answer carries the headers of the house, errors too", async () => {
	for (const path of ["/", "/nothing/at/all", "/api/health", "/api/nothing", "/login.data", "/%ff", "/dashboard"]) {
		const { headers } = await school.request(path);
		expect([path, headers.get("X-Content-Type-Options")]).toEqual([path, "nosniff"]);
		expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
		expect(headers.get("Cache-Control")).toBeTruthy();
		expect(headers.get("X-Request-Id")).toBeTruthy();
	}
});

test("a file is kept for long and has the headers of the house; one that is not there is a missing page", async () => {
	const page = await school.request("/");
	const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
	const file = await school.request(script);
	const house = [
		"X-Content-Type-Options",
		"Permissions-Policy",
		"Referrer-Policy",
		"Cross-Origin-Opener-Policy",
		"Cross-Origin-Resource-Policy",
	];
	expect([file.status, file.headers.get("Cache-Control")]).toEqual([200, "public, max-age=31536000, immutable"]);
	for (const name of house) expect([name, file.headers.get(name)]).toEqual([name, page.headers.get(name)]);

	for (const path of ["/assets/gone.js", "/atlas/gone.svg", "/images/gone.webp", "/favicon.svg"]) {
		const missing = await school.request(path);
		expect([path, missing.status, missing.headers.get("Cache-Control")]).toEqual([path, 404, "private, no-store"]);
		expect(missing.headers.get("X-Request-Id")).toBeTruthy();
		expect(missing.headers.get("Permissions-Policy")).toBe(page.headers.get("Permissions-Policy"));
	}
});

test("the licences of the libraries in the browser's scripts can be read", async () => {
	const file = await school.request("/assets/licenses.txt");
	const text = await file.text();

	expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
	for (const library of ["react-dom", "@remix-run/react", "react-i18next"]) {
		expect(text).toMatch(new RegExp(`^${library} [0-9.]+ \\(MIT\\)$`, "m"));
	}
	expect(text).not.toContain("undefined");
});

test("who was sent away from a lesson reads why before anything else, by what the course offers them", async () => {
	const email = "late@example.com";
	const fields = { name: "Late", email, password: "a-long-password-2026" };
	expect((await school.postJson("/api/auth/register", fields)).status).toBe(201);
	const { cookie } = await signIn(school.address, email, fields.password);
	const headers = { Cookie: cookie };
	const noticeAfter = async (path: string) => {
		const answer = await school.request(path, { headers });
		const html = await (await school.request(answer.headers.get("Location") ?? path, { headers })).text();
		const untilTitle = html.slice(html.indexOf("<main"), html.indexOf("<h1"));
		return /role="status".*?<div[^>]*>([^<]+)</s.exec(untilTitle)?.[1];
	};
	const lockedLesson = async (courseId: number) => {
		const sql = "select id from lessons where course_id = ? and free_preview = 0 order by id limit 1";
		return `/lessons/${(await school.db.prepare(sql).bind(courseId).first<{ id: number }>())?.id}`;
	};

	expect(await noticeAfter(await lockedLesson(1))).toMatch(/^You need to enroll to open “.+”\.$/);
	expect(await noticeAfter(await lockedLesson(6))).toMatch(/^“.+” opens when you buy the course\.$/);
	expect(await noticeAfter("/courses/6")).toBeUndefined();

	await school.postJson("/api/enrollments", { courseId: 1 }, "anonymous", headers);
	const own = "where user_id = (select id from users where email = ?)";
	await school.db.batch([
		school.db.prepare(`update entitlements set ended_at = 1, ended_why = 'paused' ${own}`).bind(email),
		school.db.prepare(`update enrollments set status = 'paused' ${own}`).bind(email),
	]);
	expect(await noticeAfter(await lockedLesson(1))).toMatch(
		/^“.+” is closed to you for now\. Your enrollment is paused/,
	);
	const refused = await school.postJson(`/api${await lockedLesson(1)}/progress`, { completed: true }, "anonymous", {
		...headers,
		"Accept-Language": "de",
	});
	expect(refused.status).toBe(403);
	expect(await refused.json()).toMatchObject({ error: { message: german.offer.paused } });
});

test("a page asks at once for the scripts that start it, and for those that they import only after them", async () => {
	const html = await (await school.request("/courses")).text();
	const preloads = [...html.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]+?)-[\w-]{8}\.js"/g)].map(
		([, name]) => name,
	);

	expect(preloads).toEqual(["entry.client", "root", "courses"]);
	expect(html.indexOf("modulepreload")).toBeGreaterThan(html.indexOf("</footer>"));
});

test("a lesson that has left its course leads to the course, and its clip and its progress are gone", async () => {
	const sql = "select id from lessons where course_id = 2 and type = 'article' order by id desc limit 1";
	const id = (await school.db.prepare(sql).first<{ id: number }>())?.id;
	const retire = (at: number | null) =>
		school.db.prepare("update lessons set retired_at = ? where id = ?").bind(at, id).run();
	await retire(1);

	for (const as of ["student", "admin"] as const) {
		const page = await school.request(`/lessons/${id}`, { as });
		expect([page.status, page.headers.get("Location")]).toEqual([302, "/courses/2"]);
	}
	expect((await school.request(`/lessons/${id}/video`, { as: "admin" })).status).toBe(404);
	expect((await school.postJson(`/api/lessons/${id}/progress`, { completed: true }, "student")).status).toBe(404);
	await retire(null);
});

test("each page has a nonce of its own, and every script of it carries that", async () => {
	const read = async () => {
		const response = await school.request("/courses");
		const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
		const html = await response.text();
		const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? "");
		return { nonce, bare: scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`)) };
	};
	const [first, second] = [await read(), await read()];

	expect(first.bare).toEqual([]);
	expect(first.nonce).not.toBe(second.nonce);
});
