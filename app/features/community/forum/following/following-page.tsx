import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { FollowAnswer } from "./answer-follow-form.server";
import type { FollowingPageData } from "./following-page-data.server";

type Props = Omit<FollowingPageData, "description"> & { lede: string; answer: FollowAnswer | undefined };

/** `/settings/following`: each line can be ended. Works without script. */
export function FollowingPage({ title, lede, topics, around, blocked, answer }: Props) {
	const { t } = useTranslation("forum");
	const levelOf = (isMuted: boolean) => t(isMuted ? "levels.mute" : "levels.watch");
	return (
		<SettingsFrame title={title} lede={lede}>
			{answer ? (
				<ResultNotice
					tone="danger"
					title={answer.refused === "wait" ? t("errors.tooManyMarks", answer.values) : t("following.wrong")}
				/>
			) : null}
			<Part title={t("following.topics")} none={t("following.noTopics")}>
				{topics.map(({ id, title: name, lang, isMuted }) => (
					<Line key={id} intent="topic" id={id} end={t("following.end")} about={name}>
						<Link to={`/forum/${id}`} lang={lang} className="text-ink break-words hover:underline">
							{name}
						</Link>
						<Level>{levelOf(isMuted)}</Level>
					</Line>
				))}
			</Part>
			<Part title={t("following.around")} none={t("following.noAround")}>
				{around.map(({ id, name, isTag, isMuted, to }) => (
					<Line key={id} intent="around" id={id} end={t("following.end")} about={name}>
						<Link to={to} className="text-ink break-words hover:underline">
							{isTag ? `#${name}` : name}
						</Link>
						<Level>{levelOf(isMuted)}</Level>
					</Line>
				))}
			</Part>
			<Part title={t("blocks.title")} text={t("blocks.text")} none={t("blocks.none")}>
				{blocked.map(({ id, name, since }) => (
					<Line key={id} intent="unblock" id={id} end={t("blocks.unblock")} about={name}>
						<span className="break-words">{name}</span>
						<Level>{t("blocks.since", { date: since })}</Level>
					</Line>
				))}
			</Part>
		</SettingsFrame>
	);
}

type PartProps = { title: string; text?: string; none: string; children: ReactNode[] };

function Part({ title, text, none, children }: PartProps) {
	return (
		<section className="border-t border-line-strong py-6">
			<h2 className="font-serif text-step-3">{title}</h2>
			{text ? <p className="mt-1 max-w-prose text-label text-ink-muted">{text}</p> : null}
			{children.length > 0 ? (
				<ul className="mt-2">{children}</ul>
			) : (
				<p className="mt-2 text-ui text-ink-muted">{none}</p>
			)}
		</section>
	);
}

type LineProps = { intent: string; id: number; end: string; about: string; children: ReactNode };

function Line({ intent, id, end, about, children }: LineProps) {
	const { t } = useTranslation("forum");
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-ui">
			<p className="grid min-w-0 grow">{children}</p>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="id" value={id} />
				<Button
					type="submit"
					variant="secondary"
					size="sm"
					aria-label={t("following.about", { deed: end, name: about })}
				>
					{end}
				</Button>
			</Form>
		</li>
	);
}

function Level({ children }: { children: ReactNode }) {
	return <span className="text-step-1 text-ink-muted">{children}</span>;
}
