import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PublishPageData } from "./publish-page-data.server";
import { useProblemWords } from "./use-problem-words";

type Props = Pick<PublishPageData, "problems" | "missing" | "unlisted">;

/** What keeps the drafts from being published, each with the way to where it is mended. */
export function PublishProblems({ problems, missing, unlisted }: Props) {
	const { t } = useTranslation("course-editor");
	const say = useProblemWords();
	const count = problems.length + missing.length + unlisted;
	if (count === 0) return null;
	const nameOf = (title: string, code: string) => {
		const language = LANGUAGES.find((one) => one.code === code)?.name;
		return language ? t("publish.inLanguage", { title, language }) : title;
	};
	const lines = [
		...problems.map((problem) => ({
			id: idOf(problem),
			to: problem.to,
			name: nameOf(problem.title, problem.language),
			says: say(problem),
		})),
		...missing.map(({ key, language, title, to }) => ({
			id: `${key} ${language}`,
			to,
			name: title,
			says: t(language === "*" ? "publish.missingFacts" : "publish.missingWords"),
		})),
	];
	return (
		<Notice tone="danger" title={t("publish.blocks", { count })}>
			<p>{t("publish.blocksText")}</p>
			<ul className="mt-2 grid gap-1">
				{lines.map(({ id, to, name, says }) => (
					<li key={id}>
						<Link to={to} className="inline-block py-1 underline underline-offset-4 wrap-break-word">
							{name}
						</Link>
						<span className="block text-label">{says}</span>
					</li>
				))}
			</ul>
			{unlisted > 0 ? <p className="mt-2">{t("publish.unlisted", { count: unlisted })}</p> : null}
		</Notice>
	);
}

type CaptionProps = Pick<PublishPageData, "uncaptioned" | "formerCaptions">;

/** Films that would be shown without captions, or with those of another film; that blocks nothing. */
export function CaptionWarnings({ uncaptioned, formerCaptions }: CaptionProps) {
	const { t } = useTranslation("course-editor");
	return (
		<>
			<FilmList films={uncaptioned} title={t("publish.uncaptioned", { count: uncaptioned.length })} />
			<FilmList films={formerCaptions} title={t("publish.formerCaptions", { count: formerCaptions.length })} />
		</>
	);
}

function FilmList({ films, title: head }: { films: PublishPageData["uncaptioned"]; title: string }) {
	const { t } = useTranslation("course-editor");
	if (films.length === 0) return null;
	return (
		<Notice tone="warning" title={head}>
			<ul className="grid gap-1">
				{films.map(({ key, language, title, to }) => (
					<li key={`${key} ${language}`}>
						<Link to={to} className="inline-block py-1 underline underline-offset-4 wrap-break-word">
							{t("publish.inLanguage", {
								title,
								language: LANGUAGES.find(({ code }) => code === language)?.name ?? language,
							})}
						</Link>
					</li>
				))}
			</ul>
		</Notice>
	);
}

function idOf(problem: Props["problems"][number]): string {
	const { key, language, field } = problem;
	const place = "question" in problem ? [problem.question.key, problem.at, problem.reason] : [problem.line];
	return [key, language, field, ...place].join(" ");
}
