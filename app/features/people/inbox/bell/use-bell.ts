import { useFetcher, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { BellData } from "./read-bell.server";

const NOTHING: BellData = { unseen: 0, paths: [] };

/** Tabs tell each other that something was read or seen. */
const CHANNEL = "notifications";

/**
 * How many notifications are new. A tab hears of what happens in others at once, and asks when it gets the focus, at
 * most once a minute. A page that unread notifications are about reads them.
 */
export function useBell(): number {
	const root = useRouteLoaderData("root") as { bell?: BellData | null; lookingUntil?: string | null } | undefined;
	const { load, data } = useFetcher<BellData>();
	const mark = useFetcher();
	const [bell, setBell] = useState(root?.bell ?? NOTHING);
	const { path } = splitLanguagePrefix(useLocation().pathname);

	useEffect(() => setBell(root?.bell ?? NOTHING), [root?.bell]);
	useEffect(() => {
		if (data) setBell(data);
	}, [data]);

	useEffect(() => {
		const others = new BroadcastChannel(CHANNEL);
		let askedAt = Date.now();
		const ask = () => {
			askedAt = Date.now();
			load("/notifications/bell");
		};
		const onFocus = () => {
			if (document.visibilityState === "visible" && Date.now() - askedAt >= MINUTE_MS) ask();
		};
		others.addEventListener("message", ask);
		document.addEventListener("visibilitychange", onFocus);
		window.addEventListener("focus", onFocus);
		return () => {
			others.close();
			document.removeEventListener("visibilitychange", onFocus);
			window.removeEventListener("focus", onFocus);
		};
	}, [load]);

	const { submit } = mark;
	// Who impersonates reads nothing for others.
	const isAboutThis = bell.paths.includes(path) && !root?.lookingUntil;
	useEffect(() => {
		if (isAboutThis) submit({ intent: "readPath", path }, { method: "post", action: "/notifications" });
	}, [isAboutThis, path, submit]);

	return bell.unseen;
}

/** After something was read or seen here. */
export function tellOtherTabs(): void {
	const others = new BroadcastChannel(CHANNEL);
	others.postMessage("changed");
	others.close();
}
