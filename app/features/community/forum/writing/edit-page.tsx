import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pathOfPost } from "../topic/post-pages";
import { DealFields } from "./deal-fields";
import type { EditAnswer, EditPageData } from "./edit-page.server";
import { useScripted } from "./limits/use-scripted";
import { limitsId, WritingBox } from "./writing-box";

type Props = Omit<EditPageData, "description"> & { answer: EditAnswer | null | undefined };

/** The text of a post. What somebody else has saved meanwhile stands beside what was typed. */
export function EditPage({ title, topic, post, isOnce, limits, may, answer }: Props) {
	const { t } = useTranslation("forum");
	const { field, formError, problems } = useFields({ namespace: "forum", reply: answer?.reply });
	const box = useRef<HTMLTextAreaElement>(null);
	const [isOver, setOver] = useState(false);
	const isScripted = useScripted();
	const text = field("body", post.body);
	const theirs = answer?.theirs ?? null;
	return (
		<div className="container-page py-10 md:py-14">
			<div className="max-w-176">
				<h1 className="font-serif text-step-5">{title}</h1>
				<p className="mt-1 text-ui text-ink-muted">{topic.title}</p>
				{isOnce ? <Notice className="mt-6">{t("edit.once")}</Notice> : null}
				{formError ? (
					<Notice tone="warning" title={formError} className="mt-6">
						{theirs ? (
							<>
								<p>{t("edit.theirs")}</p>
								<p className="mt-2 max-h-80 overflow-y-auto rounded-control border border-line bg-surface-raised p-3 whitespace-pre-wrap break-words">
									{theirs.body}
								</p>
							</>
						) : null}
					</Notice>
				) : null}
				<Form
					method="post"
					onSubmit={(event) => {
						if (isOver) event.preventDefault();
					}}
					className="mt-6 grid gap-6"
				>
					<ErrorSummary title={t("errors.summary")} errors={problems} answer={answer?.reply} />
					<input type="hidden" name="postId" value={post.id} />
					<input type="hidden" name="revision" value={theirs?.revision ?? post.revision} />
					<WritingBox
						box={box}
						field={text}
						label={t("edit.body")}
						lang={undefined}
						maxLength={limits.body?.maxLength}
						topicId={topic.id}
						limits={may}
						onText={() => {}}
						onOver={setOver}
						isTall
					/>
					{post.deal ? <DealFields field={field} deal={post.deal} /> : null}
					<div className="flex flex-wrap gap-3">
						<Button
							type="submit"
							disabled={isScripted && isOver}
							aria-describedby={isOver ? limitsId(text.id) : undefined}
						>
							{t("edit.submit")}
						</Button>
						<LinkButton variant="secondary" to={pathOfPost(topic.id, post.number)}>
							{t("edit.cancel")}
						</LinkButton>
					</div>
				</Form>
			</div>
		</div>
	);
}
