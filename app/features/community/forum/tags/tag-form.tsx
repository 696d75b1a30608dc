import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { TopicPageData } from "../topic/topic-page-data.server";
import { TagField } from "./tag-field";

type Props = {
	tags: TopicPageData["topic"]["tags"];
	tagging: NonNullable<TopicPageData["tagging"]>;
	reply: FormReply | undefined;
};

/** Changes the tags of a topic; open while what was typed has to be put right. */
export function TagForm({ tags, tagging, reply }: Props) {
	const { t } = useTranslation("forum");
	const { field, isRefused } = useFields({ namespace: "forum", reply, intent: "tags", idPrefix: "topic-" });
	const present = tags.map(({ name }) => name).join(", ");
	return (
		<Disclosure key={present} summary={t("tags.change")} open={isRefused}>
			<Form method="post" preventScrollReset className="grid gap-3">
				<input type="hidden" name="intent" value="tags" />
				<TagField field={field("tags", present)} suggested={tagging.suggested} maxLength={tagging.maxLength} />
				<Button type="submit" variant="secondary" className="justify-self-start">
					{t("tags.save")}
				</Button>
			</Form>
		</Disclosure>
	);
}
