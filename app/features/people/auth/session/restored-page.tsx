import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { readIdentity } from "#app/shared/api-client/identity.ts";
import type { User } from "../user-shape";

/** Restored by the back button: reloads when the user changed since, otherwise revalidates once online. */
export function RestoredPage({ user }: { user: User | null }) {
	const { revalidate } = useRevalidator();
	const shown = user?.email ?? null;

	useEffect(() => {
		const look = () => {
			if (readIdentity().email === shown) {
				if (navigator.onLine) return revalidate();
				return window.addEventListener("online", look, { once: true });
			}
			document.documentElement.hidden = true;
			location.reload();
		};
		const onPageShow = ({ persisted }: PageTransitionEvent) => {
			if (persisted) look();
		};
		window.addEventListener("pageshow", onPageShow);
		return () => {
			window.removeEventListener("pageshow", onPageShow);
			window.removeEventListener("online", look);
		};
	}, [shown, revalidate]);
	return null;
}
