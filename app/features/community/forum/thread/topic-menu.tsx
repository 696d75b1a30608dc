import { useTranslation } from "react-i18next";
import { Ellipsis, Pencil, ShareIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Menu } from "#app/ui/menu.tsx";
import type { TopicPageData } from "../topic/topic-page-data.server";

/** Of the address of a topic: what is being changed there. */
export const CHANGE = "change";

type Props = Pick<TopicPageData, "topic" | "tagging" | "feed">;

/** What is seldom done with a topic as a whole. Works without script. */
export function TopicMenu({ topic, tagging, feed }: Props) {
	const { t } = useTranslation("forum");
	return (
		<Menu label={t("topicMenu")} trigger={<Ellipsis className="size-4" />}>
			<ul>
				{tagging ? (
					<li>
						<Link to={`/forum/${topic.id}?${CHANGE}=tags`} preventScrollReset className={item}>
							<Pencil className="size-4" />
							{t("tags.change")}
						</Link>
					</li>
				) : null}
				<li>
					<a href={feed.href} type="application/atom+xml" className={item}>
						<ShareIcon className="size-4" />
						{t("feed.link", { title: feed.title })}
					</a>
				</li>
			</ul>
		</Menu>
	);
}

const item =
	"flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-ui text-ink no-underline hover:bg-brand-soft";
