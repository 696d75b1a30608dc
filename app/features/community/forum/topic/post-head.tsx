import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ShownPost } from "./post-view";

type Props = { post: ShownPost; topicId: number; name: string; isQuestion: boolean };

export function PostHead({ post, topicId, name, isQuestion }: Props) {
	const { t, i18n } = useTranslation("forum");
	const { number, written, content, isEdited, isEditedByModerator, replyTo } = post;
	const { author } = content;
	const about = [author?.country, author?.isTeacher && t("teacher")];
	return (
		<header className="mb-4 flex items-center gap-3">
			<Avatar name={name} src={author?.picture ?? null} />
			<div className="min-w-0 grow">
				<p className="text-ui">
					<span className="font-strong">{name}</span>{" "}
					<span className="text-step-1 text-ink-muted">{joinParts(i18n.language, about)}</span>
				</p>
				<p className="text-step-1 text-ink-muted">
					{isQuestion && number === 1 ? `${t("asked")} · ` : null}
					<time dateTime={written.iso}>{written.at}</time>
					{isEdited ? (
						<>
							{" · "}
							<Link to={`/forum/${topicId}/${number}/history`} className="hover:underline">
								{t(isEditedByModerator ? "editedByModerator" : "edited")}
							</Link>
						</>
					) : null}
					{replyTo ? (
						<>
							{" · "}
							<Link to={replyTo.to} preventScrollReset className="hover:underline">
								{t("answerTo", { number: replyTo.number })}
							</Link>
						</>
					) : null}
				</p>
			</div>
			<span className="shrink-0 text-step-1 text-ink-subtle tabular">{number}</span>
		</header>
	);
}
