import { STUDENT_LOGIN } from "../pages.ts";

export async function signIn(address: string): Promise<string> {
	const response = await fetch(`${address}/api/auth/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: address },
		body: JSON.stringify(STUDENT_LOGIN),
	});
	if (!response.ok) throw new Error(`Signing in answers ${response.status}: ${await response.text()}`);
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";", 1)[0])
		.join("; ");
}
