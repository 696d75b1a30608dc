import { useTranslation } from "react-i18next";
import { PositionSlider } from "./position-slider";

export type Position = { number: number; count: number; onJump: (number: number) => void };
type Props = Position & { started: string; active: string; news: { number: number; count: number } | null };

/** Beside the posts on wide screens. */
export function TopicPosition({ started, active, news, ...position }: Props) {
	const { t } = useTranslation("forum");
	const { number, count, onJump } = position;
	const part = count > 1 ? ((number - 1) / (count - 1)) * 100 : 0;
	return (
		<div className="scripted hidden text-step-1 text-ink-muted lg:block">
			<p>{started}</p>
			<div className="my-2 flex h-44 gap-2">
				<PositionSlider {...position} isUpright />
				<div className="relative grow">
					<p className="absolute -translate-y-1/2" style={{ top: `calc(0.5rem + (100% - 1rem) * ${part / 100})` }}>
						<span aria-hidden="true">
							<strong className="font-strong text-ink tabular">{number}</strong> {t("position.ofCount", { count })}
						</span>
						{news ? (
							<span className="block font-strong text-accent-text">{t("news", { count: news.count })}</span>
						) : null}
					</p>
				</div>
			</div>
			<p>{active}</p>
			{news ? (
				<a
					href={`#post-${news.number}`}
					onClick={(event) => {
						event.preventDefault();
						onJump(news.number);
					}}
					className="mt-3 inline-block text-ui text-brand-text underline underline-offset-4"
				>
					{t("toFirstNew")}
				</a>
			) : null}
		</div>
	);
}
