import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { User } from "#app/features/people/auth/user-shape.ts";
import { readSearch } from "#app/shared/lists/search-text.ts";
import type { DeskGroup } from "../desk-search";

const TYPING_PAUSE = 250;
const NO_HITS: readonly DeskGroup[] = [];

export function useDeskHits(q: string, language: string): readonly DeskGroup[] {
	const root = useRouteLoaderData("root") as { user: User | null } | undefined;
	const isAdmin = root?.user?.role === "admin";
	const [hits, setHits] = useState<readonly DeskGroup[]>(NO_HITS);
	const asked = isAdmin ? readSearch(q) : "";

	useEffect(() => {
		if (asked === "") return setHits(NO_HITS);
		const leaving = new AbortController();
		const timer = setTimeout(async () => {
			try {
				const response = await fetch(`/search/desk?${new URLSearchParams({ q: asked, prefer: language })}`, {
					signal: leaving.signal,
				});
				if (!leaving.signal.aborted) setHits(response.ok && !response.redirected ? await response.json() : NO_HITS);
			} catch {
				if (!leaving.signal.aborted) setHits(NO_HITS);
			}
		}, TYPING_PAUSE);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [asked, language]);

	return hits;
}
