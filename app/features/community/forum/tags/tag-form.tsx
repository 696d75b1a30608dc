import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { TopicPageData } from "../topic/topic-page-data.server";
import { TagField } from "./tag-field";

type Props = {
	topicId: number;
	tags: TopicPageData["topic"]["tags"];
	tagging: NonNullable<TopicPageData["tagging"]>;
	reply: FormReply | undefined;
};

/** Changes the tags of a topic. Its menu leads here, also without script. */
export function TagForm({ topicId, tags, tagging, reply }: Props) {
	const { t } = useTranslation("forum");
	const { field } = useFields({ namespace: "forum", reply, intent: "tags", idPrefix: "topic-" });
	const present = tags.map(({ name }) => name).join(", ");
	return (
		<section aria-labelledby="change-tags" className="mt-4 rounded-card border border-line p-4">
			<h2 id="change-tags" className="text-label font-strong">
				{t("tags.change")}
			</h2>
			<Form key={present} method="post" preventScrollReset className="mt-3 grid gap-3">
				<input type="hidden" name="intent" value="tags" />
				<TagField field={field("tags", present)} suggested={tagging.suggested} maxLength={tagging.maxLength} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" variant="secondary">
						{t("tags.save")}
					</Button>
					<LinkButton variant="quiet" to={`/forum/${topicId}`} preventScrollReset>
						{t("edit.cancel")}
					</LinkButton>
				</div>
			</Form>
		</section>
	);
}
