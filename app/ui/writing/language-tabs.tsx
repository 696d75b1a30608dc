import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import { Badge, type BadgeTone } from "../badge";
import { Link } from "../link";
import { useCurrentInView } from "../tabs/use-current-in-view";

type Props = {
	label: string;
	items: { language: Language; to: string; isCurrent: boolean; tone: BadgeTone; state: string }[];
};

/** The languages of a text, each with its state; scrolls sideways where they do not fit. */
export function LanguageTabs({ label, items }: Props) {
	const nav = useCurrentInView();
	return (
		<nav ref={nav} aria-label={label} className="overflow-x-auto border-b border-line">
			<ul className="flex gap-6">
				{items.map(({ language, to, isCurrent, tone, state }) => (
					<li key={language} className="shrink-0">
						<Link
							to={to}
							aria-current={isCurrent ? "page" : undefined}
							className="flex min-h-12 items-center gap-2 border-b-2 border-transparent text-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink"
						>
							<span lang={language}>{LANGUAGES.find(({ code }) => code === language)?.name}</span>
							<Badge tone={tone}>{state}</Badge>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
