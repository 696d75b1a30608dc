import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { FORUM_LIST, type ForumQuery } from "./forum-query";

type Props = { query: ForumQuery; count: number };

/** How many topics have new replies, as a link to them. It stays in the page when there are none, so that a change is read out. */
export function UnreadNotice({ query, count }: Props) {
	const { t } = useTranslation("forum");
	return (
		<div role="status" className={count > 0 ? "mt-4" : undefined}>
			{count > 0 ? (
				<LinkButton variant="secondary" to={FORUM_LIST.href(query, { q: "", filters: { tab: "unread" } })}>
					{t("replies.topics", { count })}
				</LinkButton>
			) : null}
		</div>
	);
}
