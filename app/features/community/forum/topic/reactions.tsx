import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { CircleQuestionMark, Heart, Lightbulb, ThumbsUp } from "#app/ui/icons.tsx";
import { DeedForm } from "./deed-form";
import type { ShownPost } from "./post-view";

const ICONS = { helpful: ThumbsUp, thanks: Heart, insight: Lightbulb, doubt: CircleQuestionMark } as const;

/** Counts for everybody; buttons for members at posts of others. */
export function Reactions({ post }: { post: ShownPost }) {
	const { t } = useTranslation("forum");
	const shown = post.reactions.filter(({ count }) => post.may.react || count > 0);
	return (
		<ul className="flex flex-wrap gap-1.5">
			{shown.map(({ name, count, isMine }) => {
				const Icon = ICONS[name];
				const words = t("reactions.count", { name: t(`reactions.${name}`), count });
				return (
					<li key={name}>
						{post.may.react ? (
							<DeedForm post={post} intent="react" values={{ name, isOn: isMine ? "off" : "on" }}>
								<button
									type="submit"
									aria-pressed={isMine}
									aria-label={words}
									data-tooltip={words}
									className={classNames(
										box,
										"hover:border-ink",
										isMine && "border-brand bg-brand-soft font-strong text-brand-text",
									)}
								>
									<Icon className="size-4" />
									{count > 0 ? count : null}
								</button>
							</DeedForm>
						) : (
							<span role="img" aria-label={words} data-tooltip={words} className={box}>
								<Icon className="size-4" />
								{count}
							</span>
						)}
					</li>
				);
			})}
		</ul>
	);
}

const box =
	"hit-area inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control border border-control px-2.5 text-label text-ink-muted tabular";
