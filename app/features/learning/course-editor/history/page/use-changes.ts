import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPageShortcut } from "#app/shared/keys/use-step-keys.ts";
import { joinParts } from "#app/shared/words/joining.ts";

/** Goes through the changes of a comparison by N and P or by buttons, and says each. `shown`: names what is compared. */
export function useChanges(shown: string) {
	const { t, i18n } = useTranslation("course-history");
	const box = useRef<HTMLDivElement>(null);
	const [count, setCount] = useState(0);
	const [at, setAt] = useState<number | null>(null);
	const [spoken, say] = useState("");
	const changes = useCallback(() => [...(box.current?.querySelectorAll<HTMLElement>("[data-change]") ?? [])], []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another comparison begins anew
	useEffect(() => {
		setCount(changes().length);
		setAt(null);
		say("");
	}, [changes, shown]);

	const step = useCallback(
		(by: 1 | -1) => {
			const all = changes();
			if (all.length === 0) return;
			const next = at === null ? (by === 1 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
			for (const [place, change] of all.entries()) change.toggleAttribute("data-current", place === next);
			const change = all[next];
			change?.scrollIntoView({ block: "center" });
			setAt(next);
			const { said, removed, added } = change?.dataset ?? {};
			say(
				joinParts(i18n.language, [
					t("compare.at", { at: next + 1, count: all.length }),
					said,
					removed && t("compare.saidRemoved", { text: removed }),
					added && t("compare.saidAdded", { text: added }),
				]),
			);
		},
		[at, changes, t, i18n.language],
	);

	useEffect(() => {
		function press(event: KeyboardEvent) {
			const by = event.key === "n" ? 1 : event.key === "p" ? -1 : null;
			if (by === null || !isPageShortcut(event)) return;
			event.preventDefault();
			step(by);
		}
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, [step]);

	return { box, at, count, step, spoken };
}
