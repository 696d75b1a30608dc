import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ChevronUp, Minus, ReplyIcon, X } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ComposerState } from "./use-composer";

type Props = {
	composer: ComposerState;
	saved: string | null;
	/** Opens the form again; has the focus once it is folded. */
	unfold: RefObject<HTMLButtonElement>;
};

/** What is answered, and where the form goes; all that is left of it when it is folded. */
export function ComposerHead({ composer, saved, unfold }: Props) {
	const { t, i18n } = useTranslation("forum");
	const { answered, dock, place, isElsewhere } = composer;
	const title = answered?.name
		? t("reply.to", { name: answered.name, number: answered.number })
		: joinParts(i18n.language, [t("reply.title"), answered && t("answerTo", { number: answered.number })]);
	useEffect(() => {
		if (dock === "folded") unfold.current?.focus();
	}, [dock, unfold]);

	return (
		<div
			className={classNames(
				"flex flex-wrap items-center gap-x-3 gap-y-1",
				dock === "open" && "sticky top-0 z-10 bg-surface-raised pt-2",
			)}
		>
			<ReplyIcon className="size-4 shrink-0" />
			<h2 className="min-w-0 text-ui font-strong break-words">{title}</h2>
			{isElsewhere && place ? (
				<Link to={`/forum/${place.topicId}`} className="link min-w-0 text-step-1 break-words">
					{place.title}
				</Link>
			) : null}
			<p role="status" className="min-w-0 grow text-step-1 text-ink-muted">
				{saved ? t("draft.kept", { at: saved }) : null}
			</p>
			<div className="ms-auto flex">
				{dock === "open" ? (
					<IconButton label={t("reply.fold")} onClick={composer.fold}>
						<Minus className="size-4" />
					</IconButton>
				) : null}
				{dock === "folded" ? (
					<IconButton ref={unfold} label={t("reply.unfold")} aria-expanded={false} onClick={composer.unfold}>
						<ChevronUp className="size-4" />
					</IconButton>
				) : null}
				{dock === "below" ? null : (
					<IconButton label={t("reply.below")} onClick={composer.putBelow}>
						<X className="size-4" />
					</IconButton>
				)}
			</div>
		</div>
	);
}
