import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CircleAlert, CircleCheck, CloudOff } from "#app/ui/icons.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import type { SaveState } from "../saving/autosave";

/** A conflict shows itself elsewhere. */
export type ShownState = Exclude<SaveState, { kind: "conflict" }> | { kind: "conflict" };

/** What has become of the text; each kind is announced once, when it comes. */
export function SaveStatus({ state }: { state: ShownState }) {
	const { t } = useTranslation("course-editor");
	const words = useStateWords()(state);
	const announced = useAnnouncement(state.kind, words);
	const Icon = state.kind === "kept" || state.kind === "signIn" ? CloudOff : isFault(state) ? CircleAlert : CircleCheck;
	return (
		<div className="flex min-w-0 items-center gap-2 text-label text-ink-muted">
			<Icon
				className={isFault(state) || state.kind === "signIn" ? "size-4 shrink-0 text-warning" : "size-4 shrink-0"}
			/>
			<p data-save-state={state.kind} className="min-w-0">
				{words}
				{state.kind === "signIn" ? (
					<>
						<SentenceGap />
						<a href={SIGN_IN} target="_blank" rel="noreferrer" className="link inline-block py-2">
							{t("lesson.state.toSignIn")}
						</a>
					</>
				) : null}
			</p>
			<p role="status" className="sr-only">
				{announced}
			</p>
		</div>
	);
}

/** Beside the page, which stays as it is and saves once it is looked at again. */
const SIGN_IN = "/login?redirectTo=%2Finstructor-dashboard";

const isFault = ({ kind }: ShownState) => kind === "conflict" || kind === "refused";

function useStateWords() {
	const { t } = useTranslation("course-editor");
	return (state: ShownState): string => {
		switch (state.kind) {
			case "saved":
				return state.at ? t("lesson.state.savedAt", { time: state.at }) : t("lesson.state.saved");
			case "refused":
				return t(`lesson.state.${state.reason}`);
			default:
				return t(`lesson.state.${state.kind}`);
		}
	};
}

/** Every save in a row is one; "saving" is none. */
function useAnnouncement(kind: ShownState["kind"], words: string): string {
	const [said, setSaid] = useState("");
	const last = useRef(kind);
	const latest = useRef(words);
	latest.current = words;
	useEffect(() => {
		if (kind === "saving" || kind === last.current) return;
		last.current = kind;
		setSaid(latest.current);
	}, [kind]);
	return said;
}
