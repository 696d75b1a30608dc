import { useFetcher, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { BellData } from "./read-bell.server";

const NOTHING: BellData = { unseen: 0, paths: [] };

/** Tabs tell each other that something was read or seen. */
const CHANNEL = "notifications";

/** Between two questions of a tab that gets the focus. */
const ASKED_FOR_MS = 10_000;

/**
 * How many notifications are new. A tab hears of what is read in others at once, and asks when it gets the focus. A page
 * that unread notifications are about reads them.
 */
export function useBell(): number {
	const root = useRouteLoaderData("root") as { bell?: BellData | null; lookingUntil?: string | null } | undefined;
	const { load, data } = useFetcher<BellData>();
	const mark = useFetcher();
	const [bell, setBell] = useState(root?.bell ?? NOTHING);
	const { path } = splitLanguagePrefix(useLocation().pathname);

	const others = useRef<BroadcastChannel | null>(null);
	const shown = useRef(bell);
	shown.current = bell;
	useEffect(() => {
		const next = root?.bell ?? NOTHING;
		const { unseen, paths } = shown.current;
		if (next.unseen < unseen || next.paths.length < paths.length) others.current?.postMessage("changed");
		setBell(next);
	}, [root?.bell]);
	useEffect(() => {
		if (data) setBell(data);
	}, [data]);

	useEffect(() => {
		const channel = new BroadcastChannel(CHANNEL);
		others.current = channel;
		let askedAt = Date.now();
		const ask = () => {
			askedAt = Date.now();
			load("/notifications/bell");
		};
		const onFocus = () => {
			if (document.visibilityState === "visible" && Date.now() - askedAt >= ASKED_FOR_MS) ask();
		};
		channel.addEventListener("message", ask);
		document.addEventListener("visibilitychange", onFocus);
		window.addEventListener("focus", onFocus);
		return () => {
			channel.close();
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
