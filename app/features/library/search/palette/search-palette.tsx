import * as Dialog from "@radix-ui/react-dialog";
import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { useHanFolds } from "#app/shared/text/use-han-folds.ts";
import { labelledValue } from "#app/shared/words/joining.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Search } from "#app/ui/icons.tsx";
import type { ShownType } from "../query/search-shapes";
import { parseSearchWords } from "../words/search-words";
import { type PaletteItem, paletteGroups } from "./palette-groups";
import { Key, PaletteKeys } from "./palette-keys";
import { PaletteList } from "./palette-list";
import { clearSearches, recentSearches, saveSearch } from "./recent-searches";
import { useAnswer } from "./use-answer";
import { useDeskHits } from "./use-desk-hits";
import { usePages } from "./use-pages";

export type SearchPaletteProps = { close: () => void; returnFocus: () => void };

const LIST_ID = "search-palette-list";

/** A combobox: arrow keys choose, Enter opens, Tab filters by kind, Escape closes. Full screen on phones. */
export function SearchPalette({ close, returnFocus }: SearchPaletteProps) {
	const { t, i18n } = useTranslation(["search", "frame"]);
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const [q, setQ] = useState("");
	useHanFolds(q);
	const [type, setType] = useState<ShownType | null>(null);
	const [chosen, setChosen] = useState(0);
	const [recent, setRecent] = useState(recentSearches);
	const pages = usePages();
	const { answer, isPending, hasFailed } = useAnswer({ q, type: type?.type ?? null, language: i18n.language });
	const found = useDeskHits(q, i18n.language);
	const desk = type ? [] : found;
	const groups = paletteGroups({ q, answer, desk, pages: type ? [] : pages, language: i18n.language, recent });
	const items = groups.flatMap((group) => group.items);
	const at = Math.min(chosen, items.length - 1);
	const searched = answer?.meant ?? answer?.q ?? q;
	const terms = useMemo(() => parseSearchWords(searched), [searched]);

	const field = useRef<HTMLInputElement>(null);
	// Focus immediately; waiting for the animation would lose keystrokes.
	useLayoutEffect(() => field.current?.focus(), []);
	const idOf = (index: number) => `${LIST_ID}-${index}`;
	useEffect(() => {
		if (at >= 0) document.getElementById(`${LIST_ID}-${at}`)?.scrollIntoView({ block: "nearest" });
	}, [at]);

	const goTo = (path: string) => {
		close();
		navigate(withLanguagePrefix(path, prefix));
	};
	const search = (words: string) => {
		saveSearch(words);
		goTo(`/search?${new URLSearchParams({ q: words, ...(type ? { type: type.type } : {}) })}`);
	};
	const choose = (item: PaletteItem) => {
		if (item.kind === "recent") return change(item.q);
		if (item.kind === "page") return goTo(item.page.path);
		if (item.kind === "desk") return goTo(item.hit.to);
		if (item.kind === "all") return search(item.q);
		saveSearch(q);
		goTo(item.hit.url);
	};
	const change = (words: string) => {
		setQ(words);
		setChosen(0);
	};
	const onKey = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const item = items[at];
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step && items.length > 0) {
			event.preventDefault();
			setChosen((at + step + items.length) % items.length);
		} else if (event.key === "Enter") {
			event.preventDefault();
			if (item) choose(item);
			else if (q.trim()) search(q.trim());
		} else if (event.key === "Tab" && !event.shiftKey && (type || (item?.kind === "hit" && item.type))) {
			event.preventDefault();
			setType(type === null && item?.kind === "hit" ? (item.type ?? null) : null);
			setChosen(0);
		}
	};
	const atDesk = desk.flatMap(({ hits }) => hits).length;
	const isEmpty = answer !== null && answer.hits.length === 0 && atDesk === 0 && !isPending;
	const words = answer?.more ? "palette.announcedMore" : "palette.announced";
	const count = answer && !isPending ? t(words, { count: answer.total + atDesk }) : "";

	return (
		<Dialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
			<Dialog.Portal>
				<Dialog.Overlay className="fixed inset-0 z-50 bg-[oklch(0.15_0.02_168/0.55)] data-[state=open]:animate-fade-in" />
				<Dialog.Content
					aria-describedby={undefined}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						returnFocus();
					}}
					className="fixed inset-0 z-50 flex flex-col bg-surface-raised data-[state=open]:animate-rise-in md:inset-x-0 md:top-26 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-9rem)] md:w-[min(42.5rem,calc(100%-4rem))] md:overflow-hidden md:rounded-card md:border md:border-line-strong md:shadow-float"
				>
					<Dialog.Title className="sr-only">{t("palette.label")}</Dialog.Title>
					<div className="flex h-15 shrink-0 items-center gap-3 border-b border-line-strong px-5">
						<Search size={20} strokeWidth={1.75} className="shrink-0 text-ink-muted" />
						{type ? (
							<button
								type="button"
								onClick={() => setType(null)}
								aria-label={t("palette.showEvery")}
								className="hit-area inline-flex min-h-8 shrink-0 items-center rounded-control border border-brand bg-brand-soft px-2 text-label text-brand-text"
							>
								{t("palette.onlyKind", { kind: type.many })}
							</button>
						) : null}
						<input
							ref={field}
							type="text"
							role="combobox"
							aria-label={t("palette.label")}
							aria-expanded={items.length > 0}
							aria-controls={LIST_ID}
							aria-autocomplete="list"
							aria-activedescendant={at >= 0 ? idOf(at) : undefined}
							value={q}
							onChange={(event) => change(event.target.value)}
							onKeyDown={onKey}
							maxLength={LONGEST_SEARCH}
							autoComplete="off"
							autoCorrect="off"
							spellCheck={false}
							enterKeyHint="go"
							placeholder={t("placeholder")}
							className="h-full min-w-0 grow bg-transparent text-step-3 text-ink outline-none placeholder:text-ink-subtle"
						/>
						<Dialog.Close
							aria-label={labelledValue(i18n.language, "Esc", t("palette.close"))}
							className="hit-area max-md:hidden"
						>
							<Key>Esc</Key>
						</Dialog.Close>
						<Dialog.Close className="hit-area min-h-11 font-medium text-brand-text md:hidden">
							{t("palette.cancel")}
						</Dialog.Close>
					</div>
					<p role="status" className="sr-only">
						{count}
					</p>
					<div className="min-h-0 grow overflow-y-auto overscroll-contain pb-2">
						{hasFailed ? <Hint>{t("palette.failed")}</Hint> : null}
						{isEmpty ? <Hint>{t("palette.none", { q: answer.q })}</Hint> : null}
						{answer?.meant ? <Hint>{t("meant", { q: answer.q, meant: answer.meant })}</Hint> : null}
						{answer?.anyWord ? <Hint>{t("anyWord")}</Hint> : null}
						{q.trim() === "" ? <Hint>{t("palette.hint")}</Hint> : null}
						<PaletteList
							groups={groups}
							terms={terms}
							idOf={idOf}
							chosen={at}
							choose={choose}
							id={LIST_ID}
							onPoint={setChosen}
						/>
						{q.trim() === "" && recent.length > 0 ? (
							<button
								type="button"
								className="mx-5 mt-1 min-h-11 text-label text-brand-text underline"
								onClick={() => {
									clearSearches();
									setRecent([]);
								}}
							>
								{t("palette.forget")}
							</button>
						) : null}
					</div>
					<PaletteKeys />
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function Hint({ children }: { children: string }) {
	return <p className="px-5 pt-4 text-ui text-ink-muted">{children}</p>;
}
