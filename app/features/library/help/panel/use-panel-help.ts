import { useCallback, useEffect, useState } from "react";
import type { PanelHelp } from "./panel-help";

type HelpQuery = { pattern: string; slug: string | null; language: string };
type State = { kind: "loading" } | { kind: "failed" } | { kind: "there"; help: PanelHelp };

/** Responses of this visit by URL. */
const cachedHelp = new Map<string, PanelHelp>();

/** Loads the help of a page or one article; cached in memory. */
export function usePanelHelp({ pattern, slug, language }: HelpQuery): State & { again: () => void } {
	const query = new URLSearchParams({ page: pattern, lang: language, ...(slug ? { article: slug } : {}) });
	const address = `/help/panel?${query}`;
	const [answer, setAnswer] = useState<{ address: string; help: PanelHelp | null } | null>(null);
	const load = useCallback((wanted: string) => {
		ask(wanted).then(
			(help) => setAnswer({ address: wanted, help }),
			() => setAnswer({ address: wanted, help: null }),
		);
	}, []);
	useEffect(() => {
		if (!cachedHelp.has(address)) load(address);
	}, [address, load]);

	const again = () => {
		setAnswer(null);
		load(address);
	};
	const help = cachedHelp.get(address) ?? (answer?.address === address ? answer.help : undefined);
	if (help) return { kind: "there", help, again };
	return help === null ? { kind: "failed", again } : { kind: "loading", again };
}

async function ask(address: string): Promise<PanelHelp> {
	const response = await fetch(address, { headers: { Accept: "application/json" } });
	if (!response.ok) throw new Error(`The help answered ${response.status}`);
	const help = (await response.json()) as PanelHelp;
	cachedHelp.set(address, help);
	return help;
}
