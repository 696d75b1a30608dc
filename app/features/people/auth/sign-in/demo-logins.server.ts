import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#db/seed/people.ts";
import type { DemoLogin } from "./demo-logins";

export const DEMO_LOGINS: readonly DemoLogin[] = (["student", "instructor", "admin"] as const).flatMap((role) => {
	const account = DEMO_ACCOUNTS.find((one) => one.role === role);
	return account ? [{ role, email: account.email, password: DEMO_PASSWORD }] : [];
});
