import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { FOLLOW_LEVELS } from "#db/schema/community/forum-kinds.ts";
import { TopicMenu } from "../thread/topic-menu";
import { ModeratorDeeds } from "./moderator-deeds";
import type { TopicPageData } from "./topic-page-data.server";

type Props = {
	page: Pick<TopicPageData, "topic" | "reading" | "near" | "categories" | "splitKey" | "tagging" | "feed">;
	isModerator: boolean;
	children: ReactNode;
};

/** What the reader does with the topic as a whole, and what stands near it. */
export function TopicAside({ page, isModerator, children }: Props) {
	const { t } = useTranslation("forum");
	const { topic, reading, near, categories, splitKey, tagging, feed } = page;
	return (
		<aside className="grid content-start gap-6 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto">
			<div className="flex items-start justify-between gap-2">
				{reading ? (
					<Form method="post" preventScrollReset className="flex min-w-0 grow items-end gap-2">
						<input type="hidden" name="intent" value="follow" />
						<SelectField
							key={reading.level}
							name="level"
							id="follow-level"
							label={t("levels.label")}
							help={t(`levels.${reading.level}Text`)}
							defaultValue={reading.level}
							onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
							className="grow"
						>
							{FOLLOW_LEVELS.map((level) => (
								<option key={level} value={level}>
									{t(`levels.${level}`)}
								</option>
							))}
						</SelectField>
						<noscript>
							<Button type="submit" variant="secondary">
								{t("levels.save")}
							</Button>
						</noscript>
					</Form>
				) : (
					<span />
				)}
				<TopicMenu topic={topic} tagging={tagging} feed={feed} />
			</div>
			{children}
			<div className={classNames("text-ui text-ink-muted", topic.lastShown > 1 && "lg:hidden")}>
				<p>{t("posts", { count: topic.postCount })}</p>
				<p>{t("lastActive", { at: topic.active })}</p>
				{reading?.news ? (
					<p className="mt-1">
						<a href={`#post-${reading.news.number}`} className="text-brand-text underline underline-offset-4">
							{t("toFirstNew")}
						</a>
					</p>
				) : null}
			</div>
			{near.length > 0 ? (
				<section className="border-t border-line-strong pt-4">
					<h2 className="font-serif text-step-2">{t("near")}</h2>
					<ul>
						{near.map(({ id, title, lang, postCount }) => (
							<li key={id} className="border-b border-line py-3 text-ui">
								<Link to={`/forum/${id}`} lang={lang} className="text-ink no-underline break-words hover:underline">
									{title}
								</Link>
								<p className="text-step-1 text-ink-muted">{t("posts", { count: postCount })}</p>
							</li>
						))}
					</ul>
				</section>
			) : null}
			{isModerator ? <ModeratorDeeds topic={topic} categories={categories} splitKey={splitKey} /> : null}
		</aside>
	);
}
