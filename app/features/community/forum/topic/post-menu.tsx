import { useTranslation } from "react-i18next";
import { BlockForm } from "#app/features/community/blocks/block-form.tsx";
import { Ellipsis, Flag, ListChecks, Pencil, RotateCcw, TextQuote, TrashIcon, UserRound } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { DeedForm } from "./deed-form";
import type { ShownPost } from "./post-view";

type Props = {
	post: ShownPost;
	topicId: number;
	/** Null where nobody can reply. */
	onQuote: (() => void) | null;
};

/** What is seldom done with a post. What is withdrawn can be brought back where it stood. */
export function PostMenu({ post, topicId, onQuote }: Props) {
	const { t } = useTranslation("forum");
	const { id, number, may, content } = post;
	const place = `/forum/${topicId}/${number}`;
	return (
		<Menu label={t("deeds.more", { number })} trigger={<Ellipsis className="size-4" />}>
			<ul>
				{onQuote ? (
					<li className="scripted">
						<button type="button" onClick={onQuote} className={item}>
							<TextQuote className="size-4" />
							{t("deeds.quote")}
						</button>
					</li>
				) : null}
				{may.edit ? (
					<li>
						<Link to={`${place}/edit`} className={item}>
							<Pencil className="size-4" />
							{t("deeds.edit")}
						</Link>
					</li>
				) : null}
				<li>
					<Link to={`${place}/history`} className={item}>
						<RotateCcw className="size-4" />
						{t("deeds.history")}
					</Link>
				</li>
				<li>
					<Link to={`/report?kind=post&id=${id}`} className={item}>
						<Flag className="size-4" />
						{t("deeds.report")}
					</Link>
				</li>
				{may.block && content.author ? (
					<li>
						<BlockForm member={content.author} number={number} className={item} />
					</li>
				) : null}
				{may.seePlace && content.author ? (
					<li>
						<Link to={`/forum/place/${content.author.id}`} className={item}>
							<UserRound className="size-4" />
							{t("deeds.place")}
						</Link>
					</li>
				) : null}
				{may.decide ? (
					<li>
						<DeedForm post={post} intent="openCase">
							<button type="submit" className={item}>
								<ListChecks className="size-4" />
								{t("deeds.decide")}
							</button>
						</DeedForm>
					</li>
				) : null}
				{may.remove ? (
					<li>
						<DeedForm post={post} intent="remove">
							<button type="submit" className={item}>
								<TrashIcon className="size-4" />
								{t(number === 1 ? "deeds.removeTopic" : "deeds.remove")}
							</button>
						</DeedForm>
					</li>
				) : null}
			</ul>
		</Menu>
	);
}

const item =
	"flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-ui text-ink no-underline hover:bg-brand-soft";
