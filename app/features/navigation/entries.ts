import { homeOf } from "../auth/roles";
import type { User } from "../auth/user-shape";

type NavKey = "home" | "courses" | "pricing" | "dashboard" | "adminDashboard" | "admin" | "teaching";
export type NavEntry = { key: NavKey; to: string };

/** The entries of the top navigation. Source: section 2 of the specification, "Top navigation". */
export function navEntries(user: Pick<User, "role"> | null): NavEntry[] {
	if (!user) {
		return [
			{ key: "home", to: "/" },
			{ key: "courses", to: "/courses" },
			{ key: "pricing", to: "/pricing" },
		];
	}
	return [
		{ key: user.role === "admin" ? "adminDashboard" : "dashboard", to: homeOf(user.role) },
		{ key: "courses", to: "/courses" },
		...(user.role === "admin" ? [{ key: "teaching", to: "/instructor-dashboard" } as const] : []),
	];
}
