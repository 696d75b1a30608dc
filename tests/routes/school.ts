import { afterAll, beforeAll, inject } from "vitest";
import { openCopiedSchool } from "#scripts/school.ts";

export type Role = "anonymous" | "student" | "instructor" | "admin";
type Open = Awaited<ReturnType<typeof openCopiedSchool>>;

export function openedSchool({ modules }: { modules?: string[] } = {}) {
	let open: Open;
	const cookies = new Map<Role, string>();

	beforeAll(async () => {
		open = await openCopiedSchool(inject("seededState"), {
			modules,
			vars: { RATE_LIMIT_SCALE: "1000", ENVIRONMENT: "test" },
		});
		for (const role of ["student", "instructor", "admin"] as const) {
			cookies.set(role, (await signIn(open.address, `${role}@grew.example`)).cookie);
		}
	});
	afterAll(() => open?.close());

	return {
		get address() {
			return open.address;
		},
		get db() {
			return open.bindings.DB;
		},
		/** The Cookie header of a role; undefined if not signed in. */
		cookieOf: (as: Role) => cookies.get(as),
		/** Does not follow redirects. */
		request(path: string, { as = "anonymous", headers, ...init }: RequestInit & { as?: Role } = {}) {
			const all = new Headers(headers);
			const cookie = cookies.get(as);
			if (cookie) all.set("Cookie", cookie);
			if (init.method && init.method !== "GET" && !all.has("Origin")) all.set("Origin", open.address);
			return fetch(open.address + path, { redirect: "manual", ...init, headers: all });
		},
		postJson(path: string, body: unknown, as: Role = "anonymous", headers: Record<string, string> = {}) {
			return this.request(path, {
				as,
				method: "POST",
				headers: { "Content-Type": "application/json", ...headers },
				body: JSON.stringify(body),
			});
		},
		postForm(path: string, fields: Record<string, string>, as: Role = "anonymous") {
			return this.request(path, { as, method: "POST", body: new URLSearchParams(fields) });
		},
	};
}

export async function signIn(address: string, email: string, password = "grew-demo-2026") {
	const response = await fetch(`${address}/api/auth/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: address },
		body: JSON.stringify({ email, password }),
	});
	if (response.status !== 200) throw new Error(`Signing in as ${email} answered ${response.status}`);
	const cookie =
		response.headers
			.getSetCookie()
			.find((value) => value.startsWith("sid="))
			?.split(";")[0] ?? "";
	return { cookie, ...((await response.json()) as { token: string; user: { email: string } }) };
}

export function dataPath(path: string): string {
	const [bare, query] = path.split("?");
	return `${bare === "/" ? "/_root" : bare}.data${query ? `?${query}` : ""}`;
}
